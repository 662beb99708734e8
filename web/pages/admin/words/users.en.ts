export const words = {
  userManagement: "User Management",
  allAccountsNewestFirst: "All accounts, newest first.",
  dashboard: "Dashboard",
  createUser: "Create User",
};
