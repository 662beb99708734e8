import { type Registration } from "#api/users/registration.rules.ts";
import { type PartnerRole } from "#api/users/userWords.rules.ts";

import { type Refusal } from "#web/graphql/refusal.ts";
import { type FormWords } from "#web/ui/forms/useFormWords.ts";
import { type SheetWords } from "#web/ui/frame/SheetWords.ts";

interface Toast {
  title: string;
  text: string;
}

/** Everything that /login and /register say, in one language. */
export interface SignInWords {
  sheet: SheetWords;
  form: FormWords;
  login: {
    title: string;
    lead: string;
    /** Where the server ended a session in use. */
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
    /** `text` where the server gave no reason. */
    failed: Toast;
    registered: string;
    login: string;
  };
  /** The sentence for a refusal of the server. */
  refused: (refusal: Refusal) => string;
}
