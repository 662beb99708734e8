import { type DragEvent, useEffect, useRef, useState } from "react";

import { type FileCheckWords } from "#web/features/marketing/copy/VerifyCopy.ts";
import { type NamedFiles } from "#web/features/marketing/verify/documentsIn.ts";
import { Finding, useMomentFormat } from "#web/features/marketing/verify/Finding.tsx";
import { fingerprintOf, prepareWorker, WorkerNotLoaded } from "#web/ui/fingerprints/fingerprintOf.ts";

interface Props {
  named: NamedFiles;
  words: FileCheckWords;
}

/**
 * The state of the chosen file: how many percent of it are read, its SHA-256, or the reason why it could not be read.
 */
type State = { percent: number } | { sha256: string } | { problem: "empty" | "changed" | "notLoaded" };

/**
 * Checks whether a chosen file is one of the files that a receipt names. The browser computes the SHA-256; nothing is
 * uploaded.
 */
export function FileCheck({ named, words }: Props) {
  const [file, setFile] = useState<({ name: string } & State) | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => {
    prepareWorker();
    return () => reading.current?.abort();
  }, []);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const { name, size } = chosen;
    const show = (state: State) => {
      if (!signal.aborted) setFile({ name, ...state });
    };
    if (size === 0) {
      show({ problem: "empty" });
      return;
    }
    show({ percent: 0 });
    try {
      show({
        sha256: await fingerprintOf(chosen, {
          signal,
          onRead: (bytes) => show({ percent: Math.floor((100 * bytes) / size) }),
        }),
      });
    } catch (error) {
      show({ problem: error instanceof WorkerNotLoaded ? "notLoaded" : "changed" });
    }
  }

  function cancel() {
    reading.current?.abort();
    setFile(null);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  return (
    <section className="verify-files" aria-labelledby="files">
      <h2 id="files">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {named.documents.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div
        className="verify-acts"
        role="presentation"
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
      >
        <label className="button verify-file">
          {words.choose}
          <input
            type="file"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
        <p>{words.drop}</p>
      </div>
      <div role="status" aria-label={words.result}>
        {file && "percent" in file && (
          <div className="verify-reading">
            <label htmlFor="file-read">{words.reading.replace("{file}", () => file.name)}</label>
            <progress id="file-read" max={100} value={file.percent} />
            <button type="button" className="button" onClick={cancel}>
              {words.cancel}
            </button>
          </div>
        )}
        {file && !("percent" in file) && <Verdict file={file} named={named} words={words} />}
      </div>
    </section>
  );
}

function Verdict({ file, named, words }: Props & { file: { name: string } & Exclude<State, { percent: number }> }) {
  const moment = useMomentFormat();
  if ("problem" in file) return <Finding {...words[file.problem]} facts={{ file: file.name }} state="unknown" />;
  const document = named.documents.find(({ sha256 }) => sha256 === file.sha256);
  const facts = {
    file: file.name,
    name: document?.name ?? "",
    revision: String(named.revision),
    received: moment(named.submittedAt),
  };
  return (
    <Finding {...words[document ? "found" : "another"]} facts={facts} state={document ? "right" : "wrong"}>
      <code className="verify-hash">{file.sha256}</code>
    </Finding>
  );
}
