import { type KeyboardEvent } from "react";

const CONTROLS = "a[href], button:not(:disabled)";

/** The row that each key goes to, of `count` rows. */
const ROW_BY_KEY: Partial<Record<string, (row: number, count: number) => number>> = {
  ArrowUp: (row) => row - 1,
  ArrowDown: (row) => row + 1,
  Home: () => 0,
  End: (_row, count) => count - 1,
};

/**
 * Keys of a table whose rows have controls: every control is reached with Tab, as in any table; from one of them the up and down arrows
 * go to the same control of the next row, Home and End to that of the first and the last one.
 * @param render shows a row of a virtual table that is not rendered, and then calls back
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, count: number, render?: (row: number, then: () => void) => void) {
  const { target, currentTarget: table } = event;
  const goTo = ROW_BY_KEY[event.key];
  if (!goTo || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof Element)) return;
  const cell = target.closest<HTMLTableCellElement>("tbody th, tbody td");
  const row = cell?.closest("tr");
  if (!cell || !row?.dataset.index) return;

  event.preventDefault();
  const next = goTo(Number(row.dataset.index), count);
  if (next < 0 || next >= count) return;
  const place = [...cell.querySelectorAll(CONTROLS)].indexOf(target);
  const focus = () => {
    const found = table.querySelector<HTMLTableRowElement>(`tr[data-index="${next}"]`);
    const there = [...(found?.cells[cell.cellIndex]?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    (there[place] ?? there.at(-1) ?? found?.querySelector<HTMLElement>(CONTROLS))?.focus();
    return found !== null;
  };
  if (!focus()) render?.(next, focus);
}
