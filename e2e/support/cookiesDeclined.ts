/** A browser storage state in which the visitor has declined this site's optional cookies. */
export const cookiesDeclined = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: "axion_cookie_consent", value: "declined" }] }],
});
