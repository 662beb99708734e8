/** The columns of a bid without a decision. */
export const UNDECIDED = { status: "pending", decidedAt: null, decidedBy: null } as const;
