import { forgetMemory, readStored, removeStored, store } from "#web/browserStore.ts";
import { type StoredUserFragment } from "#web/graphql/generated.ts";
import { clearFormStores } from "#web/ui/forms/formStore.ts";

/**
 * Spec §3: the user of the login response, stored in local storage under KEY. The stored user controls only what the
 * screen shows: the server checks permissions.
 */
export type StoredUser = StoredUserFragment;
const KEY = "user";
/** Stored briefly during a sign-out, so that other tabs can distinguish the sign-out from an expired session. */
const SIGNED_OUT = '"signed out"';

interface Session {
  user: StoredUser | null;
  /**
   * True after a sign-out, which redirects to the landing page. An expired session redirects to the sign-in page
   * instead.
   */
  signedOut: boolean;
  /**
   * The id of the user whose session expired while in use. After the next sign-in, only this user is redirected to the
   * screen that was open.
   */
  lostBy?: string;
  /** True if the server allows this administrator only to set up two-step sign-in. */
  mustSetUpTwoStep?: boolean;
  /** True if the browser blocks local storage: a reload or another tab then requires a new sign-in. */
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
 * Call it with true when the server refuses an operation because two-step sign-in is not set up, and with false once it
 * is turned on.
 */
export const twoStepMissing = (mustSetUpTwoStep: boolean) => change({ ...session, mustSetUpTwoStep });

/**
 * Removes the stored user. A sign-out also deletes stored form input, here and in other tabs. After an expired session
 * the form input remains.
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

/** Applies a sign-in or sign-out of another tab to this tab. */
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
