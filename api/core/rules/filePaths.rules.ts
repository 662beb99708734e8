/**
 * Paths at which uploaded files are shown, or downloaded together. The web client loads this module only for a list of
 * files.
 */
export const filePaths = {
  /** Shows a PDF or a picture in the browser. */
  view: (id: string) => `/files/${id}/view`,
  ofTender: (tenderId: string) => `/api/tenders/${tenderId}/files.zip`,
  ofBid: (bidId: string) => `/api/bids/${bidId}/files.zip`,
} as const;
