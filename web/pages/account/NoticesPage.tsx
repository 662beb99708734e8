import { MarkAllButton } from "#web/features/notices/MarkAllButton.tsx";
import { NoticeList } from "#web/features/notices/NoticeList.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { words } from "#web/features/notices/words/notices.en.ts";

export function NoticesPage() {
  return (
    <>
      <PageHeader
        title={words.notices}
        lead={words.whatHasChanged}
        back={{ to: paths.dashboard, label: words.dashboard }}
        action={<MarkAllButton />}
      />
      <NoticeList />
    </>
  );
}
