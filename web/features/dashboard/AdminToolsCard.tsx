import { LinkRows } from "#web/features/dashboard/LinkRows.tsx";
import { paths } from "#web/paths.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** The links of the dashboard's admin card: the four of spec §6, then Content, Requests and Audit Trail. */
const TOOLS = [
  { to: paths.tenders, label: "Tender Management", text: "Create, edit, open and close tenders" },
  { to: paths.adminBids, label: "View All Bids", text: "Every bid by tender, with its company" },
  { to: paths.adminUsers, label: "User Management", text: "Edit, block and unblock accounts" },
  { to: paths.createUser, label: "Create User Profile", text: "Open an account for a partner or an administrator" },
  { to: paths.content, label: "Content", text: "Write, preview and publish posts and projects" },
  { to: paths.requests, label: "Requests", text: "Integration requests from the landing page" },
  { to: paths.audit, label: "Audit Trail", text: "Who did what, and when" },
];

export function AdminToolsCard() {
  return (
    <SectionCard title="Admin Tools" mark="Administrators only">
      <LinkRows rows={TOOLS} />
    </SectionCard>
  );
}
