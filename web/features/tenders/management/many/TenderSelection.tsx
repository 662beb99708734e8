import { Button } from "@mui/material";
import { Suspense, useState } from "react";

import { MANY_ACTS, type ManyAct, TENDER } from "#web/features/tenders/management/many/manyActs.ts";
import { type managedTenderColumns } from "#web/features/tenders/management/managedTenderColumns.tsx";
import { counted } from "#web/format/words/terms.en.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SelectionBar } from "#web/ui/lists/SelectionBar.tsx";
import { DownloadCsv } from "#web/ui/lists/table/DownloadCsv.tsx";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { type Selection } from "#web/ui/lists/useSelection.ts";

const ManyTenders = lazyComponent(
  async () => (await import("#web/features/tenders/management/many/ManyTenders.tsx")).ManyTenders,
);

type Column = keyof ReturnType<typeof managedTenderColumns>;

interface Props {
  selection: Selection<TenderFactsFragment>;
  columns: TableColumns<Column, TenderFactsFragment>;
  shown: readonly Column[];
  /** Called when a dialog opens or closes: the list is not polled meanwhile. */
  onBusy: (isBusy: boolean) => void;
}

const ACTS = Object.keys(MANY_ACTS) as ManyAct[];

/** The acts on the selected tenders. */
export function TenderSelection({ selection: { selected, select, clear }, columns, shown, onBusy }: Props) {
  const [open, setOpen] = useState<{ act: ManyAct; tenders: readonly TenderFactsFragment[] } | null>(null);

  function handleOpen(act: ManyAct) {
    setOpen({ act, tenders: selected });
    onBusy(true);
  }
  function handleClose(done: readonly string[]) {
    setOpen(null);
    onBusy(false);
    if (done.length > 0) select(done, false);
  }

  return (
    <>
      <SelectionBar text={selected.length > 0 ? `${counted(selected.length, TENDER)} selected` : null} onClear={clear}>
        {ACTS.map((act) => (
          <Button key={act} variant="outlined" onClick={() => handleOpen(act)}>
            {MANY_ACTS[act].label}
          </Button>
        ))}
        <DownloadCsv
          label="Export CSV"
          columns={columns}
          shown={shown}
          readAll={() => Promise.resolve(selected)}
          fileName="tenders.csv"
        />
      </SelectionBar>
      {open && (
        <Suspense>
          <ManyTenders {...open} onClose={handleClose} />
        </Suspense>
      )}
    </>
  );
}
