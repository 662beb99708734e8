import { useEffect, useEffectEvent } from "react";

import { LastStepDialog } from "#web/features/tenders/last-step/LastStepDialog.tsx";
import { useManagedTenderQuery } from "#web/graphql/generated.ts";
import { useUpdateTenderMutation } from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  /** The id of the draft to publish. */
  id: string;
  onClose: () => void;
}

/** The dialog that publishes a draft: it shows the last step, and then sets the status to open. */
export function PublishTender({ id, onClose }: Props) {
  const toast = useToast();
  const { data, error, refetch } = useManagedTenderQuery({
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const [update, { loading }] = useUpdateTenderMutation();
  const tender = data?.tender;
  const unreadable = error && !tender ? (refusalOf(error)?.message ?? "The tender could not be loaded.") : null;
  const isPublished = tender !== undefined && tender.status !== "draft";
  const leave = useEffectEvent((why: string | null) => {
    if (why) toast.error(why);
    onClose();
  });
  useEffect(() => {
    if (unreadable || isPublished) leave(unreadable);
  }, [unreadable, isPublished]);
  if (!tender || isPublished) return null;

  async function handleConfirm(version: number) {
    try {
      await update({ variables: { id, patch: { status: "open", version } } });
      toast.success("Tender updated successfully");
    } catch (failure) {
      toast.error(refusalOf(failure)?.message ?? "Failed to update tender");
      await refetch().catch(() => undefined);
    }
  }

  return (
    <LastStepDialog
      open
      step="publish"
      tender={{ ...tender, questionsUntil: tender.questionsUntilSet, status: "open" }}
      before="draft"
      busy={loading}
      onConfirm={() => void handleConfirm(tender.version)}
      onCancel={onClose}
    />
  );
}
