import {
  Bell,
  Building2,
  FileText,
  FolderKanban,
  Gavel,
  History,
  Inbox,
  LayoutDashboard,
  MailOpen,
  MessagesSquare,
  Newspaper,
  PenLine,
  ScrollText,
  UserPlus,
  UserRound,
  Users,
} from "lucide-react";

import { paths } from "#web/paths.ts";
import { type MenuGroup } from "#web/ui/frame/MenuLinks.tsx";

const MOST_SHOWN = 99;

const counted = (label: string, count: number) =>
  count ? `${label} (${count > MOST_SHOWN ? `${MOST_SHOWN}+` : count})` : label;

const partner = (unread: number): MenuGroup => ({
  title: "Portal",
  items: [
    { to: paths.dashboard, label: "Dashboard", icon: LayoutDashboard },
    { to: paths.browseTenders, label: "Browse Tenders", icon: Gavel },
    { to: paths.myBids, label: "My Bids", icon: ScrollText },
    { to: paths.notices, label: counted("Notices", unread), icon: Bell },
    { to: paths.companyProfile, label: "Company Profile", icon: Building2 },
    { to: paths.settings, label: "Settings", icon: UserRound },
    { to: paths.projects, label: "Projects", icon: FolderKanban },
    { to: paths.blog, label: "Blog", icon: Newspaper },
  ],
});

const admin = (openQuestions: number): MenuGroup => ({
  title: "Administration",
  items: [
    { to: paths.tenders, label: "Tender Management", icon: FileText },
    { to: paths.adminBids, label: "View All Bids", icon: Inbox },
    { to: paths.questions, label: counted("Questions", openQuestions), icon: MessagesSquare },
    { to: paths.adminUsers, label: "User Management", icon: Users },
    { to: paths.createUser, label: "Create User Profile", icon: UserPlus },
    { to: paths.content, label: "Content", icon: PenLine },
    { to: paths.requests, label: "Requests", icon: MailOpen },
    { to: paths.audit, label: "Audit Trail", icon: History },
  ],
});

interface Counts {
  /** The number of unread notices. */
  unread: number;
  /** The number of unanswered questions. */
  openQuestions: number;
}

export const portalMenu = (isAdmin: boolean, { unread, openQuestions }: Counts) => [
  partner(unread),
  ...(isAdmin ? [admin(openQuestions)] : []),
];
