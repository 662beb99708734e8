export const words = {
  figures: "Figures",
  lead: "How many tenders were published, how many companies bid, and how long it took.",
  dashboard: "Dashboard",
};
