import { type ClosingSealCheckWords } from "#web/features/marketing/copy/VerifyCopy.ts";
import { type Checked, type ClosingSealCheckResult } from "#web/features/marketing/verify/checkReceipt.ts";
import { Finding, useMomentFormat } from "#web/features/marketing/verify/Finding.tsx";
import { saveText } from "#web/ui/saveText.ts";

interface Props {
  checked: Checked;
  words: ClosingSealCheckWords;
}

/** The result of the check: first for the receipt, then for the closing seal that contains it. */
export function ClosingSealVerdict({ checked, words }: Props) {
  if (!("receipt" in checked)) return <Finding {...words[checked.step]} state="unknown" />;
  const { receipt } = checked;
  const carried = <Hash label={words.carried} hash={receipt.sha256} />;
  if ("computed" in checked)
    return (
      <Finding {...words.differs} state="wrong">
        {carried}
        <Hash label={words.computed} hash={checked.computed} />
      </Finding>
    );
  const { canonicalForm } = receipt;
  return (
    <>
      <Finding {...words[checked.step]} state={checked.step === "matches" ? "right" : "unknown"}>
        {carried}
        {canonicalForm !== null && (
          <button type="button" className="button" onClick={() => saveText("canonical.txt", canonicalForm)}>
            {words.saveForm}
          </button>
        )}
      </Finding>
      <FoundClosingSeal found={checked.found} words={words} />
    </>
  );
}

function FoundClosingSeal({ found, words }: { found: ClosingSealCheckResult; words: ClosingSealCheckWords }) {
  const moment = useMomentFormat();
  if (!("seal" in found)) return <Finding {...words[found.state]} state="unknown" />;
  const { state, seal, list } = found;
  const facts = {
    number: seal.tenderNumber,
    closed: moment(seal.closedAt),
    sealed: moment(seal.sealedAt),
    count: String(seal.receipts.length),
  };
  return (
    <Finding {...words[state]} facts={facts} state={state === "sealed" ? "right" : "wrong"}>
      <code className="verify-hash">{seal.sha256}</code>
      <button type="button" className="button" onClick={() => saveText("hashes.txt", list)}>
        {words.saveList}
      </button>
    </Finding>
  );
}

const Hash = ({ label, hash }: { label: string; hash: string }) => (
  <p>
    {label}
    <code className="verify-hash">{hash}</code>
  </p>
);
