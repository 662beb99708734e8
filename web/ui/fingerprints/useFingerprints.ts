import { useEffect, useRef, useState } from "react";

import { fingerprintOf, prepareWorker, WorkerNotLoaded } from "#web/ui/fingerprints/fingerprintOf.ts";
import { words } from "#web/ui/fingerprints/words/fingerprints.en.ts";

export interface Fingerprint {
  name: string;
  bytes: number;
  /** Hex digits in lower case. */
  sha256: string;
}

interface Reading {
  name: string;
  /** Progress from 0 to 100. */
  percent: number;
  /** The number of files that are not completely read, including the current one. */
  left: number;
}

interface Taken {
  onRead: (fingerprint: Fingerprint, file: File) => void;
  /** Returns the reason to skip a file without reading it; null to accept it. */
  refuse?: (file: File) => string | null;
}

const changed = (name: string) => words.changedOrVanishedWhileItWas(name);
const notLoaded = (name: string) => words.whatReadsFilesCouldNotBe(name);

/**
 * Computes the fingerprints (SHA-256) of chosen files one after the other. A file that is chosen during the computation
 * is queued.
 */
export function useFingerprints({ onRead, refuse = () => null }: Taken) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** The latest callbacks. They are in a ref, because the form may pass new callbacks while a file is read. */
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

  /**
   * Reads one file.
   * @returns The reason why it was not read; null if it was read.
   */
  async function readOne(file: File, signal: AbortSignal) {
    const { name, size } = file;
    const refused = size === 0 ? words.isEmpty(name) : latest.current.refuse(file);
    if (refused) return refused;
    const show = (bytes: number) =>
      setReading({ name, percent: Math.floor((100 * bytes) / size), left: 1 + queue.current.length });
    show(0);
    try {
      const sha256 = await fingerprintOf(file, { signal, onRead: show });
      if (!signal.aborted) latest.current.onRead({ name, bytes: size, sha256 }, file);
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

/** Returns the error message for a form that is submitted while files are still being read. */
export const stillReading = (files: number) =>
  files === 1 ? words.n1FileIsStillBeingRead : words.filesAreStillBeingReadWait(files);
