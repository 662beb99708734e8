import { useState } from "react";

/** The selected rows of a list. A row that leaves the list is deselected. */
export function useSelection<T extends { id: string }>(rows: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  // Discard the ids of rows that have left the list. Otherwise such a row would be selected again if it came back.
  if (selected.length < ids.size) setIds(new Set(selected.map(({ id }) => id)));
  return {
    selected,
    isSelected: (id: string) => ids.has(id),
    areAllSelected: rows.length > 0 && selected.length === rows.length,
    select: (these: readonly string[], isWanted: boolean) => {
      setIds((earlier) => {
        const next = new Set(earlier);
        for (const id of these) {
          if (isWanted) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    selectAll: (isWanted: boolean) => setIds(new Set(isWanted ? rows.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}

export type Selection<T extends { id: string }> = ReturnType<typeof useSelection<T>>;
