import { Alert, Box, Button } from "@mui/material";
import { Suspense, useState } from "react";

import { UNTOLD } from "#web/features/tenders/changes/telling.ts";
import { TenderFields } from "#web/features/tenders/TenderFields.tsx";
import {
  newTenderValues,
  type StoredTender,
  TENDER_LABELS,
  tenderValues,
  tenderWords,
  typedTenderSchema,
} from "#web/features/tenders/tenderValues.ts";
import { useSaveTender } from "#web/features/tenders/useSaveTender.ts";
import { keptAs } from "#web/ui/forms/keptAs.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedNotice } from "#web/ui/forms/UnreachedNotice.tsx";
import { useVersionedSave } from "#web/ui/forms/useVersionedSave.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { part } from "#web/ui/part.ts";

const TellBidders = part(async () => (await import("#web/features/tenders/changes/TellBidders.tsx")).TellBidders);

interface Props {
  /** Null creates a tender. */
  tender: StoredTender | null;
  /** Whether a new tender is sealed unless another choice is made. */
  sealedByDefault?: boolean;
  /** Reads the stored tender from the network; null when that fails. */
  onConflict: () => Promise<StoredTender | null>;
  onSaved: () => void;
  onCancel: () => void;
}

export function TenderForm({ tender, sealedByDefault = false, onConflict, onSaved, onCancel }: Props) {
  const save = useSaveTender();
  const [telling, setTelling] = useState(UNTOLD);
  const act = tender ? "update" : "create";
  const label = tender ? "Update Tender" : "Create Tender";
  const { onSubmit, onFailed, meanwhile, isGone } = useVersionedSave({
    schema: typedTenderSchema,
    valuesOf: tenderValues,
    save: (values) => save(tender?.id, values, telling),
    readAgain: onConflict,
    onSaved: () => {
      setTelling(UNTOLD);
      onSaved();
    },
    saved: () => `Tender ${act}d successfully`,
    failed: (reason) => reason ?? `Failed to ${act} tender`,
  });

  return (
    <ValidatedForm
      initialValues={tender ? tenderValues(tender) : newTenderValues(sealedByDefault)}
      schema={typedTenderSchema}
      onSubmit={onSubmit}
      onFailed={onFailed}
      keptAs={keptAs("tender", tender?.id)}
      openedBy="edit"
    >
      {meanwhile && <SavedMeanwhile what="tender" action={label} meanwhile={meanwhile} labels={TENDER_LABELS} show={tenderWords} />}
      {isGone && (
        <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
          This tender was deleted since you opened it. What you typed is kept below.
        </Alert>
      )}
      <TenderFields />
      {tender && tender.status !== "draft" && (
        <Suspense>
          <TellBidders tender={tender} telling={telling} onChange={setTelling} />
        </Suspense>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
        <UnreachedNotice />
        <SubmitButton label={label} busy="Submitting..." />
        <Button variant="outlined" onClick={onCancel}>Cancel</Button>
      </Box>
    </ValidatedForm>
  );
}
