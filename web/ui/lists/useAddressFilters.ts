import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router-dom";

import { tellCleared } from "#web/ui/lists/clearedFilters.ts";

/**
 * The state of a browser history entry whose dialog was opened from the list. Such a dialog is closed by going back.
 */
export const OPENED = { opened: true };
/** The state of each history entry that a change of filters has made, in contrast to an arrival at the list. */
export const WITHIN = { within: true };

interface How {
  replace?: boolean;
  state?: typeof OPENED;
}

/**
 * Filters that are stored in the URL query. A filtered list can then be shared, and Back undoes each filter. Empty
 * filters are omitted.
 */
export function useAddressFilters() {
  const [address, setAddress] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: Partial<typeof OPENED> | null };
  const { location: next } = useNavigation();
  const isLeft = next !== undefined && next.pathname !== pathname;
  const navigate = useNavigate();

  // The query after the latest change, to which the next change is applied. The rendered query may be older, because
  // the router updates the screen asynchronously.
  const latest = useRef(address);
  /** The name of the filter in whose field the user typed last. Null after another filter has changed. */
  const typing = useRef<string | null>(null);
  /**
   * True while the browser goes back, which it does asynchronously. If the user pressed Close a second time in the
   * meantime, the browser would go back twice and leave the list.
   */
  const leaving = useRef(false);
  useEffect(() => {
    if (address.toString() === latest.current.toString()) return;
    latest.current = address;
    typing.current = null;
    leaving.current = false;
  }, [address]);

  function put(values: Record<string, string>, how?: How) {
    tellCleared(Object.keys(values).filter((name) => values[name] === ""));
    change(values, how);
  }

  function change(values: Record<string, string>, how: How = {}) {
    // Ignore text that was typed immediately before the user left the screen: changing the URL now would navigate back
    // to the list.
    if (isLeft) return;
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(values)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    latest.current = next;
    typing.current = null;
    setAddress(next, { replace: how.replace, state: { ...WITHIN, ...how.state }, preventScrollReset: true });
  }

  /**
   * Sets a filter to typed text. Typing in the same field replaces the history entry, unless another filter changed in
   * between. Clearing the field adds an entry, so that Back restores the text.
   */
  function putTyped(name: string, text: string) {
    if (text === (latest.current.get(name) ?? "")) return;
    change({ [name]: text }, { replace: typing.current === name && text !== "" });
    typing.current = name;
  }

  /** Opens a dialog over the list as a history entry, so that Back closes it. */
  const open = (name: string, value: string) => put({ [name]: value }, { state: OPENED });

  useEffect(() => {
    const arrive = () => void (leaving.current = false);
    window.addEventListener("popstate", arrive);
    return () => window.removeEventListener("popstate", arrive);
  }, []);

  /**
   * Closes the dialog. If it was opened from the list, goes back to the list; otherwise replaces the history entry. So
   * the browser's Back does not open the dialog again.
   */
  function close(name: string) {
    if (!state?.opened) put({ [name]: "" }, { replace: true });
    else if (!leaving.current) {
      leaving.current = true;
      void navigate(-1);
    }
  }

  return { address, put, putTyped, open, close };
}
