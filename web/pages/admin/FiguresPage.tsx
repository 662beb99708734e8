import { FiguresView } from "#web/features/figures/FiguresView.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { words } from "#web/pages/admin/words/figuresPage.en.ts";

export function FiguresPage() {
  return (
    <>
      <PageHeader title={words.figures} lead={words.lead} back={{ to: paths.dashboard, label: words.dashboard }} />
      <FiguresView />
    </>
  );
}
