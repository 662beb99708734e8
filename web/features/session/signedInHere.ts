import { readStored } from "#web/browserStore.ts";

/**
 * Reads the stored user from local storage (spec §3). Public pages and early scripts use this file instead of
 * storedUser.ts, so that they do not load the portal's code.
 */
function storedUserHere() {
  try {
    return JSON.parse(readStored("localStorage", "user") ?? "null") as { isAdmin?: boolean } | null;
  } catch {
    return null;
  }
}

export const isSignedInHere = () => storedUserHere() !== null;

export const isAdminHere = () => storedUserHere()?.isAdmin === true;
