import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** Stands in the history beside an address that was opened from the list itself. */
const OPENED = { opened: true };

/** Filters stand in the address, so that a filtered list can be shared, and Back undoes each of them. An empty one leaves it. */
export function useAddressFilters() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof OPENED> | null };
  const navigate = useNavigate();

  // The screen follows the address a moment later: what is set meanwhile must build on what was set before.
  const latest = useRef(address);
  /** The field that was typed into, while nothing else was changed since. */
  const typing = useRef<string | null>(null);
  /** Going back takes a moment in a browser: a second press in it would go back once more, out of the list. */
  const leaving = useRef(false);
  useEffect(() => {
    if (address.toString() === latest.current.toString()) return;
    latest.current = address;
    typing.current = null;
    leaving.current = false;
  }, [address]);

  function put(values: Record<string, string>, how: { replace?: boolean; state?: typeof OPENED } = {}) {
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
   * What is typed on in the same field belongs to the same step of the history, unless something else was changed
   * between. Emptying it is a step too: Back brings the text again.
   */
  function putTyped(name: string, text: string) {
    if (text === (latest.current.get(name) ?? "")) return;
    put({ [name]: text }, { replace: typing.current === name && text !== "" });
    typing.current = name;
  }

  /** A dialog over the list: Back closes it. */
  const open = (name: string, value: string) => put({ [name]: value }, { state: OPENED });

  useEffect(() => {
    const arrive = () => void (leaving.current = false);
    window.addEventListener("popstate", arrive);
    return () => window.removeEventListener("popstate", arrive);
  }, []);

  /** Leaves nothing behind that Back would open again: the list is where the dialog was opened, or takes its place. */
  function close(name: string) {
    if (!state?.opened) put({ [name]: "" }, { replace: true });
    else if (!leaving.current) {
      leaving.current = true;
      void navigate(-1);
    }
  }

  return { address, put, putTyped, open, close };
}
