import { RequestList } from "#web/features/contact/RequestList.tsx";
import { words } from "#web/pages/admin/words/requests.en.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function RequestsPage() {
  return (
    <>
      <PageHeader
        title={words.requests}
        lead={words.integrationRequestsNewestFirstAn}
        back={{ to: paths.dashboard, label: words.dashboard }}
      />
      <RequestList />
    </>
  );
}
