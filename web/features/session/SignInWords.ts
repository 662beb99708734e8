import { type Registration } from "#api/users/registration.rules.ts";
import { type PartnerRole } from "#api/users/userWords.rules.ts";

import { type Strength } from "#web/features/session/passwords/passwordStrength.ts";
import { type Refusal } from "#web/graphql/refusal.ts";
import { type FormWords } from "#web/ui/forms/useFormWords.ts";
import { type SheetWords } from "#web/ui/frame/DrawingSheet.tsx";

interface Toast {
  title: string;
  text: string;
}

/** The texts of a field for a new password. */
export interface PasswordWords {
  hint: string;
  show: string;
  hide: string;
  strength: Record<Strength, string>;
  /** The warning about one of the most common passwords. The user may choose such a password nevertheless. */
  common: string;
}

/** All texts of sign-in, registration and the pages that mailed links open, in one language. */
export interface SignInWords {
  sheet: SheetWords;
  form: FormWords;
  login: {
    title: string;
    lead: string;
    /** Shown on the sign-in page if the session ended while the user was working. */
    sessionEnded: string;
    username: string;
    password: string;
    submit: string;
    submitting: string;
    unreachable: string;
    welcome: { title: string; text: (name: string) => string };
    failed: Toast;
    forgot: { label: string; text: (email: string) => string };
    newHere: string;
    register: string;
  };
  registration: {
    title: string;
    lead: string;
    labels: Record<keyof Registration, string>;
    passwordHint: string;
    chooseRole: string;
    roles: Record<PartnerRole, string>;
    submit: string;
    submitting: string;
    welcome: Toast;
    /** `text` is shown if the server's response contains no reason. */
    failed: Toast;
    registered: string;
    login: string;
  };
  /** The texts of the form that replaces the sign-in form if the account requires a code after the password. */
  secondStep: { lead: string; code: string; hint: string; back: string };
  recovery: {
    /** The link on the sign-in page to request a new password. */
    link: string;
    /** The link to the sign-in page. */
    back: string;
    /** The link to the page where a user can request a new mailed link. */
    askAgain: string;
    /** Shown if the URL of a mailed link has no token. */
    incomplete: string;
    password: PasswordWords;
    ask: {
      title: string;
      lead: string;
      login: string;
      submit: string;
      submitting: string;
      again: string;
      sent: string;
      failed: string;
    };
    choose: {
      title: string;
      lead: string;
      label: string;
      submit: string;
      submitting: string;
      done: Toast;
      failed: string;
    };
    confirm: { title: string; lead: string; submit: string; submitting: string; done: Toast; failed: string };
  };
  /** Returns the sentence that explains a refusal by the server. */
  refused: (refusal: Refusal) => string;
}
