import { useEffect, useEffectEvent } from "react";

import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { LastStepDialog } from "#web/features/tenders/last-step/LastStepDialog.tsx";
import { words } from "#web/features/tenders/last-step/words/lastStep.en.ts";
import { useManagedTenderQuery } from "#web/graphql/generated.ts";
import { useUpdateTenderMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

/** The steps that have their own button, with the status before and after. */
const STEPS: Record<StepOfButton, { before: TenderStatus; after: TenderStatus }> = {
  publish: { before: "draft", after: "open" },
  close: { before: "open", after: "closed" },
  takeBackAward: { before: "awarded", after: "closed" },
};
export type StepOfButton = "publish" | "close" | "takeBackAward";

interface Props {
  step: StepOfButton;
  /** The id of the tender. */
  id: string;
  onClose: () => void;
}

/** The dialog that publishes a draft, closes a tender or takes an award back. It changes only the tender's status. */
export function SetStatus({ step, id, onClose }: Props) {
  const toast = useToast();
  const { data, error, refetch } = useManagedTenderQuery({
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const [update, { loading }] = useUpdateTenderMutation();
  const { before, after } = STEPS[step];
  const tender = data?.tender;
  const unreadable = error && !tender ? (refusalOf(error)?.message ?? words.theTenderCouldNotBe) : null;
  const isDone = tender !== undefined && tender.status !== before;
  const leave = useEffectEvent((why: string | null) => {
    if (why) toast.error(why);
    onClose();
  });
  useEffect(() => {
    if (unreadable || isDone) leave(unreadable);
  }, [unreadable, isDone]);
  if (!tender || isDone) return null;

  async function handleConfirm(version: number, awardTakenBackReason?: string) {
    try {
      await update({ variables: { id, patch: { status: after, version }, awardTakenBackReason } });
      toast.success(words.tenderUpdatedSuccessfully);
    } catch (failure) {
      toast.error(refusalOf(failure)?.message ?? words.failedToUpdateTender);
      await refetch().catch(() => undefined);
    }
  }

  return (
    <LastStepDialog
      open
      step={step}
      tender={{ ...tender, questionsUntil: tender.questionsUntilSet, status: after }}
      before={before}
      busy={loading}
      onConfirm={(reason) => void handleConfirm(tender.version, reason)}
      onCancel={onClose}
    />
  );
}
