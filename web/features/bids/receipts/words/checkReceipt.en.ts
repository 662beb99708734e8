/** Lists of tenders and bids have this one word without the others of receipts. */
export const words = {
  checkAReceipt: "Check a receipt",
};
