export const words = {
  questions: "Questions",
  aboutAllTendersThoseWith:
    "About all tenders, those with the least time left first. The company that asked is not named.",
  dashboard: "Dashboard",
};
