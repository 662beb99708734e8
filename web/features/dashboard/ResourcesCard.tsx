import { LinkRows } from "#web/features/dashboard/LinkRows.tsx";
import { paths } from "#web/paths.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

const RESOURCES = [
  { to: paths.browseTenders, label: "Browse Tenders", text: "Open tenders by budget, place and closing date" },
  { to: paths.myBids, label: "My Bids", text: "What you submitted, its receipts and outcome" },
  { to: paths.projects, label: "Projects", text: "Published projects of the network" },
  { to: paths.blog, label: "Blog", text: "Industry insights" },
];

export function ResourcesCard() {
  return (
    <SectionCard title="Resources">
      <LinkRows rows={RESOURCES} />
    </SectionCard>
  );
}
