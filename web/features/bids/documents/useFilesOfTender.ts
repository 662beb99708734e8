import { useEffect, useState } from "react";

import { type NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

import {
  deleteUploaded,
  removeUpload,
  startUpload,
  type Upload,
  uploadKey,
  useUploads,
} from "#web/ui/uploads/uploads.ts";
import { useUploadedFilesQuery } from "#web/graphql/generatedOnDemand.ts";

/**
 * The state of a file. An `Upload` is an upload in this tab. The other values say how much of the file the server has
 * from an earlier visit or another tab: all ("whole", or "checking" during the virus check), a part, or nothing
 * ("absent", or "infected" if it was deleted because of a virus); "unknown" until the server has answered.
 */
export type FileStateHere = Upload | "whole" | "checking" | "infected" | "unfinished" | "absent" | "unknown";

/** How often the server is asked for the result of a virus check. */
const POLL_INTERVAL_MS = 5000;

/** The files that the signed-in user uploads or has uploaded for a bid on this tender. */
export function useFilesOfTender(tenderId: string, { skip = false } = {}) {
  const uploads = useUploads();
  const { data, refetch, startPolling, stopPolling } = useUploadedFilesQuery({
    variables: { tenderId },
    fetchPolicy: "network-only",
    skip,
  });
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const storedOf = (sha256: string) =>
    data?.uploadedFiles.filter((file) => file.sha256 === sha256 && !deleted.includes(file.id)) ?? [];

  // The server knows more about a file that this tab has uploaded: whether it is being checked for viruses.
  const uploadedHere = Array.from(uploads).filter(
    ([key, { state }]) => state === "uploaded" && key.startsWith(uploadKey(tenderId, "")),
  ).length;
  useEffect(() => {
    if (uploadedHere > 0 && !skip) void refetch().catch(() => undefined);
  }, [uploadedHere, skip, refetch]);
  const isChecking = data?.uploadedFiles.some(({ state }) => state === "checking") ?? false;
  useEffect(() => {
    if (!isChecking) return undefined;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isChecking, startPolling, stopPolling]);

  function stateOf({ sha256 }: Pick<NamedDocument, "sha256">): FileStateHere {
    const here = uploads.get(uploadKey(tenderId, sha256));
    const stored = storedOf(sha256);
    const has = (wanted: (typeof stored)[number]["state"]) => stored.some(({ state }) => state === wanted);
    if (has("kept")) return "whole";
    if (has("checking")) return "checking";
    if (here && here.state !== "uploaded") return here;
    if (stored.some(({ virusCheck }) => virusCheck === "infected")) return "infected";
    if (here) return here;
    if (!data) return "unknown";
    return has("uploading") ? "unfinished" : "absent";
  }

  function isWhole(document: Pick<NamedDocument, "sha256">) {
    const state = stateOf(document);
    return state === "whole" || state === "checking" || (typeof state === "object" && state.state === "uploaded");
  }

  /** Uploads a file, or continues its upload from an earlier visit. */
  function upload(document: NamedDocument, file: File) {
    if (isWhole(document)) return;
    const begun = storedOf(document.sha256).find(({ state }) => state === "uploading");
    startUpload({
      file,
      name: document.name,
      purpose: "bidDocument",
      tenderId,
      sha256: document.sha256,
      address: begun ? apiPaths.file(begun.id) : null,
    });
  }

  /** Ends the upload of a file that the bid no longer names, and deletes the file, or the part of it, on the server. */
  function remove({ sha256 }: Pick<NamedDocument, "sha256">) {
    removeUpload(uploadKey(tenderId, sha256));
    const ids = storedOf(sha256).map(({ id }) => id);
    setDeleted([...deleted, ...ids]);
    for (const id of ids) void deleteUploaded(id);
  }

  return { upload, remove, stateOf, isWhole };
}
