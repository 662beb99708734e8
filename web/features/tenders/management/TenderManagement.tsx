import { Suspense, useEffect, useState } from "react";

import { DeleteTender } from "#web/features/tenders/management/DeleteTender.tsx";
import { ManagedTenders } from "#web/features/tenders/management/ManagedTenders.tsx";
import { type ManyTendersToDo } from "#web/features/tenders/management/many/manyActs.ts";
import { TenderDialog } from "#web/features/tenders/management/TenderDialog.tsx";
import { TenderFinder } from "#web/features/tenders/management/TenderFinder.tsx";
import { useManagedTenders } from "#web/features/tenders/management/useManagedTenders.ts";
import { MORE_TENDER_FILTERS, NEW_TENDER, type useTenderDesk } from "#web/features/tenders/management/useTenderDesk.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { MoreFilters } from "#web/ui/lists/MoreFilters.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const CancelTender = lazyComponent(
  async () => (await import("#web/features/tenders/changes/CancelTender.tsx")).CancelTender,
);
const CopyTender = lazyComponent(
  async () => (await import("#web/features/tenders/management/CopyTender.tsx")).CopyTender,
);
const ManyTenders = lazyComponent(
  async () => (await import("#web/features/tenders/management/many/ManyTenders.tsx")).ManyTenders,
);
const SetStatus = lazyComponent(async () => (await import("#web/features/tenders/last-step/SetStatus.tsx")).SetStatus);
const MoreTenderFilters = lazyComponent(
  async () => (await import("#web/features/tenders/management/MoreTenderFilters.tsx")).MoreTenderFilters,
);

export function TenderManagement({ desk }: { desk: ReturnType<typeof useTenderDesk> }) {
  const { filters, finding, edited, findText, findStatus, findAll, view, setView, edit, close, closeCreated } = desk;
  const { lastStep, openStep, closeStep } = desk;
  const [deleting, setDeleting] = useState<{ tender: TenderFactsFragment; open: boolean } | null>(null);
  const [cancelled, setCancelled] = useState<TenderFactsFragment | null>(null);
  const [copied, setCopied] = useState<{ tender: TenderFactsFragment; open: boolean } | null>(null);
  // Kept here and not in the table: the table goes when the act leaves no tender that matches the filters.
  const [many, setMany] = useState<ManyTendersToDo | null>(null);
  const reading = useManagedTenders({
    filters,
    paused:
      many !== null ||
      edited !== null ||
      lastStep !== null ||
      deleting?.open === true ||
      cancelled !== null ||
      copied?.open === true,
  });
  const [clearings, setClearings] = useState(0);
  const [departures, setDepartures] = useState(0);
  const [runs, setRuns] = useState(0);

  // After a deletion, and after all filters were cleared, move the focus to the page's title. The button that had the
  // focus was removed with the tender's card or with the filters.
  useEffect(() => {
    if (departures + clearings > 0) focusTitle();
  }, [departures, clearings]);
  // The button that opened the dialog is gone if no tender is still selected.
  useEffect(() => {
    if (runs > 0 && document.activeElement === document.body) focusTitle();
  }, [runs]);

  function handleFindAll() {
    findAll();
    setClearings(clearings + 1);
  }

  return (
    <>
      <TenderFinder
        key={clearings}
        search={filters.search}
        status={filters.status}
        finding={finding}
        found={reading.hasMore ? undefined : reading.tenders?.length}
        findText={findText}
        findStatus={findStatus}
        findAll={handleFindAll}
        view={view}
        setView={setView}
      >
        <MoreFilters startsOpen={MORE_TENDER_FILTERS.some((name) => filters[name] !== "")}>
          <Suspense>
            <MoreTenderFilters desk={desk} />
          </Suspense>
        </MoreFilters>
      </TenderFinder>
      <ManagedTenders
        desk={desk}
        reading={reading}
        onFindAll={handleFindAll}
        onCreate={() => edit(NEW_TENDER)}
        onEdit={edit}
        onStep={openStep}
        onCopy={(tender) => setCopied({ tender, open: true })}
        onDelete={(tender) => setDeleting({ tender, open: true })}
        onCancel={setCancelled}
        onMany={setMany}
      />
      {deleting && (
        <DeleteTender
          key={deleting.tender.id}
          {...deleting}
          onDeleted={() => setDepartures(departures + 1)}
          onClose={() => setDeleting({ ...deleting, open: false })}
        />
      )}
      {lastStep !== null && (
        <Suspense>
          <SetStatus key={lastStep.id} {...lastStep} onClose={() => closeStep(lastStep.step)} />
        </Suspense>
      )}
      {cancelled && (
        <Suspense>
          <CancelTender tender={cancelled} onClose={() => setCancelled(null)} />
        </Suspense>
      )}
      {many && (
        <Suspense>
          <ManyTenders
            act={many.act}
            tenders={many.tenders}
            onClose={(done) => {
              many.deselect(done);
              setMany(null);
              setRuns(runs + 1);
            }}
          />
        </Suspense>
      )}
      {copied && (
        <Suspense>
          <CopyTender
            key={copied.tender.id}
            {...copied}
            onCopied={(id) => {
              setCopied(null);
              edit(id);
            }}
            onClose={() => setCopied({ ...copied, open: false })}
          />
        </Suspense>
      )}
      <TenderDialog id={edited} onCreated={closeCreated} onClose={close} />
    </>
  );
}
