/** A separate list, so that the lists of bids load this button's label without the other words about receipts. */
export const words = {
  checkAReceipt: "Check a receipt",
};
