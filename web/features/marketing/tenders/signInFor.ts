import { paths } from "#web/paths.ts";

/**
 * The URL of the sign-in or registration page. After signing in, the user gets to this tender in the portal (see
 * wayBack.ts).
 */
export const signInFor = (form: typeof paths.login | typeof paths.register, { id }: { id: string }) =>
  `${form}?${new URLSearchParams({ from: paths.tender(id) }).toString()}`;
