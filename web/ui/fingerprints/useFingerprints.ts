import { useEffect, useRef, useState } from "react";

import { fingerprintOf, prepareWorker, WorkerNotLoaded } from "#web/ui/fingerprints/fingerprintOf.ts";

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
  /** How many files are not read yet, with this one. */
  left: number;
}

interface Taken {
  onRead: (fingerprint: Fingerprint) => void;
  /** Why a file is not read at all. */
  refuse?: (file: File) => string | null;
}

const changed = (name: string) => `“${name}” changed or vanished while it was read. Nothing was added: choose it again.`;
const notLoaded = (name: string) => `What reads files could not be loaded, so “${name}” was not read. Choose it again once there is a connection.`;

/** Reads the fingerprints of chosen files, one after the other; those that are chosen meanwhile come after them. */
export function useFingerprints({ onRead, refuse = () => null }: Taken) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** A file is read for longer than the form stays as it is. */
  const latest = useRef({ onRead, refuse });
  const queue = useRef<File[]>([]);
  const current = useRef<AbortController | null>(null);
  function stop() {
    queue.current = [];
    current.current?.abort();
    current.current = null;
  }

  useEffect(() => {
    latest.current = { onRead, refuse };
  });
  useEffect(() => {
    prepareWorker();
    return stop;
  }, []);

  async function read(files: readonly File[]) {
    queue.current.push(...files);
    if (current.current) {
      setReading((now) => now && { ...now, left: 1 + queue.current.length });
      return;
    }
    const { signal } = (current.current = new AbortController());
    setProblems([]);
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      const problem = await readOne(file, signal);
      if (signal.aborted) return;
      if (problem) setProblems((earlier) => [...earlier, problem]);
    }
    current.current = null;
    setReading(null);
  }

  /** @returns why nothing was read */
  async function readOne(file: File, signal: AbortSignal) {
    const { name, size } = file;
    const refused = size === 0 ? `“${name}” is empty.` : latest.current.refuse(file);
    if (refused) return refused;
    const show = (bytes: number) => setReading({ name, percent: Math.floor((100 * bytes) / size), left: 1 + queue.current.length });
    show(0);
    try {
      const sha256 = await fingerprintOf(file, { signal, onRead: show });
      if (!signal.aborted) latest.current.onRead({ name, bytes: size, sha256 });
      return null;
    } catch (error) {
      return error instanceof WorkerNotLoaded ? notLoaded(name) : changed(name);
    }
  }

  function cancel() {
    stop();
    setReading(null);
  }

  return { reading, problems, read, cancel };
}
