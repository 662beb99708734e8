import { useState } from "react";
import { Outlet } from "react-router-dom";

import { portalMenu } from "#web/app/portalMenu.ts";
import { LateUnreadCount } from "#web/features/notices/LateUnreadCount.tsx";
import { useUnread } from "#web/features/notices/unread.ts";
import { LateQuestionCount } from "#web/features/questions/LateQuestionCount.tsx";
import { useOpenQuestions } from "#web/features/questions/openQuestions.ts";
import { useLogout } from "#web/features/session/useLogout.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { DashboardLayout } from "#web/ui/frame/DashboardLayout.tsx";
import { LeaveDialog } from "#web/ui/forms/LeaveDialog.tsx";
import { hasUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";

export function PortalFrame() {
  const { user, mustSetUpTwoStep } = useSession();
  const unread = useUnread();
  const openQuestions = useOpenQuestions();
  const logout = useLogout();
  const [asking, setAsking] = useState(false);

  return (
    <DashboardLayout
      groups={portalMenu(Boolean(user?.isAdmin), { unread, openQuestions })}
      who={[user?.firstName, user?.lastName].filter(Boolean).join(" ") || (user?.username ?? "")}
      onLogout={() => (hasUnsavedChanges() ? setAsking(true) : void logout())}
    >
      <Outlet key={user?.id} />
      {user && !mustSetUpTwoStep && <LateUnreadCount key={`unread of ${user.id}`} />}
      {user?.isAdmin && !mustSetUpTwoStep && <LateQuestionCount key={`questions for ${user.id}`} />}
      <LeaveDialog open={asking} onStay={() => setAsking(false)} onLeave={() => void logout()} />
    </DashboardLayout>
  );
}
