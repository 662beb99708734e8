import { forgetMemory, readStored, removeStored, store } from "#web/browserStore.ts";
import { type StoredUserFragment } from "#web/graphql/generated.ts";
import { clearFormStores } from "#web/ui/forms/formStore.ts";

/**
 * Spec §3: the user of the login response, in local storage under this key. A cache for the screen: only the server
 * checks rights.
 */
export type StoredUser = StoredUserFragment;
const KEY = "user";
/** Set briefly by a sign-out, so that other tabs can distinguish it from an expired session. */
const SIGNED_OUT = '"signed out"';

interface Session {
  user: StoredUser | null;
  /** True after a sign-out, which redirects to another page than an expired session does. */
  signedOut: boolean;
  /** The id of the user whose session expired while in use: only this user is redirected back to the previous page. */
  lostBy?: string;
  /** True if the server allows this administrator only to set up two-step sign-in. */
  mustSetUpTwoStep?: boolean;
  /** True if the browser stores nothing: a reload or another tab asks for a new sign-in. */
  isNotStored?: boolean;
}

let session: Session = { user: read(), signedOut: false };
const listeners = new Set<() => void>();

export const currentSession = () => session;

export function rememberUser(answer: StoredUser & { __typename?: string }) {
  const user = { ...answer };
  delete user.__typename;
  const isStored = store("localStorage", KEY, JSON.stringify(user));
  change({
    user,
    signedOut: false,
    mustSetUpTwoStep: session.mustSetUpTwoStep === true && session.user?.id === user.id,
    isNotStored: !isStored,
  });
}

/**
 * Call with true when the server refuses an operation for lack of two-step sign-in, with false once it is turned on.
 */
export const twoStepMissing = (mustSetUpTwoStep: boolean) => change({ ...session, mustSetUpTwoStep });

/**
 * Removes the stored user. A sign-out also deletes stored form input, here and in other tabs; an expired session does
 * not.
 */
export function clearUser({ signedOut = false } = {}) {
  if (signedOut) {
    clearFormStores();
    store("localStorage", KEY, SIGNED_OUT);
  }
  removeStored("localStorage", KEY);
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
  if (key === KEY && newValue === SIGNED_OUT) clearFormStores();
  if (key !== KEY && key !== null) return;
  forgetMemory("localStorage", KEY);
  change({ user: read(), signedOut: false });
}

function change(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

function read(): StoredUser | null {
  try {
    const stored: unknown = JSON.parse(readStored("localStorage", KEY) ?? "null");
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is StoredUser {
  return typeof value === "object" && value !== null && "id" in value;
}
