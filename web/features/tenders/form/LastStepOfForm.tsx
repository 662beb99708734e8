import { useFormikContext } from "formik";

import { type StoredTender, tenderInput, type TenderValues } from "#web/features/tenders/form/tenderValues.ts";
import { type LastStep, lastStepOf } from "#web/features/tenders/last-step/lastStep.ts";
import { LastStepDialog } from "#web/features/tenders/last-step/LastStepDialog.tsx";

/**
 * The values that the administrator submitted, and the last step: the dialog that asks for confirmation before the
 * save.
 */
export interface ToCheck {
  step: LastStep;
  values: TenderValues;
  open: boolean;
}

/** The values that the administrator has confirmed in the dialog. */
export interface Checked {
  values: TenderValues;
  /** The reason for taking back an award. */
  reason: string | undefined;
}

/** Converts the form's values to the facts that LastStepDialog shows. */
const typedTender = (values: TenderValues) => {
  const { sealed = false, discloseWinner = true, readsOut = "nothing", ...fields } = tenderInput(values);
  return { ...fields, sealed, discloseWinner, readsOut };
};

/**
 * The dialog to show before these values are saved; null if none is needed. A new tender counts as a draft before the
 * save.
 */
export function lastStepOfForm(tender: StoredTender | null, values: TenderValues) {
  const { status, sealed, closingDate } = typedTender(values);
  const stored = tender ?? { openedAt: null, cancelledAt: null, closingDate, status: "draft" as const };
  return lastStepOf({ ...stored, sealed }, status);
}

interface Props {
  check: ToCheck;
  tender: StoredTender | null;
  onClose: () => void;
  onChecked: (checked: Checked) => void;
}

/**
 * Asks the administrator to confirm the form's values. The first submission only opens this dialog. The confirmation
 * submits the form again, and the tender is saved.
 */
export function LastStepOfForm({ check: { step, values, open }, tender, onClose, onChecked }: Props) {
  const { submitForm } = useFormikContext();
  return (
    <LastStepDialog
      key={step}
      open={open}
      step={step}
      tender={{ id: tender?.id, ...typedTender(values) }}
      before={tender?.status ?? "draft"}
      onConfirm={(reason) => {
        onChecked({ values, reason });
        onClose();
        void submitForm();
      }}
      onCancel={onClose}
    />
  );
}
