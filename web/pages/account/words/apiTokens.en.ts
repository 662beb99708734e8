export const words = {
  apiTokens: "API Tokens",
  aProgramSignsInWith: "A program signs in with a token instead of your password. It can never do more than you can.",
  backToSettings: "Back to Settings",
  yourNewToken: "Your New Token",
  token: "Token",
};
