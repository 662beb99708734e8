export const words = {
  tenderManagement: "Tender Management",
  allTendersNewestFirst: "All tenders, newest first.",
  dashboard: "Dashboard",
  createTender: "Create Tender",
};
