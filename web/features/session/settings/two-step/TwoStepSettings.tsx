import { Skeleton, Typography } from "@mui/material";
import { Suspense, useState } from "react";

import { RecoveryCodes } from "#web/features/session/settings/two-step/RecoveryCodes.tsx";
import { StartTwoStep } from "#web/features/session/settings/two-step/StartTwoStep.tsx";
import { type SetUpTwoStepMutation, useOwnTwoStepQuery } from "#web/graphql/generatedAccounts.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/session/settings/two-step/words/twoStep.en.ts";

/** Lazy-loaded, because no other screen needs the library for QR codes. */
const ConfirmTwoStep = lazyComponent(
  async () => (await import("#web/features/session/settings/two-step/ConfirmTwoStep.tsx")).ConfirmTwoStep,
);
const TurnOffTwoStep = lazyComponent(
  async () => (await import("#web/features/session/settings/two-step/TurnOffTwoStep.tsx")).TurnOffTwoStep,
);

interface Props {
  onTurnedOn: () => void;
  /** Called when the user has stored the recovery codes, which are shown only once. */
  onStored?: () => void;
}

/**
 * Turns two-step sign-in on or off. To turn it on, the user confirms it by a code of the authenticator app, and then
 * stores the recovery codes, which are shown only once.
 */
export function TwoStepSettings({ onTurnedOn, onStored }: Props) {
  const { data, error, refetch } = useOwnTwoStepQuery({ fetchPolicy: "cache-and-network" });
  const [pending, setPending] = useState<SetUpTwoStepMutation["setUpTwoStep"] | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const readAgain = () => void refetch().catch(() => undefined);

  function keep() {
    setCodes([]);
    onStored?.();
  }

  return (
    <SectionCard title={words.twoStepSignIn} mark={data && (data.twoStep.isOn ? words.on : words.off)}>
      <Suspense fallback={<Skeleton height={96} role="progressbar" aria-label={words.loading} />}>{content()}</Suspense>
    </SectionCard>
  );

  function content() {
    if (codes.length > 0) return <RecoveryCodes codes={codes} onStored={keep} />;
    if (pending)
      return (
        <ConfirmTwoStep
          {...pending}
          onCancel={() => setPending(null)}
          onConfirmed={(recovery) => {
            setPending(null);
            setCodes(recovery);
            readAgain();
            onTurnedOn();
          }}
        />
      );
    if (data?.twoStep.isOn && data.twoStep.isRequired)
      return <RequiredTwoStep codesLeft={data.twoStep.recoveryCodesLeft} />;
    if (data)
      return data.twoStep.isOn ? (
        <TurnOffTwoStep codesLeft={data.twoStep.recoveryCodesLeft} onDone={readAgain} />
      ) : (
        <StartTwoStep onStarted={setPending} />
      );
    return error ? (
      <ErrorState text={words.twoStepSignInCouldNot} onRetry={readAgain} />
    ) : (
      <Skeleton height={96} role="progressbar" aria-label={words.loading} />
    );
  }
}

function RequiredTwoStep({ codesLeft }: { codesLeft: number }) {
  return <Typography>{words.yourSignInAsksForA2(codesLeft)}</Typography>;
}
