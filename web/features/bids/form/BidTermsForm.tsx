import { Box, Button, Typography } from "@mui/material";
import { type FormikHelpers, useFormikContext } from "formik";
import { type ReactNode, Suspense, useRef, useState } from "react";

import { BID_FIELDS, typedBidSchema } from "#web/features/bids/form/bidFields.ts";
import { isSameBid, type SentBid, type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { BidDocuments } from "#web/features/bids/form/BidDocuments.tsx";
import { type TenderToCheck } from "#web/features/bids/form/BidCheck.tsx";
import { BidFailure } from "#web/features/bids/form/BidFailure.tsx";
import { BiddingClosed } from "#web/features/bids/form/BiddingClosed.tsx";
import { DraftGuard } from "#web/features/bids/drafts/DraftGuard.tsx";
import { DraftStatus } from "#web/features/bids/drafts/DraftStatus.tsx";
import { SaveDraft } from "#web/features/bids/drafts/SaveDraft.tsx";
import { OfferHint } from "#web/features/bids/form/OfferHint.tsx";
import { RestoredBid } from "#web/features/bids/drafts/RestoredBid.tsx";
import { useDraftSaver, type DraftOf } from "#web/features/bids/drafts/useDraftSaver.ts";
import { refusalOf, type Refusal } from "#web/graphql/refusal.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SendAgainAlert } from "#web/ui/forms/SendAgainAlert.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { type Try, ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

// DraftConflict is lazy-loaded, because a draft rarely has a conflict.
const DraftConflict = lazyComponent(
  async () => (await import("#web/features/bids/drafts/DraftConflict.tsx")).DraftConflict,
);
const BidCheck = lazyComponent(async () => (await import("#web/features/bids/form/BidCheck.tsx")).BidCheck);
const TenderGone = lazyComponent(async () => (await import("#web/features/bids/form/TenderGone.tsx")).TenderGone);

const NONE: NonNullable<TenderToCheck["requiredDocuments"]> = [];

interface Props {
  draft: DraftOf;
  /** Null if the tender can no longer be read. */
  tender: TenderToCheck | null;
  /** The tender's budget range, shown as a hint at the amount. A bid outside the range is accepted. */
  budgetRange: string;
  closed: boolean;
  /** Whether the tender is sealed; undefined if that is unknown. */
  sealed: boolean | undefined;
  /** Whether the other bidders learn the winner's name. */
  discloseWinner?: boolean;
  button: { label: string; busy: string };
  /**
   * Submits the bid.
   * @returns the callback to run after the draft is removed
   */
  send: (terms: SentBid) => Promise<() => void>;
  /**
   * The texts after a failed submission. `toast` disappears. Another message stays on the form: `unconfirmed` if the
   * server did not answer; otherwise the result of `refused`, or the server's own message if `refused` is absent.
   */
  failed: { toast: string; unconfirmed: string; refused?: (refusal: Refusal) => string };
  notice?: ReactNode;
}

const sentBid = (values: TypedBid): SentBid => ({ ...typedBidSchema.cast(values), documents: values.documents });

const WHO_READS = {
  true: words.thisTenderIsSealedNobodyBut,
  false: words.administratorsCanReadBidsOnThis,
};
const ONCE_AWARDED = words.afterTheAwardEveryBidderIs;
const ONE_COLUMN = { xs: "minmax(0, 1fr)" };

/** The bid form (spec §5), for a first bid and for a revision. */
export function BidTermsForm({
  draft,
  tender,
  budgetRange,
  closed,
  sealed,
  discloseWinner,
  button,
  send,
  failed,
  notice,
}: Props) {
  const toast = useToast();
  const { saver, state } = useDraftSaver(draft);
  const [isRestored] = useState(() => !isSameBid(saver.opening, draft.blank));
  const [check, setCheck] = useState<{ values: TypedBid; open: boolean } | null>(null);
  /** The values that the bidder has confirmed in the dialog BidCheck. Any other values open the dialog again. */
  const checked = useRef<TypedBid | null>(null);
  const [failure, setFailure] = useState<{ sentence: string; isGone: boolean } | null>(null);

  async function handleSubmit(values: TypedBid, _helpers: FormikHelpers<TypedBid>, { again }: Try<TypedBid>) {
    if (!again) setFailure(null);
    if (!again && checked.current !== values) {
      setCheck({ values, open: true });
      return;
    }
    checked.current = null;
    await saver.hold();
    try {
      const lead = await send(sentBid(values));
      setFailure(null);
      saver.forget();
      lead();
    } catch (error) {
      saver.release();
      throw error;
    }
  }

  function handleFailed(error: unknown) {
    const refusal = refusalOf(error);
    toast.error(failed.toast);
    setFailure({
      sentence: refusal ? (failed.refused?.(refusal) ?? refusal.message) : failed.unconfirmed,
      isGone: refusal?.code === "NOT_FOUND",
    });
  }

  return (
    <ValidatedForm
      initialValues={saver.opening}
      schema={typedBidSchema}
      onSubmit={handleSubmit}
      onFailed={handleFailed}
      mayBeLeft
    >
      <Box onBlur={saver.flush} sx={{ display: "grid", gap: 3 }}>
        <SaveDraft saver={saver} />
        {(!closed || failure?.isGone) && <DraftGuard saver={saver} state={state} />}
        {failure &&
          (failure.isGone ? (
            <Suspense>
              <TenderGone state={state} />
            </Suspense>
          ) : (
            <BidFailure key={failure.sentence} sentence={failure.sentence}>
              <SendAgainAlert />
            </BidFailure>
          ))}
        {notice}
        {isRestored && state.step !== "conflict" && <RestoredBid blank={draft.blank} />}
        {state.step === "conflict" && (
          <Suspense>
            <DraftConflict saver={saver} other={state.other} />
          </Suspense>
        )}
        <FormFields
          fieldProps={BID_FIELDS}
          more={{ bidAmount: { helperText: <OfferHint budgetRange={budgetRange} /> } }}
          columns={ONE_COLUMN}
        />
        <BidDocuments
          tenderId={draft.tenderId}
          asked={tender?.requiredDocuments ?? NONE}
          closingDate={tender?.closingDate}
        />
        <Box>
          <BiddingClosed closed={closed} blank={draft.blank} />
          {!closed && sealed !== undefined && (
            <Typography sx={{ mb: 1.5, color: "text.secondary" }}>
              {WHO_READS[String(sealed) as "true" | "false"]}
              {discloseWinner && ONCE_AWARDED}
            </Typography>
          )}
          {closed ? (
            <Button variant="contained" disabled>
              {words.closed}
            </Button>
          ) : (
            <SubmitButton {...button} />
          )}
          <DraftStatus state={state} />
          {check && (
            <Suspense>
              <CheckOf
                check={check}
                onClose={() => setCheck({ ...check, open: false })}
                onChecked={() => (checked.current = check.values)}
                tender={tender}
                sealed={sealed}
                confirm={button.label}
              />
            </Suspense>
          )}
        </Box>
      </Box>
    </ValidatedForm>
  );
}

interface CheckProps extends Pick<Parameters<typeof BidCheck>[0], "tender" | "sealed" | "confirm"> {
  check: { values: TypedBid; open: boolean };
  onClose: () => void;
  onChecked: () => void;
}

/**
 * The dialog BidCheck for the form's values. The first submission only opens this dialog. When the bidder confirms the
 * values, the dialog submits the form again, and the bid is sent.
 */
function CheckOf({ check: { values, open }, onClose, onChecked, ...shown }: CheckProps) {
  const { submitForm } = useFormikContext();
  return (
    <BidCheck
      {...shown}
      open={open}
      bid={sentBid(values)}
      onConfirm={() => {
        onChecked();
        onClose();
        void submitForm();
      }}
      onCancel={onClose}
    />
  );
}
