/** The columns of a bid on which nothing is decided. */
export const UNDECIDED = { status: "pending", decidedAt: null, decidedBy: null } as const;
