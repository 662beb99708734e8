import { DetailedError, Upload } from "tus-js-client";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

import { refusalText } from "#web/graphql/words/refusals.en.ts";
import { words } from "#web/ui/uploads/words/uploads.en.ts";

export interface FileToSend {
  file: File;
  /** The name that the portal stores. */
  name: string;
  purpose: "bidDocument" | "tenderDocument";
  /** The tender that the file is for; null for a tender that is not created yet. */
  tenderId: string | null;
  /** 64 hexadecimal digits in lower case. */
  sha256: string;
  /** The address of an upload that was begun earlier, to continue it. */
  address: string | null;
}

interface Listener {
  onSent: (bytes: number) => void;
  onDone: (address: string | null) => void;
  /**
   * @param refusal the server's sentence; null if there was no answer, or one that says to try again later
   */
  onStopped: (refusal: string | null) => void;
}

/** Answers after which the same request can succeed: a busy, restarting or overloaded server, or a damaged body. */
const TEMPORARY = [408, 409, 423, 425, 429, 460, 500, 502, 503, 504];

const UNKNOWN = words.theFileWasRefusedChooseIt;

const CHANGED = words.theFileChangedOrVanishedOn;

function refusalIn(error: unknown) {
  // Errors without a request are those of reading the file.
  if (!(error instanceof DetailedError)) return CHANGED;
  const response = error.originalResponse;
  if (!response || response.getStatus() === 0) return null;
  const { code, error: sentence } = bodyOf(response.getBody());
  // 409 is a wrong offset, which is read again, unless it has a code: too many files, or a tender that is closed.
  if (TEMPORARY.includes(response.getStatus()) && !(response.getStatus() === 409 && code)) return null;
  return code && sentence ? refusalText(code, sentence) : (sentence ?? UNKNOWN);
}

function bodyOf(text: string): { code?: RefusalCode; error?: string } {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}

/**
 * Deletes a file that no tender and no submitted bid names, so that it no longer counts towards the limits. A failure is
 * ignored: the server keeps a file that is named, and deletes any other one after some days.
 */
export const deleteFile = (id: string) =>
  fetch(apiPaths.file(id), { method: "DELETE", headers: { "Tus-Resumable": "1.0.0" } }).then(
    () => undefined,
    () => undefined,
  );

/**
 * Uploads a file by the tus protocol. `start` begins the upload or continues it where the server has it; `stop` pauses
 * it; `remove` also deletes what the server has.
 */
export function sendFile({ file, name, purpose, tenderId, sha256, address }: FileToSend, listener: Listener) {
  const upload = new Upload(file, {
    endpoint: apiPaths.files,
    uploadUrl: address,
    metadata: { filename: name, purpose, sha256, ...(tenderId !== null && { tenderId }) },
    // The caller tries again, because it also waits for a connection. No addresses are stored in the browser: the server
    // knows the uploads of the signed-in user.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onProgress: (sent) => listener.onSent(sent),
    onSuccess: () => listener.onDone(upload.url),
    onError: (error) => listener.onStopped(refusalIn(error)),
  });
  return {
    start: () => upload.start(),
    stop: () => upload.abort(),
    remove: () => upload.abort(true),
  };
}
