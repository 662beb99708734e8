import { type Location, useLocation } from "react-router-dom";

import { paths } from "#web/paths.ts";

/** The location state that RequireSession passes to /login. */
export interface WayBack {
  /** The URL of the screen, with its query and fragment. */
  from: string;
  /** The user whose session ended in use: no other user is redirected to that screen. */
  userId?: string;
}

/**
 * The way back of sign-in and registration: from the location state, or from `?from=` in the address, as public pages
 * link to it.
 */
function wayBackIn({ state, search }: Pick<Location<unknown>, "state" | "search">): WayBack | null {
  const from = new URLSearchParams(search).get("from");
  return (state as WayBack | null) ?? (from === null ? null : { from });
}

export const useWayBack = () => wayBackIn(useLocation() as Location<unknown>);

/**
 * Where a user goes after signing in: back to the portal screen whose URL was opened, or to the dashboard (spec §4).
 * Any other value than an address of this site's portal redirects to the dashboard.
 */
export function wayBack(state: unknown, userId: string): string {
  const { from, userId: lostBy } = (state ?? {}) as Partial<WayBack>;
  if (typeof from !== "string" || (lostBy !== undefined && lostBy !== userId)) return paths.dashboard;
  const url = URL.canParse(from, location.origin) ? new URL(from, location.origin) : null;
  const isPortal = url?.pathname === paths.dashboard || url?.pathname.startsWith(`${paths.dashboard}/`);
  return url?.origin === location.origin && isPortal ? url.pathname + url.search + url.hash : paths.dashboard;
}
