/** A scrolling table needs tabIndex, or the keyboard cannot scroll it. @returns ends it */
export function reachTables(within: ParentNode) {
  const reach = () => within.querySelectorAll<HTMLTableElement>(".article-body table").forEach(reachByKeyboard);
  reach();
  addEventListener("resize", reach);
  return () => removeEventListener("resize", reach);
}

function reachByKeyboard(table: HTMLTableElement) {
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  else table.removeAttribute("tabindex");
}
