import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router-dom";

import { tellCleared } from "#web/ui/lists/clearedFilters.ts";

/** History state that marks a dialog's URL as opened from the list. */
export const OPENED = { opened: true };

interface How {
  replace?: boolean;
  state?: typeof OPENED;
}

/** Filters in the URL query: a filtered list can be shared, and Back undoes each filter. Empty filters are omitted. */
export function useAddressFilters() {
  const [address, setAddress] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: Partial<typeof OPENED> | null };
  const { location: next } = useNavigation();
  const isLeft = next !== undefined && next.pathname !== pathname;
  const navigate = useNavigate();

  // The latest query, for a further change: the router updates the screen asynchronously, so the rendered query may be
  // older.
  const latest = useRef(address);
  /** The name of the last typed field, until another filter changes. */
  const typing = useRef<string | null>(null);
  /**
   * True while history.back() runs, because it is asynchronous: a second press would go back twice and leave the list.
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
    // Ignore text that was typed immediately before leaving the screen: changing the URL now would navigate back to the
    // list.
    if (isLeft) return;
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(values)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    latest.current = next;
    typing.current = null;
    setAddress(next, { ...how, preventScrollReset: true });
  }

  /**
   * Typing in the same field replaces the history entry, unless another filter changed in between. Clearing the field
   * adds an entry: Back restores the text.
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
   * Closes the dialog without leaving a history entry that could reopen it: goes back to the list, or replaces the
   * entry.
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
