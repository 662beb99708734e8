import { type StoredUserFragment } from "#web/graphql/generated.ts";
import { dropKeptForms } from "#web/ui/forms/keptForm.ts";

/** Spec §3: the user object of the login response, kept under this key. It is a cache for the screen: the session decides. */
export type StoredUser = StoredUserFragment;
const KEY = "user";
/** Stored for a moment by a sign-out, so that other tabs can tell it from a session that was lost. */
const SIGNED_OUT = '"signed out"';

interface Session {
  user: StoredUser | null;
  /** Signing out by choice leads elsewhere than a session that was lost. */
  signedOut: boolean;
  /** Whose session the server ended while it was in use: this person, and no other, is led back to where they were. */
  lostBy?: string;
}

let session: Session = { user: read(), signedOut: false };
const listeners = new Set<() => void>();

export const currentSession = () => session;

export function rememberUser(answer: StoredUser & { __typename?: string }) {
  const user = { ...answer };
  delete user.__typename;
  localStorage.setItem(KEY, JSON.stringify(user));
  change({ user, signedOut: false });
}

/** A sign-out also clears what was typed into forms, here and in other tabs; a session that was lost keeps it. */
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

/** Signing out in one tab signs out all of them, those too that show a public page meanwhile. */
window.addEventListener("storage", followOtherTabs);

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
