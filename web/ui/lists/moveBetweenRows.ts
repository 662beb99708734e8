import { type KeyboardEvent } from "react";

const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled)";

/** For each key, the row to move to in a table of `count` rows. */
const ROW_BY_KEY: Partial<Record<string, (row: number, count: number) => number>> = {
  ArrowUp: (row) => row - 1,
  ArrowDown: (row) => row + 1,
  Home: () => 0,
  End: (_row, count) => count - 1,
};

/**
 * Keyboard navigation in a table whose rows contain controls. Tab reaches every control, as in any table. The up and
 * down arrows move to the same control of the next or previous row, Home and End to that of the first and last row.
 * @param render Scrolls to a row that a virtual table has not rendered, and calls `then` when the row is rendered.
 */
export function moveBetweenRows(
  event: KeyboardEvent<HTMLElement>,
  count: number,
  render?: (row: number, then: () => void) => void,
) {
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
