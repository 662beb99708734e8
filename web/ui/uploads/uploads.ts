import { useContext, useEffect, useSyncExternalStore } from "react";

import { MOST_COMPANY_DOCUMENT_BYTES } from "#api/company-documents/documentKinds.rules.ts";
import { type FilePurposeName, MOST_FILE_BYTES } from "#api/files/file.rules.ts";

import { loadPart } from "#web/loadPart.ts";
import { FormOwner, whenFormsAreCleared } from "#web/ui/forms/formStore.ts";
import { holdUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";
import { type FileToSend, type sendFile } from "#web/ui/uploads/sendFile.ts";
import { words } from "#web/ui/uploads/words/uploads.en.ts";

/**
 * Uploads of this tab. They are outside of React, so that they go on while the user visits other screens of the portal,
 * for example after submitting a bid.
 */

export interface Upload {
  state: "uploading" | "waiting" | "paused" | "refused" | "uploaded";
  /** The number of bytes sent so far, including those of an earlier upload that this one continues. */
  sent: number;
  bytes: number;
  /** Bytes per second, averaged since the upload last started; 0 until known. */
  rate: number;
  /** The reason of a refusal; null in all other states. */
  refusal: string | null;
  /** The id of the uploaded file; null until it is uploaded. */
  fileId: string | null;
}

interface Running {
  toSend: FileToSend;
  sender?: ReturnType<typeof sendFile>;
  startedAt: number;
  sentAtStart: number;
  failures: number;
  release?: () => void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const LIMITS: Record<FilePurposeName, { most: number; tooLarge: string }> = {
  bidDocument: { most: MOST_FILE_BYTES, tooLarge: words.itIsLargerThan2Gb },
  tenderDocument: { most: MOST_FILE_BYTES, tooLarge: words.itIsLargerThan2Gb2 },
  companyDocument: { most: MOST_COMPANY_DOCUMENT_BYTES, tooLarge: words.itIsLargerThan100Mb },
};

/** The code that uploads is loaded when a file is first chosen. */
const loadSender = () => loadPart(() => import("#web/ui/uploads/sendFile.ts"));

let uploads: ReadonlyMap<string, Upload> = new Map();
const running = new Map<string, Running>();
const listeners = new Set<() => void>();
/** The id of the user whose uploads these are. */
let owner: string | null = null;

/** The place, in the key of an upload, of the files of company documents, which belong to no tender. */
export const COMPANY_SHELF = "company";

/** The key of an upload. It contains the tender's id, because the same file may be uploaded for two tenders. */
export const uploadKey = (tenderId: string | null, sha256: string) => `${tenderId ?? ""}:${sha256}`;

const keyOf = ({ purpose, tenderId, sha256 }: FileToSend) =>
  uploadKey(purpose === "companyDocument" ? COMPANY_SHELF : tenderId, sha256);

function put(key: string, changed: Partial<Upload> | null) {
  const next = new Map(uploads);
  const known = next.get(key);
  if (changed === null) next.delete(key);
  else if (known) next.set(key, { ...known, ...changed });
  uploads = next;
  for (const listener of listeners) listener();
}

/** Makes the browser ask for confirmation before the page is closed. A call with `isHeld` false ends this. */
function hold(key: string, isHeld: boolean) {
  const run = running.get(key);
  if (!run) return;
  if (isHeld) run.release ??= holdUnsavedChanges();
  else {
    run.release?.();
    run.release = undefined;
  }
}

/** Waits before the next attempt: until the browser is online, or for a pause that doubles with each failure. */
function tryLater(key: string, run: Running) {
  put(key, { state: "waiting" });
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** run.failures++, LONGEST_PAUSE_MS);
  const again = () => {
    if (running.get(key) === run && uploads.get(key)?.state === "waiting") begin(key, run);
  };
  if (navigator.onLine) setTimeout(again, pause);
  else addEventListener("online", again, { once: true });
}

function begin(key: string, run: Running) {
  put(key, { state: "uploading", refusal: null });
  hold(key, true);
  run.startedAt = Date.now();
  run.sentAtStart = uploads.get(key)?.sent ?? 0;
  run.sender?.start();
}

async function open(key: string, run: Running) {
  const { sendFile: send } = await loadSender();
  if (running.get(key) !== run) return;
  run.sender = send(run.toSend, {
    onSent(sent) {
      const seconds = (Date.now() - run.startedAt) / 1000;
      run.failures = 0;
      put(key, { sent, rate: seconds > 1 ? Math.max(0, sent - run.sentAtStart) / seconds : 0 });
    },
    onDone(address) {
      hold(key, false);
      running.delete(key);
      put(key, { state: "uploaded", sent: run.toSend.file.size, fileId: address?.split("/").at(-1) ?? null });
    },
    onStopped(refusal) {
      if (refusal === null) {
        tryLater(key, run);
        return;
      }
      hold(key, false);
      put(key, { state: "refused", refusal });
    },
  });
  if (uploads.get(key)?.state === "uploading") begin(key, run);
}

/**
 * Starts an upload, unless this tab uploads the file for this tender or has done so. A refused upload is tried again. A
 * file that is too large is refused at once.
 */
export function startUpload(toSend: FileToSend) {
  const key = keyOf(toSend);
  const known = uploads.get(key);
  if (known && known.state !== "refused") return;
  const { most, tooLarge } = LIMITS[toSend.purpose];
  const isTooLarge = toSend.file.size > most;
  const run: Running = { toSend, startedAt: Date.now(), sentAtStart: 0, failures: 0 };
  uploads = new Map(uploads).set(key, {
    state: isTooLarge ? "refused" : "uploading",
    sent: 0,
    bytes: toSend.file.size,
    rate: 0,
    refusal: isTooLarge ? tooLarge : null,
    fileId: null,
  });
  put(key, {});
  running.set(key, run);
  if (isTooLarge) return;
  hold(key, true);
  void open(key, run);
}

export function pauseUpload(key: string) {
  void running.get(key)?.sender?.stop();
  hold(key, false);
  put(key, { state: "paused", rate: 0 });
}

export function continueUpload(key: string) {
  const run = running.get(key);
  if (run) begin(key, run);
}

/** Starts a refused upload again from the first byte, because the server has deleted the bytes that it received. */
export function startAgain(key: string) {
  const run = running.get(key);
  if (!run) return;
  running.delete(key);
  startUpload({ ...run.toSend, address: null });
}

/** Deletes an uploaded file from the server, unless a tender or a submitted bid names it. */
export async function deleteUploaded(fileId: string) {
  const { deleteFile } = await loadSender();
  await deleteFile(fileId);
}

/** Ends an upload, and deletes the received bytes or the complete file from the server. */
export function removeUpload(key: string) {
  const run = running.get(key);
  const fileId = uploads.get(key)?.fileId;
  if (fileId) void deleteUploaded(fileId);
  hold(key, false);
  running.delete(key);
  // A failure is ignored: no tender or bid names the bytes that then remain on the server, so the server deletes them
  // after some days.
  void run?.sender?.remove().catch(() => undefined);
  put(key, null);
}

/** Clears a finished upload without deleting its file, because a stored object names the file. */
export function dropUpload(key: string) {
  hold(key, false);
  running.delete(key);
  put(key, null);
}

/** Stops all uploads. The server deletes the bytes that it has received after some days. */
export function forgetUploads() {
  for (const [key, run] of running) {
    void run.sender?.stop();
    hold(key, false);
  }
  running.clear();
  uploads = new Map();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// After a sign-out, the next user of this browser must neither see nor continue the uploads.
whenFormsAreCleared(forgetUploads);

/**
 * Returns the uploads of the signed-in user in this tab, by `uploadKey`. If another user was signed in before, that
 * user's uploads are stopped.
 */
export function useUploads() {
  const user = useContext(FormOwner);
  useEffect(() => {
    if (owner !== null && user !== null && owner !== user) forgetUploads();
    owner = user ?? owner;
  }, [user]);
  return useSyncExternalStore(
    subscribe,
    () => uploads,
    () => uploads,
  );
}
