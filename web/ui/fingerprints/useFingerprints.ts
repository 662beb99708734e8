import { useEffect, useRef, useState } from "react";

import { fingerprintOf, prepareWorker } from "#web/ui/fingerprints/fingerprintOf.ts";

export interface Fingerprint {
  name: string;
  bytes: number;
  /** In lower case. */
  sha256: string;
}

interface Reading {
  name: string;
  /** Of all its bytes, from 0 to 100. */
  percent: number;
}

interface Taken {
  onRead: (fingerprint: Fingerprint) => void;
  /** Why a file is not read at all. */
  refuse?: (file: File) => string | null;
}

const changed = (name: string) => `“${name}” changed or vanished while it was read. Nothing was added: choose it again.`;

/** Reads the fingerprints of chosen files, one after the other. */
export function useFingerprints({ onRead, refuse = () => null }: Taken) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const current = useRef<AbortController | null>(null);
  useEffect(() => {
    prepareWorker();
    return () => current.current?.abort();
  }, []);

  async function read(files: readonly File[]) {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    setProblems([]);
    const found: string[] = [];
    for (const file of files) {
      const { name, size } = file;
      const refused = size === 0 ? `“${name}” is empty.` : refuse(file);
      if (refused) found.push(refused);
      else {
        setReading({ name, percent: 0 });
        try {
          const sha256 = await fingerprintOf(file, { signal, onRead: (bytes) => setReading({ name, percent: Math.floor((100 * bytes) / size) }) });
          onRead({ name, bytes: size, sha256 });
        } catch {
          if (signal.aborted) return;
          found.push(changed(name));
        }
      }
    }
    setProblems(found);
    setReading(null);
  }

  function cancel() {
    current.current?.abort();
    setReading(null);
  }

  return { reading, problems, read, cancel };
}
