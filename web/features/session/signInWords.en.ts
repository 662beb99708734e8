import { PARTNER_ROLE_LABELS } from "#api/users/userWords.rules.ts";

import { type SignInWords } from "#web/features/session/SignInWords.ts";
import { englishFormWords } from "#web/ui/forms/useFormWords.ts";

export const signInWordsEn: SignInWords = {
  sheet: {
    skip: "Skip to content",
    backToHome: "Back to Home",
    otherLanguage: "Français",
    phases: ["Connection", "Completion", "Acceleration", "Value Loop"],
  },
  form: englishFormWords,
  login: {
    title: "Partner Portal",
    lead: "Sign in to browse tenders and submit bids.",
    sessionEnded: "Your session has ended. Sign in to go on: what you typed is kept.",
    username: "Username",
    password: "Password",
    submit: "Sign In",
    submitting: "Signing in...",
    unreachable: "The server could not be reached. What you typed is kept.",
    welcome: { title: "Login Successful", text: (name) => `Welcome, ${name}!` },
    failed: { title: "Login Failed", text: "Invalid username or password. Please try again." },
    forgot: { label: "Forgot password?", text: (email) => `Please contact the global desk at ${email} for password reset assistance.` },
    newHere: "New here?",
    register: "Register as a partner",
  },
  registration: {
    title: "Partner Registration",
    lead: "One account for your company: browse open tenders, keep a company profile, submit bids.",
    labels: {
      firstName: "First name",
      lastName: "Last name",
      email: "Email",
      username: "Username",
      password: "Password",
      company: "Company",
      role: "Role",
    },
    passwordHint: "At least 6 characters",
    chooseRole: "Choose a role",
    roles: PARTNER_ROLE_LABELS,
    submit: "Create Account",
    submitting: "Creating Account...",
    welcome: { title: "Registration Successful!", text: "Your partner account has been created. Please sign in." },
    failed: { title: "Registration Failed", text: "Please try again." },
    registered: "Already registered?",
    login: "Sign in",
  },
  refused: ({ message }) => message,
};
