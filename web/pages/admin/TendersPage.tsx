import { Button } from "@mui/material";

import { HistoryOpener } from "#web/features/audit/HistoryOpener.tsx";
import { TenderManagement } from "#web/features/tenders/management/TenderManagement.tsx";
import { NEW_TENDER, useTenderDesk } from "#web/features/tenders/management/useTenderDesk.ts";
import { words } from "#web/pages/admin/words/tenders.en.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function TendersPage() {
  const desk = useTenderDesk();
  return (
    <>
      <PageHeader
        title={words.tenderManagement}
        lead={words.allTendersNewestFirst}
        back={{ to: paths.dashboard, label: words.dashboard }}
        action={
          <Button variant="contained" color="primary" onClick={() => desk.edit(NEW_TENDER)}>
            {words.createTender}
          </Button>
        }
      />
      <TenderManagement desk={desk} />
      <HistoryOpener />
    </>
  );
}
