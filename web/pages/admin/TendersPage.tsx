import { Button } from "@mui/material";

import { HistoryOpener } from "#web/features/audit/HistoryOpener.tsx";
import { TenderManagement } from "#web/features/tenders/management/TenderManagement.tsx";
import { NEW_TENDER, useTenderDesk } from "#web/features/tenders/management/useTenderDesk.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function TendersPage() {
  const desk = useTenderDesk();
  return (
    <>
      <PageHeader
        title="Tender Management"
        lead="All tenders, newest first."
        back={{ to: paths.dashboard, label: "Dashboard" }}
        action={
          <Button variant="contained" color="primary" onClick={() => desk.edit(NEW_TENDER)}>
            Create Tender
          </Button>
        }
      />
      <TenderManagement desk={desk} />
      <HistoryOpener />
    </>
  );
}
