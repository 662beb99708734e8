import { Button } from "@mui/material";

import { MANY_ACTS, type ManyAct, type ManyTendersToDo } from "#web/features/tenders/management/many/manyActs.ts";
import { type managedTenderColumns } from "#web/features/tenders/management/managedTenderColumns.tsx";
import { words } from "#web/features/tenders/management/words/management.en.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { SelectionBar } from "#web/ui/lists/SelectionBar.tsx";
import { DownloadCsv } from "#web/ui/lists/table/DownloadCsv.tsx";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { type Selection } from "#web/ui/lists/useSelection.ts";

type Column = keyof ReturnType<typeof managedTenderColumns>;

interface Props {
  selection: Selection<TenderFactsFragment>;
  columns: TableColumns<Column, TenderFactsFragment>;
  shown: readonly Column[];
  /** Called to open the dialog of an act on the selected tenders. */
  onMany: (toDo: ManyTendersToDo) => void;
}

const ACTS = Object.keys(MANY_ACTS) as ManyAct[];

/** The selection bar of Tender Management: the acts on the selected tenders, and their download as CSV. */
export function TenderSelection({ selection: { selected, select, clear }, columns, shown, onMany }: Props) {
  return (
    <SelectionBar text={selected.length > 0 ? words.selected(selected.length) : null} onClear={clear}>
      {ACTS.map((act) => (
        <Button
          key={act}
          variant="outlined"
          onClick={() => onMany({ act, tenders: selected, deselect: (ids) => select(ids, false) })}
        >
          {MANY_ACTS[act]}
        </Button>
      ))}
      <DownloadCsv
        of={words.selectedTenders}
        columns={columns}
        shown={shown}
        readAll={() => Promise.resolve(selected)}
        fileName="tenders.csv"
      />
    </SelectionBar>
  );
}
