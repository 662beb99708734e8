import { type DragEvent, useRef, useState } from "react";

import { type SealCheckWords } from "#web/features/marketing/copy/VerifyCopy.ts";
import { checkReceipt, type Checked } from "#web/features/marketing/verify/checkReceipt.ts";
import { SealVerdict } from "#web/features/marketing/verify/SealVerdict.tsx";

/** No form: were its code not to come, the browser would send the receipt. */
export function SealCheck({ words }: { words: SealCheckWords }) {
  // Uncontrolled: what was typed before this component answered stays.
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [checked, setChecked] = useState<Checked | "busy" | null>(null);

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
          <input type="file" accept=".json,.txt,application/json,text/plain" onChange={({ target }) => void take(target.files?.[0])} />
        </label>
      </div>
      <div className="verify-result" role="status" aria-label={words.result}>
        {checked && checked !== "busy" && <SealVerdict checked={checked} words={words} />}
      </div>
    </div>
  );
}
