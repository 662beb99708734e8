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
import { words } from "#web/app/words/shell.en.ts";
import { publicPath } from "#web/ui/frame/publicPath.ts";

const MOST_SHOWN = 99;

const counted = (label: string, count: number) =>
  count ? `${label} (${count > MOST_SHOWN ? `${MOST_SHOWN}+` : count})` : label;

const partner = (unread: number): MenuGroup => ({
  title: words.portal,
  items: [
    { to: paths.dashboard, label: words.dashboard, icon: LayoutDashboard },
    { to: paths.browseTenders, label: words.browseTenders, icon: Gavel },
    { to: paths.myBids, label: words.myBids, icon: ScrollText },
    { to: paths.notices, label: counted(words.notices, unread), icon: Bell },
    { to: paths.companyProfile, label: words.companyProfile, icon: Building2 },
    { to: paths.settings, label: words.settings, icon: UserRound },
    { to: publicPath(paths.projects), label: words.projects, icon: FolderKanban },
    { to: publicPath(paths.blog), label: words.blog, icon: Newspaper },
  ],
});

const admin = (openQuestions: number): MenuGroup => ({
  title: words.administration,
  items: [
    { to: paths.tenders, label: words.tenderManagement, icon: FileText },
    { to: paths.adminBids, label: words.viewAllBids, icon: Inbox },
    { to: paths.questions, label: counted(words.questions, openQuestions), icon: MessagesSquare },
    { to: paths.adminUsers, label: words.userManagement, icon: Users },
    { to: paths.createUser, label: words.createUserProfile, icon: UserPlus },
    { to: paths.content, label: words.content, icon: PenLine },
    { to: paths.requests, label: words.requests, icon: MailOpen },
    { to: paths.audit, label: words.auditTrail, icon: History },
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
