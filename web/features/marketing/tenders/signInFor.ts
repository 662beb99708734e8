import { paths } from "#web/paths.ts";

/** The address of sign-in or registration that leads to this tender in the portal afterwards (wayBack.ts). */
export const signInFor = (form: typeof paths.login | typeof paths.register, { id }: { id: string }) =>
  `${form}?${new URLSearchParams({ from: paths.tender(id) }).toString()}`;
