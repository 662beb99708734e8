import { LinkRows } from "#web/features/dashboard/LinkRows.tsx";
import { paths } from "#web/paths.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";
import { publicPath } from "#web/ui/frame/publicPath.ts";

const RESOURCES = [
  { to: paths.browseTenders, label: words.browseTenders, text: words.openTendersByBudgetPlaceAnd },
  { to: paths.myBids, label: words.myBids, text: words.whatYouSubmittedItsReceiptsAnd },
  { to: publicPath(paths.projects), label: words.projects, text: words.publishedProjectsOfTheNetwork },
  { to: publicPath(paths.blog), label: words.blog, text: words.industryInsights },
];

export function ResourcesCard() {
  return (
    <SectionCard title={words.resources}>
      <LinkRows rows={RESOURCES} />
    </SectionCard>
  );
}
