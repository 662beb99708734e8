import { Box, Button } from "@mui/material";
import { Suspense } from "react";

import {
  MANAGED_TENDER_HEIGHT,
  ManagedTenderCard,
  type TenderActs,
} from "#web/features/tenders/management/ManagedTenderCard.tsx";
import { type ManyTendersToDo } from "#web/features/tenders/management/many/manyActs.ts";
import { type useTenderDesk } from "#web/features/tenders/management/useTenderDesk.ts";
import { type useManagedTenders } from "#web/features/tenders/management/useManagedTenders.ts";
import { words } from "#web/features/tenders/management/words/management.en.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

interface Props extends TenderActs {
  reading: ReturnType<typeof useManagedTenders>;
  desk: ReturnType<typeof useTenderDesk>;
  onFindAll: () => void;
  onCreate: () => void;
  onMany: (toDo: ManyTendersToDo) => void;
}

const ManagedTenderTable = lazyComponent(
  async () => (await import("#web/features/tenders/management/ManagedTenderTable.tsx")).ManagedTenderTable,
);
/** The height in pixels of the skeleton that is shown while the table's code loads. */
const TABLE_HEIGHT = 640;

export function ManagedTenders({ reading, desk, onFindAll, onCreate, onMany, ...acts }: Props) {
  const { tenders, hasMore, failed, retry } = reading;
  const trouble = failed && <ErrorState text={words.theTendersCouldNotBe} onRetry={retry} />;

  if (!tenders)
    return trouble || <CardSkeletons count={3} height={MANAGED_TENDER_HEIGHT} text={words.loadingTenders} />;
  if (tenders.length === 0 && !hasMore && !failed) {
    if (desk.finding) {
      const all = (
        <Button variant="outlined" onClick={onFindAll}>
          {words.showAllTenders}
        </Button>
      );
      return <EmptyState title={words.noTenderMatches} text={words.changeWhatYouLookFor} action={all} />;
    }
    const create = (
      <Button variant="outlined" onClick={onCreate}>
        {words.createTheFirstTender}
      </Button>
    );
    return <EmptyState title={words.noTendersYet} text={words.aTenderStaysADraft} action={create} />;
  }
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      {desk.view === "table" ? (
        <Suspense fallback={<CardSkeletons count={1} height={TABLE_HEIGHT} />}>
          <ManagedTenderTable
            tenders={tenders}
            hasMore={hasMore}
            desk={desk}
            readAll={reading.readAll}
            onMany={onMany}
            {...acts}
          />
        </Suspense>
      ) : (
        <LongList
          items={tenders}
          keyOf={({ id }) => id}
          label={words.tenders}
          render={(tender) => <ManagedTenderCard tender={tender} {...acts} />}
        />
      )}
      {trouble || (hasMore && <CardSkeletons count={1} height={MANAGED_TENDER_HEIGHT} text={words.loadingTenders} />)}
    </Box>
  );
}
