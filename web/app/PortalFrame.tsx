import { Alert } from "@mui/material";
import { useState } from "react";
import { Outlet } from "react-router-dom";

import { portalMenu } from "#web/app/portalMenu.ts";
import { useUnread } from "#web/features/notices/unread.ts";
import { useOpenQuestions } from "#web/features/questions/openQuestions.ts";
import { ConfirmSignIn } from "#web/features/session/confirming/ConfirmSignIn.tsx";
import { useLogout } from "#web/features/session/useLogout.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { loadExtra } from "#web/loadPart.ts";
import { AfterStart } from "#web/ui/AfterStart.tsx";
import { DashboardLayout } from "#web/ui/frame/DashboardLayout.tsx";
import { LeaveDialog } from "#web/ui/forms/LeaveDialog.tsx";
import { hasUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";
import { words } from "#web/app/words/shell.en.ts";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";
import { FormWordsContext } from "#web/ui/forms/useFormWords.ts";
import { useChangeLanguage } from "#web/features/notices/useChangeLanguage.ts";

const loadUnreadCount = () =>
  loadExtra(async () => (await import("#web/features/notices/UnreadCount.tsx")).UnreadCount);
const loadOpenQuestionCount = () =>
  loadExtra(async () => (await import("#web/features/questions/OpenQuestionCount.tsx")).OpenQuestionCount);

/**
 * The layout around the portal's screens: menu, sign-out, language, and a warning if the browser's storage is blocked.
 * The code of the menu's two counts loads after the first view.
 */
export function PortalFrame() {
  const { user, mustSetUpTwoStep, isNotStored } = useSession();
  const unread = useUnread();
  const openQuestions = useOpenQuestions();
  const logout = useLogout();
  const changeLanguage = useChangeLanguage();
  const [asking, setAsking] = useState(false);

  return (
    <DashboardLayout
      groups={portalMenu(Boolean(user?.isAdmin), { unread, openQuestions })}
      who={[user?.firstName, user?.lastName].filter(Boolean).join(" ") || (user?.username ?? "")}
      onLanguage={(language) => void changeLanguage(language)}
      onLogout={() => (hasUnsavedChanges() ? setAsking(true) : void logout())}
    >
      {isNotStored && (
        <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
          {words.thisBrowsersStorageIsFullOr}
        </Alert>
      )}
      <Outlet key={user?.id} />
      {user && !mustSetUpTwoStep && <AfterStart key={`unread of ${user.id}`} load={loadUnreadCount} />}
      {user?.isAdmin && !mustSetUpTwoStep && (
        <AfterStart key={`questions for ${user.id}`} load={loadOpenQuestionCount} />
      )}
      <ConfirmSignIn />
      <FormWordsContext value={formWords}>
        <LeaveDialog open={asking} onStay={() => setAsking(false)} onLeave={() => void logout()} />
      </FormWordsContext>
    </DashboardLayout>
  );
}
