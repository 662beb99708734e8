import { useFormikContext } from "formik";

import { type AmendedFieldName, amendmentsOf, type Comparable } from "#api/tenders/addenda/amendments.rules.ts";
import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { AddendumForm } from "#web/features/tenders/changes/AddendumForm.tsx";
import { type AddendumDraft } from "#web/features/tenders/changes/addendumDraft.ts";
import { type StoredTender, typedTenderSchema, type TenderValues } from "#web/features/tenders/form/tenderValues.ts";

interface Props {
  tender: StoredTender;
  draft: AddendumDraft;
  onChange: (draft: AddendumDraft) => void;
}

const EACH_MINUTE: readonly string[] = [];

/**
 * The addendum form inside the form that edits a tender. It compares the typed values with the stored tender to find
 * the changes that bidders must be notified of.
 */
export function NotifyBidders({ tender, draft, onChange }: Props) {
  const { values, submitCount } = useFormikContext<TenderValues>();
  const stored = { ...tender, questionsUntil: tender.questionsUntilSet };
  const typed = comparable({ ...stored, ...typedTenderSchema.cast(values, { assert: false, stripUnknown: true }) });
  const closing = typed.closingDate?.toISOString() ?? tender.closingDate;
  const takesBids = acceptsBids({ status: typed.status, closingDate: closing }, useNow(EACH_MINUTE));
  return (
    <AddendumForm
      tender={tender}
      changes={amendmentsOf(comparable(stored), typed)}
      takesBids={takesBids}
      draft={draft}
      isTried={submitCount > 0}
      onChange={onChange}
    />
  );
}

/**
 * Converts the dates to `Date` objects, and the kinds of documents to one text, so that typed and stored values can be
 * compared. An invalid date becomes null.
 */
function comparable({
  openingDate,
  closingDate,
  questionsUntil,
  decisionExpectedOn,
  requiredDocuments,
  status,
  ...others
}: Partial<Record<AmendedFieldName, unknown>>) {
  const moment = (value: unknown) => {
    const date = new Date((value ?? "") as string);
    return Number.isNaN(date.getTime()) ? null : date;
  };
  const moments = {
    openingDate: moment(openingDate),
    closingDate: moment(closingDate),
    questionsUntil: moment(questionsUntil),
    decisionExpectedOn: moment(decisionExpectedOn),
  };
  const kinds = Array.isArray(requiredDocuments) ? requiredDocuments.join(" ") : (requiredDocuments as string | null);
  return {
    ...(others as Comparable),
    ...moments,
    requiredDocuments: kinds === "" ? null : kinds,
    status: status as TenderStatus,
  };
}
