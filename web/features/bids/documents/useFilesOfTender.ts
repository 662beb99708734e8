import { useState } from "react";

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
 * from an earlier visit or another tab: all, a part, or nothing ("absent"); "unknown" until the server has answered.
 */
export type FileStateHere = Upload | "whole" | "unfinished" | "absent" | "unknown";

/** The files that the signed-in user uploads or has uploaded for a bid on this tender. */
export function useFilesOfTender(tenderId: string, { skip = false } = {}) {
  const uploads = useUploads();
  const { data } = useUploadedFilesQuery({ variables: { tenderId }, fetchPolicy: "network-only", skip });
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const storedOf = (sha256: string) =>
    data?.uploadedFiles.filter((file) => file.sha256 === sha256 && !deleted.includes(file.id)) ?? [];

  function stateOf({ sha256 }: Pick<NamedDocument, "sha256">): FileStateHere {
    const here = uploads.get(uploadKey(tenderId, sha256));
    const stored = storedOf(sha256);
    if (stored.some(({ state }) => state === "kept")) return "whole";
    if (here) return here;
    if (!data) return "unknown";
    return stored.length > 0 ? "unfinished" : "absent";
  }

  function isWhole(document: Pick<NamedDocument, "sha256">) {
    const state = stateOf(document);
    return state === "whole" || (typeof state === "object" && state.state === "uploaded");
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
