import { type Location, useLocation } from "react-router-dom";

import { paths } from "#web/paths.ts";

/** The location state that RequireSession passes to /login. */
export interface WayBack {
  /** The URL of the portal screen to return to, with its query and fragment. */
  from: string;
  /** The user whose session ended while that screen was open. No other user is redirected to the screen. */
  userId?: string;
}

/**
 * Returns the screen to return to after sign-in or registration. It is in the location state, or in the query parameter
 * `from`, which links on public pages contain.
 */
function wayBackIn({ state, search }: Pick<Location<unknown>, "state" | "search">): WayBack | null {
  const from = new URLSearchParams(search).get("from");
  return (state as WayBack | null) ?? (from === null ? null : { from });
}

export const useWayBack = () => wayBackIn(useLocation() as Location<unknown>);

/**
 * Returns the URL to which a user is redirected after signing in: the portal screen that the user opened before, or the
 * dashboard (spec §4). Any `from` that is not a URL of this site's portal is replaced by the dashboard.
 */
export function wayBack(state: unknown, userId: string): string {
  const { from, userId: lostBy } = (state ?? {}) as Partial<WayBack>;
  if (typeof from !== "string" || (lostBy !== undefined && lostBy !== userId)) return paths.dashboard;
  const url = URL.canParse(from, location.origin) ? new URL(from, location.origin) : null;
  const isPortal = url?.pathname === paths.dashboard || url?.pathname.startsWith(`${paths.dashboard}/`);
  return url?.origin === location.origin && isPortal ? url.pathname + url.search + url.hash : paths.dashboard;
}
