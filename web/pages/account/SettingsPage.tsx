import { Box, Skeleton } from "@mui/material";
import { Suspense } from "react";

import { EmailSettings } from "#web/features/session/settings/EmailSettings.tsx";
import { NameSettings } from "#web/features/session/settings/NameSettings.tsx";
import { OwnDataSettings } from "#web/features/session/settings/own-data/OwnDataSettings.tsx";
import { PasswordSettings } from "#web/features/session/settings/PasswordSettings.tsx";
import { SessionSettings } from "#web/features/session/settings/SessionSettings.tsx";
import { ProgramSettings } from "#web/features/session/settings/ProgramSettings.tsx";
import { useTwoStepFirst } from "#web/features/session/settings/useTwoStepFirst.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { useOwnSessionsQuery } from "#web/graphql/generatedAccounts.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { words } from "#web/pages/account/words/account.en.ts";

const TwoStepSettings = lazyComponent(
  async () => (await import("#web/features/session/settings/two-step/TwoStepSettings.tsx")).TwoStepSettings,
);

const LanguageSettings = lazyComponent(
  async () => (await import("#web/features/notices/LanguageSettings.tsx")).LanguageSettings,
);

const NoticeSettingsCard = lazyComponent(
  async () => (await import("#web/features/notices/NoticeSettingsCard.tsx")).NoticeSettingsCard,
);

const TwoStepFirst = lazyComponent(
  async () => (await import("#web/features/session/settings/two-step/TwoStepFirst.tsx")).TwoStepFirst,
);

export function SettingsPage() {
  const { user } = useSession();
  const { data, error, refetch } = useOwnSessionsQuery({ fetchPolicy: "cache-and-network" });
  const { isFirst, leave } = useTwoStepFirst();
  if (!user) return null;
  if (isFirst)
    return (
      <>
        <PageHeader title={words.settings} lead={words.howYouSignInAndWhere} />
        <Suspense fallback={<Skeleton height={260} role="progressbar" aria-label={words.loading} />}>
          <TwoStepFirst sessions={{ data, error, refetch }} onDone={leave} />
        </Suspense>
      </>
    );

  return (
    <>
      <PageHeader
        title={words.settings}
        lead={words.yourNameHowYouSignIn}
        back={{ to: paths.dashboard, label: words.backToDashboard }}
      />
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { lg: "1fr 1fr" } }}>
        <NameSettings user={user} />
        <EmailSettings email={user.email} />
        <PasswordSettings onChanged={() => void refetch().catch(() => undefined)} />
        <Suspense fallback={<Skeleton height={260} role="progressbar" aria-label={words.loading} />}>
          <TwoStepSettings onTurnedOn={() => void refetch().catch(() => undefined)} />
        </Suspense>
        <Suspense fallback={<Skeleton height={260} role="progressbar" aria-label={words.loading} />}>
          <LanguageSettings />
        </Suspense>
        <Suspense fallback={<Skeleton height={260} role="progressbar" aria-label={words.loading} />}>
          <NoticeSettingsCard isAdmin={user.isAdmin} />
        </Suspense>
        <ProgramSettings />
        <SessionSettings data={data} error={error} refetch={refetch} />
        <OwnDataSettings />
      </Box>
    </>
  );
}
