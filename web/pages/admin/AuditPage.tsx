import { AuditCsvButton } from "#web/features/audit/AuditCsvButton.tsx";
import { AuditTrail } from "#web/features/audit/AuditTrail.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function AuditPage() {
  return (
    <>
      <PageHeader
        title="Audit Trail"
        lead="Who did what, and when. Records are never changed."
        back={{ to: paths.dashboard, label: "Dashboard" }}
        action={<AuditCsvButton />}
      />
      <AuditTrail />
    </>
  );
}
