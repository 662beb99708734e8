export const words = {
  allBids: "All Bids",
  everyTenderWithTheBids: "Every tender with the bids that partners submitted.",
  dashboard: "Dashboard",
};
