import { RequestList } from "#web/features/contact/RequestList.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function RequestsPage() {
  return (
    <>
      <PageHeader
        title="Requests"
        lead="Integration requests, newest first. An answer is promised within 24 hours."
        back={{ to: paths.dashboard, label: "Dashboard" }}
      />
      <RequestList />
    </>
  );
}
