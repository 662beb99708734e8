/** The addresses of the entries of the browser's history in this tab, by their index, as far as they were shown. */
const shown = new Map<number, { pathname: string; search: string }>();

/** The router stores the index of an entry in its state. */
const indexNow = () => (window.history.state as { idx?: number } | null)?.idx;

export function rememberVisit({ pathname, search }: { pathname: string; search: string }) {
  const index = indexNow();
  if (index !== undefined) shown.set(index, { pathname, search });
}

/** Whether the browser's Back leads to this path. */
export function comesFrom(pathname: string) {
  const index = indexNow();
  return index !== undefined && shown.get(index - 1)?.pathname === pathname;
}

/** The query with which the path was shown last, so that its filters are kept; "" if it was not shown. */
export function lastSearchOf(pathname: string) {
  const index = indexNow() ?? 0;
  const before = [...shown].filter(([place, visit]) => place <= index && visit.pathname === pathname);
  return before.sort(([one], [other]) => one - other).at(-1)?.[1].search ?? "";
}
