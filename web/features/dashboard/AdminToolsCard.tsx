import { LinkRows } from "#web/features/dashboard/LinkRows.tsx";
import { paths } from "#web/paths.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

/** The links of the dashboard's admin card: the four of spec §6, then Content, Requests and Audit Trail. */
const TOOLS = [
  { to: paths.tenders, label: words.tenderManagement, text: words.createEditOpenAndCloseTenders },
  { to: paths.adminBids, label: words.viewAllBids, text: words.everyBidByTenderWithIts },
  { to: paths.adminUsers, label: words.userManagement, text: words.editBlockAndUnblockAccounts },
  { to: paths.createUser, label: words.createUserProfile, text: words.openAnAccountForAPartner },
  { to: paths.content, label: words.content, text: words.writePreviewAndPublishPostsAnd },
  { to: paths.requests, label: words.requests, text: words.integrationRequestsFromTheLandingPage },
  { to: paths.audit, label: words.auditTrail, text: words.whoDidWhatAndWhen },
];

export function AdminToolsCard() {
  return (
    <SectionCard title={words.adminTools} mark={words.administratorsOnly}>
      <LinkRows rows={TOOLS} />
    </SectionCard>
  );
}
