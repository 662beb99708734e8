import { type ReactNode } from "react";

import { type SealCheckWords } from "#web/features/marketing/copy/VerifyCopy.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { type Checked, type SealFound } from "#web/features/marketing/verify/checkReceipt.ts";
import { site } from "#web/site.ts";
import { saveText } from "#web/ui/saveText.ts";

interface Props {
  checked: Checked;
  words: SealCheckWords;
}

/** What the check has found, first of the receipt, then of its seal. */
export function SealVerdict({ checked, words }: Props) {
  if (!("receipt" in checked)) return <Told {...words[checked.step]} state="unknown" />;
  const { receipt } = checked;
  const carried = <Hash label={words.carried} hash={receipt.sha256} />;
  if ("computed" in checked)
    return (
      <Told {...words.differs} state="wrong">
        {carried}
        <Hash label={words.computed} hash={checked.computed} />
      </Told>
    );
  const { canonicalForm } = receipt;
  return (
    <>
      <Told {...words[checked.step]} state={checked.step === "matches" ? "right" : "unknown"}>
        {carried}
        {canonicalForm !== null && (
          <button type="button" className="button" onClick={() => saveText("canonical.txt", canonicalForm)}>
            {words.saveForm}
          </button>
        )}
      </Told>
      <FoundSeal found={checked.found} words={words} />
    </>
  );
}

function FoundSeal({ found, words }: { found: SealFound; words: SealCheckWords }) {
  const moment = useMoment();
  if (!("seal" in found)) return <Told {...words[found.state]} state="unknown" />;
  const { state, seal, list } = found;
  const facts = { number: seal.tenderNumber, closed: moment(seal.closedAt), sealed: moment(seal.sealedAt), count: String(seal.receipts.length) };
  return (
    <Told {...words[state]} facts={facts} state={state === "sealed" ? "right" : "wrong"}>
      <code className="verify-hash">{seal.sha256}</code>
      <button type="button" className="button" onClick={() => saveText("hashes.txt", list)}>
        {words.saveList}
      </button>
    </Told>
  );
}

interface ToldProps {
  title: string;
  text: string;
  facts?: Record<string, string>;
  state: "right" | "wrong" | "unknown";
  children?: ReactNode;
}

const Told = ({ title, text, facts = {}, state, children }: ToldProps) => (
  <section className={`verify-told verify-${state}`}>
    <h2>{title}</h2>
    <p>{text.replace(/\{(\w+)\}/g, (mark, name: string) => ({ email: site.email, ...facts })[name] ?? mark)}</p>
    {children}
  </section>
);

const Hash = ({ label, hash }: { label: string; hash: string }) => (
  <p>
    {label}
    <code className="verify-hash">{hash}</code>
  </p>
);

/** To the second in UTC, in the page's language. */
function useMoment() {
  const { language } = useSite();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
  return (moment: string) => format.format(new Date(moment));
}
