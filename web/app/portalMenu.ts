import {
  Bell,
  Building2,
  ChartColumn,
  FileText,
  FolderKanban,
  Gavel,
  History,
  Inbox,
  LayoutDashboard,
  MailOpen,
  MailX,
  MessagesSquare,
  Newspaper,
  PenLine,
  ScrollText,
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

const items = ({ unread, openQuestions }: Counts) => ({
  dashboard: { to: paths.dashboard, label: words.dashboard, icon: LayoutDashboard },
  browseTenders: { to: paths.browseTenders, label: words.browseTenders, icon: Gavel },
  myBids: { to: paths.myBids, label: words.myBids, icon: ScrollText },
  notices: { to: paths.notices, label: counted(words.notices, unread), icon: Bell },
  companyProfile: { to: paths.companyProfile, label: words.companyProfile, icon: Building2 },
  settings: { to: paths.settings, label: words.settings, icon: UserRound },
  projects: { to: publicPath(paths.projects), label: words.projects, icon: FolderKanban },
  blog: { to: publicPath(paths.blog), label: words.blog, icon: Newspaper },
  tenders: { to: paths.tenders, label: words.tenders, icon: FileText },
  bids: { to: paths.adminBids, label: words.bids, icon: Inbox },
  questions: { to: paths.questions, label: counted(words.questions, openQuestions), icon: MessagesSquare },
  users: { to: paths.adminUsers, label: words.users, icon: Users },
  content: { to: paths.content, label: words.content, icon: PenLine },
  requests: { to: paths.requests, label: words.requests, icon: MailOpen },
  figures: { to: paths.figures, label: words.figures, icon: ChartColumn },
  audit: { to: paths.audit, label: words.audit, icon: History },
  emails: { to: paths.mails, label: words.undeliveredEmails, icon: MailX },
});

interface Counts {
  /** The number of unread notices. */
  unread: number;
  /** The number of unanswered questions. */
  openQuestions: number;
}

/**
 * The menu of the portal. On phones, its first four items are also in the bar at the bottom. An administrator's menu
 * begins with administration; the screens of partners are in a second, collapsed group.
 */
export function portalMenu(isAdmin: boolean, counts: Counts): MenuGroup[] {
  const all = items(counts);
  const { dashboard, browseTenders, myBids, notices, companyProfile, settings, projects, blog } = all;
  if (!isAdmin)
    return [
      {
        title: words.portal,
        items: [dashboard, browseTenders, myBids, notices, companyProfile, settings, projects, blog],
      },
    ];
  const { tenders, bids, questions, users, content, requests, figures, audit, emails } = all;
  return [
    {
      title: words.administration,
      items: [dashboard, tenders, bids, questions, users, content, requests, audit, figures, emails, notices, settings],
    },
    { title: words.forPartners, isFolded: true, items: [browseTenders, myBids, companyProfile, projects, blog] },
  ];
}
