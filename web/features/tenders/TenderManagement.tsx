import { Suspense, useEffect, useState } from "react";

import { DeleteTender } from "#web/features/tenders/DeleteTender.tsx";
import { ManagedTenders } from "#web/features/tenders/ManagedTenders.tsx";
import { TenderDialog } from "#web/features/tenders/TenderDialog.tsx";
import { TenderFinder } from "#web/features/tenders/TenderFinder.tsx";
import { useManagedTenders } from "#web/features/tenders/useManagedTenders.ts";
import { NEW_TENDER, type useTenderDesk } from "#web/features/tenders/useTenderDesk.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { part } from "#web/ui/part.ts";

const CancelTender = part(async () => (await import("#web/features/tenders/changes/CancelTender.tsx")).CancelTender);
const CopyTender = part(async () => (await import("#web/features/tenders/CopyTender.tsx")).CopyTender);
const MoreTenderFilters = part(async () => (await import("#web/features/tenders/MoreTenderFilters.tsx")).MoreTenderFilters);

/** Spec §2, tenders. */
export function TenderManagement({ desk }: { desk: ReturnType<typeof useTenderDesk> }) {
  const { filters, finding, edited, findText, findStatus, findAll, view, setView, edit, close, closeCreated } = desk;
  const [asked, setAsked] = useState<{ tender: TenderFactsFragment; open: boolean } | null>(null);
  const [cancelled, setCancelled] = useState<TenderFactsFragment | null>(null);
  const [copied, setCopied] = useState<{ tender: TenderFactsFragment; open: boolean } | null>(null);
  const reading = useManagedTenders({ filters, paused: edited !== null || asked?.open === true || cancelled !== null || copied?.open === true });
  const [clearings, setClearings] = useState(0);
  const [departures, setDepartures] = useState(0);

  // The pressed button was removed with its card or the filters.
  useEffect(() => {
    if (departures + clearings > 0) focusTitle();
  }, [departures, clearings]);

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
        {view === "table" && <Suspense><MoreTenderFilters desk={desk} /></Suspense>}
      </TenderFinder>
      <ManagedTenders
        desk={desk}
        reading={reading}
        onFindAll={handleFindAll}
        onCreate={() => edit(NEW_TENDER)}
        onEdit={edit}
        onCopy={(tender) => setCopied({ tender, open: true })}
        onDelete={(tender) => setAsked({ tender, open: true })}
        onCancel={setCancelled}
      />
      {asked && (
        <DeleteTender
          key={asked.tender.id}
          {...asked}
          onDeleted={() => setDepartures(departures + 1)}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
      {cancelled && (
        <Suspense>
          <CancelTender tender={cancelled} onClose={() => setCancelled(null)} />
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
