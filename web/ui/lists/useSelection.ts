import { useState } from "react";

/** The rows of a list that are selected for an act on many. A row that leaves the list is no longer selected. */
export function useSelection<T extends { id: string }>(rows: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  // Otherwise a row that comes back into the list would be selected again.
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
