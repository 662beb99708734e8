import { useEffect, useState } from "react";

import { DeleteTender } from "#web/features/tenders/DeleteTender.tsx";
import { ManagedTenders } from "#web/features/tenders/ManagedTenders.tsx";
import { TenderDialog } from "#web/features/tenders/TenderDialog.tsx";
import { TenderFinder } from "#web/features/tenders/TenderFinder.tsx";
import { useManagedTenders } from "#web/features/tenders/useManagedTenders.ts";
import { NEW_TENDER, type useTenderDesk } from "#web/features/tenders/useTenderDesk.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";

/** Spec §2, tenders. */
export function TenderManagement({ desk }: { desk: ReturnType<typeof useTenderDesk> }) {
  const { search, status, finding, edited, findText, findStatus, findAll, edit, close, closeCreated } = desk;
  const [asked, setAsked] = useState<{ tender: TenderFactsFragment; open: boolean } | null>(null);
  const reading = useManagedTenders({ search, status, paused: edited !== null || asked?.open === true });
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
        search={search}
        status={status}
        finding={finding}
        found={reading.hasMore ? undefined : reading.tenders?.length}
        findText={findText}
        findStatus={findStatus}
        findAll={handleFindAll}
      />
      <ManagedTenders
        reading={reading}
        finding={finding}
        onFindAll={handleFindAll}
        onCreate={() => edit(NEW_TENDER)}
        onEdit={edit}
        onDelete={(tender) => setAsked({ tender, open: true })}
      />
      {asked && (
        <DeleteTender
          key={asked.tender.id}
          {...asked}
          onDeleted={() => setDepartures(departures + 1)}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
      <TenderDialog id={edited} onCreated={closeCreated} onClose={close} />
    </>
  );
}
