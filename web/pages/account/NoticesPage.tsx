import { MarkAllButton } from "#web/features/notices/MarkAllButton.tsx";
import { NoticeList } from "#web/features/notices/NoticeList.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function NoticesPage() {
  return (
    <>
      <PageHeader
        title="Notices"
        lead="What has changed, newest first."
        back={{ to: paths.dashboard, label: "Dashboard" }}
        action={<MarkAllButton />}
      />
      <NoticeList />
    </>
  );
}
