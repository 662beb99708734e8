import { Alert, Box, Button } from "@mui/material";
import { type FormikHelpers } from "formik";
import { Suspense, useRef, useState } from "react";

import { NO_ADDENDUM } from "#web/features/tenders/changes/addendumDraft.ts";
import { TenderFields } from "#web/features/tenders/form/TenderFields.tsx";
import {
  newTenderValues,
  type StoredTender,
  TENDER_LABELS,
  type TenderValues,
  tenderValues,
  tenderWords,
  typedTenderSchema,
} from "#web/features/tenders/form/tenderValues.ts";
import {
  type Checked,
  LastStepOfForm,
  lastStepOfForm,
  type ToCheck,
} from "#web/features/tenders/form/LastStepOfForm.tsx";
import { useSaveTender } from "#web/features/tenders/form/useSaveTender.ts";
import { words } from "#web/features/tenders/form/words/tenderForm.en.ts";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useVersionedSave } from "#web/ui/forms/useVersionedSave.ts";
import { type Try, ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const NotifyBidders = lazyComponent(
  async () => (await import("#web/features/tenders/changes/NotifyBidders.tsx")).NotifyBidders,
);

interface Props {
  /** The tender to edit. Null creates a new tender. */
  tender: StoredTender | null;
  /** Whether the form for a new tender selects sealed bids at first. */
  sealedByDefault?: boolean;
  /**
   * Called when a save was refused because its version was stale. Reads the stored tender from the network; null if
   * that fails.
   */
  onConflict: () => Promise<StoredTender | null>;
  onSaved: () => void;
  onCancel: () => void;
}

export function TenderForm({ tender, sealedByDefault = false, onConflict, onSaved, onCancel }: Props) {
  const save = useSaveTender();
  const [addendum, setAddendum] = useState(NO_ADDENDUM);
  const [check, setCheck] = useState<ToCheck | null>(null);
  /** The values that the administrator has confirmed in the dialog. If they change, the dialog opens again. */
  const checked = useRef<Checked | null>(null);
  const label = tender ? words.updateTender : words.createTender;
  const { onSubmit, onFailed, meanwhile, isGone } = useVersionedSave({
    schema: typedTenderSchema,
    valuesOf: tenderValues,
    save: (values) => save(tender?.id, values, { draft: addendum, awardTakenBackReason: checked.current?.reason }),
    readAgain: onConflict,
    onSaved: () => {
      setAddendum(NO_ADDENDUM);
      onSaved();
    },
    saved: () => (tender ? words.tenderUpdatedSuccessfully : words.tenderCreatedSuccessfully),
    failed: (reason) => reason ?? (tender ? words.failedToUpdateTender : words.failedToCreateTender),
  });

  async function handleSubmit(values: TenderValues, form: FormikHelpers<TenderValues>, attempt: Try<TenderValues>) {
    if (!attempt.again && checked.current?.values !== values) {
      checked.current = null;
      const step = lastStepOfForm(tender, values);
      if (step) {
        setCheck({ step, values, open: true });
        return;
      }
    }
    await onSubmit(values, form, attempt);
  }

  return (
    <ValidatedForm
      initialValues={tender ? tenderValues(tender) : newTenderValues(sealedByDefault)}
      schema={typedTenderSchema}
      onSubmit={handleSubmit}
      onFailed={onFailed}
      storeAs={formStoreName("tender", tender?.id)}
      openedBy="edit"
    >
      {meanwhile && (
        <SavedMeanwhile
          what={words.tender}
          action={label}
          meanwhile={meanwhile}
          labels={TENDER_LABELS}
          show={tenderWords}
        />
      )}
      {isGone && (
        <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
          {words.thisTenderWasDeletedSince}
        </Alert>
      )}
      <TenderFields />
      {tender && tender.status !== "draft" && (
        <Suspense>
          <NotifyBidders tender={tender} draft={addendum} onChange={setAddendum} />
        </Suspense>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
        <UnreachedAlert />
        <SubmitButton label={label} busy={words.submitting} />
        <Button variant="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Box>
      {check && (
        <LastStepOfForm
          check={check}
          tender={tender}
          onClose={() => setCheck({ ...check, open: false })}
          onChecked={(confirmed) => (checked.current = confirmed)}
        />
      )}
    </ValidatedForm>
  );
}
