import { type StoredUserFragment } from "#web/graphql/generated.ts";
import { dropKeptForms } from "#web/ui/forms/keptForm.ts";

/** Spec §3: the user of the login response, in local storage under this key. A cache for the screen: only the server checks rights. */
export type StoredUser = StoredUserFragment;
const KEY = "user";
/** Set briefly by a sign-out, so that other tabs can tell it from an expired session. */
const SIGNED_OUT = '"signed out"';

interface Session {
  user: StoredUser | null;
  /** The redirect after a sign-out differs from that after an expired session. */
  signedOut: boolean;
  /** The user whose session expired while in use: only the same user is redirected back to the previous page. */
  lostBy?: string;
  /** The server allows this administrator nothing but setting up two-step sign-in. */
  mustSetUpTwoStep?: boolean;
}

let session: Session = { user: read(), signedOut: false };
const listeners = new Set<() => void>();

export const currentSession = () => session;

export function rememberUser(answer: StoredUser & { __typename?: string }) {
  const user = { ...answer };
  delete user.__typename;
  localStorage.setItem(KEY, JSON.stringify(user));
  change({ user, signedOut: false, mustSetUpTwoStep: session.mustSetUpTwoStep === true && session.user?.id === user.id });
}

/** Set by a refusal of the server, and taken back once two-step sign-in is on. */
export const twoStepMissing = (mustSetUpTwoStep: boolean) => change({ ...session, mustSetUpTwoStep });

/** A sign-out also clears kept form text, here and in other tabs; an expired session keeps it. */
export function forgetUser({ signedOut = false } = {}) {
  if (signedOut) {
    dropKeptForms();
    localStorage.setItem(KEY, SIGNED_OUT);
  }
  localStorage.removeItem(KEY);
  change({ user: null, signedOut, lostBy: signedOut ? undefined : (session.user?.id ?? session.lostBy) });
}

export function watchSession(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Syncs a sign-out to all tabs, also those that show a public page. */
if (typeof window !== "undefined") window.addEventListener("storage", followOtherTabs);

function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key === KEY && newValue === SIGNED_OUT) dropKeptForms();
  if (key === KEY || key === null) change({ user: read(), signedOut: false });
}

function change(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

function read(): StoredUser | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is StoredUser {
  return typeof value === "object" && value !== null && "id" in value;
}
