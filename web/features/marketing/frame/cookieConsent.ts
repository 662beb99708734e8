import { readStored, store } from "#web/browserStore.ts";

export type Consent = "accepted" | "declined";

/** Spec §3: the same name in local storage and as a cookie. */
const KEY = "axion_cookie_consent";
const A_YEAR = 365 * 24 * 60 * 60;

/** Whether the visitor has chosen. It also reads the cookie, because local storage may be disabled. */
export function hasChosen(): boolean {
  return readStored("localStorage", KEY) !== null || cookieOf(() => document.cookie.includes(`${KEY}=`)) === true;
}

/** Spec §9: stored for 1 year. Where both are blocked, the banner asks again on the next page. */
export function storeConsent(consent: Consent) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  store("localStorage", KEY, consent);
  cookieOf(() => (document.cookie = `${KEY}=${consent}; Max-Age=${A_YEAR}; Path=/; SameSite=Lax${secure}`));
}

/** In a sandboxed frame reading `document.cookie` throws. */
function cookieOf<Result>(act: () => Result) {
  try {
    return act();
  } catch {
    return null;
  }
}
