import { readStored, store } from "#web/browserStore.ts";

export type Consent = "accepted" | "declined";

/** Spec §3: the name of both the local storage entry and the cookie. */
const KEY = "axion_cookie_consent";
const A_YEAR = 365 * 24 * 60 * 60;

/**
 * Whether the visitor has accepted or declined. Reads both local storage and the cookie, because a browser may block
 * local storage.
 */
export function hasChosen(): boolean {
  return readStored("localStorage", KEY) !== null || cookieOf(() => document.cookie.includes(`${KEY}=`)) === true;
}

/**
 * Stores the choice for 1 year (spec §9). If the browser blocks both local storage and cookies, the banner appears
 * again on the next page.
 */
export function storeConsent(consent: Consent) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  store("localStorage", KEY, consent);
  cookieOf(() => (document.cookie = `${KEY}=${consent}; Max-Age=${A_YEAR}; Path=/; SameSite=Lax${secure}`));
}

/** Accesses the cookie and returns the result; null if `document.cookie` throws, as it does in a sandboxed frame. */
function cookieOf<Result>(act: () => Result) {
  try {
    return act();
  } catch {
    return null;
  }
}
