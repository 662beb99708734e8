import { readStored } from "#web/browserStore.ts";

/**
 * The user in local storage (spec §3). Public pages and early scripts use this function, because they do not load the
 * portal's code.
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
