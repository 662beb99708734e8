import { COMPANY_DOCUMENT_KINDS, type CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";
import { type NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";

import { words } from "#web/features/bids/documents/words/documents.en.ts";
import { words as kinds } from "#web/ui/company-documents/words/kinds.en.ts";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  document: NamedDocument;
  asked: readonly CompanyDocumentKind[];
  onChange: (kind: CompanyDocumentKind | null) => void;
}

/** A choice of the asked-for kind that a file of the bid has. */
export function KindChoice({ document: { name, sha256, kind }, asked, onChange }: Props) {
  const offered = COMPANY_DOCUMENT_KINDS.filter((each) => each === kind || asked.includes(each));
  return (
    <TextField
      id={`kind-${sha256}`}
      label={words.kindOf(name)}
      value={kind ?? ""}
      onChange={({ target }) => onChange(offered.find((each) => each === target.value) ?? null)}
    >
      {[
        <option key="" value="">
          {words.noKind}
        </option>,
        ...offered.map((each) => (
          <option key={each} value={each}>
            {kinds[each]}
          </option>
        )),
      ]}
    </TextField>
  );
}
