export const words = {
  createUserProfile: "Create User Profile",
  theAccountCanSignIn: "The account can sign in at once, with the username and the password that you give it.",
  backToDashboard: "Back to Dashboard",
};
