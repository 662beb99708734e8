/** Records that are read at a time. */
export const AUDIT_PAGE = 50;
