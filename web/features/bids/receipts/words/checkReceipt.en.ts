/** A separate list, so that the lists of bids load the label of this button without the other words about receipts. */
export const words = {
  checkAReceipt: "Check a receipt",
};
