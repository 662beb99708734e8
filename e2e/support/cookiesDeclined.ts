/** The storage of a browser in which the visitor declined the optional cookies of this site. */
export const cookiesDeclined = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: "axion_cookie_consent", value: "declined" }] }],
});
