import { GivenUpMailList } from "#web/features/mails/GivenUpMailList.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function MailsPage() {
  return (
    <>
      <PageHeader
        title="Undelivered emails"
        lead="They failed for three days and are not sent any more. Ask these people in another way, or for another address."
        back={{ to: paths.dashboard, label: "Dashboard" }}
      />
      <GivenUpMailList />
    </>
  );
}
