export type Consent = "accepted" | "declined";

/** Spec §3: the same name in local storage and as a cookie. */
const KEY = "axion_cookie_consent";
const A_YEAR = 365 * 24 * 60 * 60;

/** Whether the visitor has chosen. Reads the cookie too, since local storage may be disabled. */
export function hasChosen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return document.cookie.includes(`${KEY}=`);
  }
}

/** Spec §9: stored for 1 year. Without storage the choice is valid for this page only. */
export function keepConsent(consent: Consent) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    document.cookie = `${KEY}=${consent}; Max-Age=${A_YEAR}; Path=/; SameSite=Lax${secure}`;
    localStorage.setItem(KEY, consent);
  } catch {
    // Storage is disabled: the banner asks again on the next page.
  }
}
