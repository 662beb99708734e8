export const words = {
  settings: "Settings",
  howYouSignInAndWhere: "How you sign in, and where you are signed in.",
  loading: "Loading",
  yourNameHowYouSignIn: "Your name, how you sign in, and where you are signed in.",
  backToDashboard: "Back to Dashboard",
};
