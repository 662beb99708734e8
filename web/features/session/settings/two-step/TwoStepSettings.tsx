import { Skeleton } from "@mui/material";
import { Suspense, useState } from "react";

import { RecoveryCodes } from "#web/features/session/settings/two-step/RecoveryCodes.tsx";
import { RequiredTwoStep } from "#web/features/session/settings/two-step/RequiredTwoStep.tsx";
import { StartTwoStep } from "#web/features/session/settings/two-step/StartTwoStep.tsx";
import { type SetUpTwoStepMutation, useOwnTwoStepQuery } from "#web/graphql/generatedAccounts.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { part } from "#web/ui/part.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** Its QR code is drawn by a library that no other screen needs. */
const ConfirmTwoStep = part(async () => (await import("#web/features/session/settings/two-step/ConfirmTwoStep.tsx")).ConfirmTwoStep);
const TurnOffTwoStep = part(async () => (await import("#web/features/session/settings/two-step/TurnOffTwoStep.tsx")).TurnOffTwoStep);

interface Props {
  onTurnedOn: () => void;
  /** The recovery codes, which are shown once. */
  onKept?: () => void;
}

/** Off, waiting for a code of the app, the recovery codes once, on. */
export function TwoStepSettings({ onTurnedOn, onKept }: Props) {
  const { data, error, refetch } = useOwnTwoStepQuery({ fetchPolicy: "cache-and-network" });
  const [pending, setPending] = useState<SetUpTwoStepMutation["setUpTwoStep"] | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const readAgain = () => void refetch().catch(() => undefined);

  function keep() {
    setCodes([]);
    onKept?.();
  }

  return (
    <SectionCard title="Two-Step Sign-In" mark={data && (data.twoStep.isOn ? "On" : "Off")}>
      <Suspense fallback={<Skeleton height={96} aria-label="Loading" />}>{content()}</Suspense>
    </SectionCard>
  );

  function content() {
    if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={keep} />;
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
    if (data?.twoStep.isOn && data.twoStep.isRequired) return <RequiredTwoStep codesLeft={data.twoStep.recoveryCodesLeft} />;
    if (data) return data.twoStep.isOn ? <TurnOffTwoStep codesLeft={data.twoStep.recoveryCodesLeft} onDone={readAgain} /> : <StartTwoStep onStarted={setPending} />;
    return error ? <ErrorState text="Two-step sign-in could not be loaded." onRetry={readAgain} /> : <Skeleton height={96} aria-label="Loading" />;
  }
}
