export type Consent = "accepted" | "declined";

/** Spec §3: the same name in local storage and as a cookie. */
const KEY = "axion_cookie_consent";
const A_YEAR = 365 * 24 * 60 * 60;

/** Whether the visitor has chosen. A browser that keeps no entries for the site may still keep its cookie. */
export function hasChosen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return document.cookie.includes(`${KEY}=`);
  }
}

/** Spec §9: kept for 1 year. Where the browser keeps nothing, the choice holds for this page. */
export function keepConsent(consent: Consent) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    document.cookie = `${KEY}=${consent}; Max-Age=${A_YEAR}; Path=/; SameSite=Lax${secure}`;
    localStorage.setItem(KEY, consent);
  } catch {
    // Nothing to be done: the banner asks again on the next page.
  }
}
