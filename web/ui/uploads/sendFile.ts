import { DetailedError, Upload } from "tus-js-client";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { type FilePurposeName } from "#api/files/file.rules.ts";
import { type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

import { refusalText } from "#web/graphql/words/refusals.en.ts";
import { words } from "#web/ui/uploads/words/uploads.en.ts";

export interface FileToSend {
  file: File;
  /** The name that the portal stores. */
  name: string;
  purpose: FilePurposeName;
  /** The tender that the file is for; null for a tender that is not created yet, and for a company document. */
  tenderId: string | null;
  /** 64 hexadecimal digits in lower case. */
  sha256: string;
  /** The URL of an earlier, incomplete upload of the file, to be continued; null begins a new upload. */
  address: string | null;
}

interface Listener {
  onSent: (bytes: number) => void;
  onDone: (address: string | null) => void;
  /**
   * Called when the upload has failed.
   * @param refusal The message for the user if the upload must not be retried; null if it can be retried later
   */
  onStopped: (refusal: string | null) => void;
}

/**
 * HTTP statuses after which a retry can succeed: the server is busy, restarting or overloaded, or the body was damaged
 * on the way.
 */
const TEMPORARY = [408, 409, 423, 425, 429, 460, 500, 502, 503, 504];

const UNKNOWN = words.theFileWasRefusedChooseIt;

const CHANGED = words.theFileChangedOrVanishedOn;

function refusalIn(error: unknown) {
  // A DetailedError is about a request. Any other error means that the browser could not read the file.
  if (!(error instanceof DetailedError)) return CHANGED;
  const response = error.originalResponse;
  if (!response || response.getStatus() === 0) return null;
  const { code, error: sentence } = bodyOf(response.getBody());
  // A 409 without a code is about a wrong offset; a retry asks the server for the right one. A 409 with a code is a
  // refusal: there are too many files, or the tender is closed.
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
 * Deletes a file that no tender and no submitted bid names, so that it no longer counts towards the limits. A failure
 * is ignored: the server does not delete a file that is named, and deletes any other one after some days.
 */
export const deleteFile = (id: string) =>
  fetch(apiPaths.file(id), { method: "DELETE", headers: { "Tus-Resumable": "1.0.0" } }).then(
    () => undefined,
    () => undefined,
  );

/**
 * Uploads a file by the tus protocol. `start` begins the upload, or continues it after the last byte that the server
 * received. `stop` pauses the upload. `remove` ends it and deletes the received bytes from the server.
 */
export function sendFile({ file, name, purpose, tenderId, sha256, address }: FileToSend, listener: Listener) {
  const upload = new Upload(file, {
    endpoint: apiPaths.files,
    uploadUrl: address,
    metadata: { filename: name, purpose, sha256, ...(tenderId !== null && { tenderId }) },
    // The library must not retry: the caller does, because it also waits until the browser is online. The library must
    // not store URLs of uploads in the browser either: the server lists the incomplete uploads of the signed-in user.
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
