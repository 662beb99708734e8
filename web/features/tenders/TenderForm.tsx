import { Alert, Box, Button } from "@mui/material";
import { type FormikHelpers } from "formik";
import { useState } from "react";

import { TenderFields } from "#web/features/tenders/TenderFields.tsx";
import {
  NEW_TENDER_VALUES,
  TENDER_LABELS,
  tenderValues,
  tenderWords,
  typedTenderSchema,
  type TenderValues,
} from "#web/features/tenders/tenderValues.ts";
import { useSaveTender } from "#web/features/tenders/useSaveTender.ts";
import { fieldErrorsOf } from "#web/graphql/fieldErrorsOf.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { isUnreached } from "#web/graphql/isUnreached.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UNREACHED, UnreachedNotice } from "#web/ui/forms/UnreachedNotice.tsx";
import { useStaleEdit } from "#web/ui/forms/useStaleEdit.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  /** Null creates one. */
  tender: TenderFactsFragment | null;
  /** Reads the tender as it is stored now; null when that fails. */
  onConflict: () => Promise<TenderFactsFragment | null>;
  onSaved: () => void;
  onCancel: () => void;
}

export function TenderForm({ tender, onConflict, onSaved, onCancel }: Props) {
  const toast = useToast();
  const save = useSaveTender();
  const { meanwhile, takeIn } = useStaleEdit<TenderValues>(typedTenderSchema);
  const [isGone, setGone] = useState(false);
  const act = tender ? "update" : "create";
  const label = tender ? "Update Tender" : "Create Tender";

  async function handleSubmit(values: TenderValues, form: FormikHelpers<TenderValues>, opened: TenderValues) {
    try {
      await save(tender?.id, values);
      close();
    } catch (error) {
      const refusal = refusalOf(error);
      const now = refusal?.code === "CONFLICT" ? await onConflict() : null;
      const isStale = now !== null && now.version !== values.version;
      if (isStale && (await takeIn({ opened, typed: values, now: tenderValues(now) }, form))) {
        close();
        return;
      }
      form.setStatus(isUnreached(error) ? UNREACHED : null);
      form.setErrors(fieldErrorsOf(error));
      toast.error(refusal?.message ?? `Failed to ${act} tender`);
      setGone(refusal?.code === "NOT_FOUND");
    }

    function close() {
      toast.success(`Tender ${act}d successfully`);
      form.resetForm({ values });
      onSaved();
    }
  }

  return (
    <ValidatedForm
      initialValues={tender ? tenderValues(tender) : NEW_TENDER_VALUES}
      schema={typedTenderSchema}
      onSubmit={handleSubmit}
      keptAs={`tender ${tender?.id ?? "new"}`}
      openedBy="edit"
    >
      {meanwhile && <SavedMeanwhile what="tender" action={label} meanwhile={meanwhile} labels={TENDER_LABELS} show={tenderWords} />}
      {isGone && (
        <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
          This tender was deleted since you opened it. What you typed is kept below.
        </Alert>
      )}
      <TenderFields />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
        <UnreachedNotice />
        <SubmitButton label={label} busy="Submitting..." />
        <Button variant="outlined" onClick={onCancel}>Cancel</Button>
      </Box>
    </ValidatedForm>
  );
}
