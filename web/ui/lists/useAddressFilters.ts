import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router-dom";

/** History state of an address that was opened from the list itself. */
export const OPENED = { opened: true };

/** Filters in the URL query: a filtered list can be shared, and Back undoes each filter. An empty filter is left out. */
export function useAddressFilters() {
  const [address, setAddress] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: Partial<typeof OPENED> | null };
  const { location: next } = useNavigation();
  const isLeft = next !== undefined && next.pathname !== pathname;
  const navigate = useNavigate();

  // The router updates the screen later: a further change must build on the latest query, not on the rendered one.
  const latest = useRef(address);
  /** The last typed field, while no other filter was changed since. */
  const typing = useRef<string | null>(null);
  /** history.back() is asynchronous: a second press would go back twice and leave the list. */
  const leaving = useRef(false);
  useEffect(() => {
    if (address.toString() === latest.current.toString()) return;
    latest.current = address;
    typing.current = null;
    leaving.current = false;
  }, [address]);

  function put(values: Record<string, string>, how: { replace?: boolean; state?: typeof OPENED } = {}) {
    // A filter that is typed and then left at once: changing the address now would take the person back to the list.
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
   * Typing in the same field replaces the history entry, unless another filter was changed in between. Emptying the field adds an
   * entry: Back restores the text.
   */
  function putTyped(name: string, text: string) {
    if (text === (latest.current.get(name) ?? "")) return;
    put({ [name]: text }, { replace: typing.current === name && text !== "" });
    typing.current = name;
  }

  /** Opens a dialog over the list as a history entry: Back closes it. */
  const open = (name: string, value: string) => put({ [name]: value }, { state: OPENED });

  useEffect(() => {
    const arrive = () => void (leaving.current = false);
    window.addEventListener("popstate", arrive);
    return () => window.removeEventListener("popstate", arrive);
  }, []);

  /** Closes the dialog without a history entry that could reopen it: goes back to the list, or replaces the entry. */
  function close(name: string) {
    if (!state?.opened) put({ [name]: "" }, { replace: true });
    else if (!leaving.current) {
      leaving.current = true;
      void navigate(-1);
    }
  }

  return { address, put, putTyped, open, close };
}
