export const words = {
  requests: "Requests",
  integrationRequestsNewestFirstAn: "Integration requests, newest first. An answer is promised within 24 hours.",
  dashboard: "Dashboard",
};
