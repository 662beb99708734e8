import { type DragEvent, Suspense, useRef, useState } from "react";

import { type ClosingSealCheckWords } from "#web/features/marketing/copy/VerifyCopy.ts";
import { checkReceipt, type Checked } from "#web/features/marketing/verify/checkReceipt.ts";
import { documentsIn } from "#web/features/marketing/verify/documentsIn.ts";
import { ClosingSealVerdict } from "#web/features/marketing/verify/ClosingSealVerdict.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { MissingPart } from "#web/ui/feedback/MissingPart.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const FileCheck = lazyComponent(async () => (await import("#web/features/marketing/verify/FileCheck.tsx")).FileCheck);

/**
 * Checks a receipt and the closing seal that contains it. The fields are not in a form element: if the visitor
 * submitted a form before the script is loaded, the browser would send the receipt to the server.
 */
export function ClosingSealCheck({ words }: { words: ClosingSealCheckWords }) {
  const { language } = useSite();
  // The field is uncontrolled, so that hydration does not remove text that was typed before.
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [checked, setChecked] = useState<Checked | "busy" | null>(null);

  const found = checked && checked !== "busy" ? checked : null;
  const named = found && documentsIn(found);

  async function check() {
    if (checked === "busy") return;
    setChecked("busy");
    setChecked(await checkReceipt(pasted.current?.value ?? ""));
  }

  async function take(file: File | undefined) {
    if (!file || !pasted.current) return;
    pasted.current.value = await file.text();
    await check();
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  return (
    <div className="verify-form">
      <MissingPart language={language} />
      <div className="verify-field">
        <label htmlFor="receipt">{words.label}</label>
        <textarea
          id="receipt"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="receipt-hint"
          ref={pasted}
          onDragOver={(event) => event.preventDefault()}
          onDrop={handleDrop}
        />
        <p id="receipt-hint">{words.hint}</p>
      </div>
      <div className="verify-acts">
        <button type="button" className="button button-primary" onClick={() => void check()}>
          {checked === "busy" ? words.busy : words.check}
        </button>
        <label className="button verify-file">
          {words.file}
          <input
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
      </div>
      <div className="verify-result" role="status" aria-label={words.result}>
        {found && <ClosingSealVerdict checked={found} words={words} />}
      </div>
      {named && (
        <Suspense>
          <FileCheck key={named.receipt} named={named} words={words.files} />
        </Suspense>
      )}
    </div>
  );
}
