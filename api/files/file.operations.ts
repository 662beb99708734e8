import type { ProtocolOperation } from "#api/core/http/open-api/protocolOperation.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { filePaths } from "#api/core/rules/filePaths.rules.ts";

const TUS = { "Tus-Resumable": { description: "`1.0.0`", required: true } };
const OFFSET = { "Upload-Offset": "The number of bytes that are stored." };
const EXPIRES = { "Upload-Expires": "When the upload expires if it is not complete." };

const RANGE = {
  Range: { description: "One range of bytes, as `bytes=0-99`: the answer is 206 with `Content-Range`." },
  "If-Range": { description: "The `ETag` for which the range counts; otherwise the whole file is sent." },
  "If-None-Match": { description: "The `ETag` of an earlier answer: the answer is 304 if it is the same file." },
};
const FILE = {
  ETag: "The SHA-256 of the file's bytes, in quotation marks.",
  "Content-Disposition": "The file's name, in UTF-8.",
  "Accept-Ranges": "`bytes`",
};
const READERS =
  "For its owner, and for whoever may read what names it: a document of a company for that company alone, a document of a tender for whoever reads the tender, one of a bid for administrators, of a sealed tender after its opening alone, which is recorded. CONFLICT while the file is still being uploaded or checked for viruses.";

/** The calls of /files. Uploads follow the protocol tus 1.0. */
export const fileOperations: readonly ProtocolOperation[] = [
  {
    verb: "post",
    path: apiPaths.files,
    id: "beginUpload",
    summary: "Begin an upload",
    description:
      "By tus 1.0 (extensions creation, creation-with-upload, checksum, termination and expiration). PAYLOAD_TOO_LARGE for more than 2 GB, or 100 MB of a document of a company. PROFILE_REQUIRED for files of a company without a profile. CONFLICT for more than 20 files or 5 GB for a bid, 30 files for a tender, or the storage of the company. INSUFFICIENT_STORAGE while the server's disk is nearly full.",
    access: "partner",
    scopes: ["files:write"],
    headers: {
      ...TUS,
      "Upload-Length": { description: "The size of the file in bytes.", required: true },
      "Upload-Metadata": {
        description:
          "Pairs of a name and a value in base64, separated by commas: `filename`, `purpose` (`bidDocument`, `companyDocument` or `tenderDocument`), `tenderId` (absent for a document of a company, optional for one of a tender that is not created yet), and `sha256` (optional: 64 hexadecimal digits; another file is then refused).",
        required: true,
      },
    },
    answer: {
      status: 201,
      description: "The upload has begun",
      headers: { Location: "The path of the file: /files/{id}.", ...EXPIRES },
    },
    refuses: [
      "BAD_USER_INPUT",
      "PROFILE_REQUIRED",
      "NOT_FOUND",
      "CONFLICT",
      "TENDER_CLOSED",
      "PAYLOAD_TOO_LARGE",
      "INSUFFICIENT_STORAGE",
    ],
  },
  {
    verb: "patch",
    path: apiPaths.file(":id"),
    id: "continueUpload",
    summary: "Send bytes of a file",
    description:
      "The body is the file from `Upload-Offset` on, whole or a part of it. CONFLICT for another offset than the stored one. A body that does not match `Upload-Checksum` is refused with status 460, and is not stored. BAD_USER_INPUT if the whole file has another SHA-256 than the declared one; it is then deleted.",
    access: "partner",
    scopes: ["files:write"],
    headers: {
      ...TUS,
      "Upload-Offset": { description: "The number of bytes that are stored already.", required: true },
      "Upload-Checksum": { description: "`sha1` or `sha256`, a space, and the checksum of the body in base64." },
    },
    body: "application/offset+octet-stream",
    answer: { status: 204, description: "The bytes are stored", headers: { ...OFFSET, ...EXPIRES } },
    refuses: ["BAD_USER_INPUT", "NOT_FOUND", "CONFLICT", "PAYLOAD_TOO_LARGE", "INSUFFICIENT_STORAGE"],
  },
  {
    verb: "head",
    path: apiPaths.file(":id"),
    id: "uploadOffset",
    summary: "Ask where an upload continues",
    description: "With the header `Tus-Resumable`. Without it, the answer has the headers of the download.",
    access: "partner",
    scopes: ["files:write"],
    headers: TUS,
    answer: {
      status: 200,
      description: "The state of the upload",
      headers: { ...OFFSET, "Upload-Length": "The size of the file in bytes.", ...EXPIRES },
    },
    refuses: ["NOT_FOUND"],
  },
  {
    verb: "delete",
    path: apiPaths.file(":id"),
    id: "endUpload",
    summary: "End an upload",
    description: "Deletes a file of one's own. CONFLICT if a tender, a submitted bid or a company document names it.",
    access: "partner",
    scopes: ["files:write"],
    headers: TUS,
    answer: { status: 204, description: "The file is deleted" },
    refuses: ["NOT_FOUND", "CONFLICT"],
  },
  {
    verb: "get",
    path: apiPaths.file(":id"),
    id: "downloadFile",
    summary: "Download a file",
    description: `${READERS} A token has the scope of what the file was uploaded for: a bid or a tender; files:write for a document of a company.`,
    access: "partner",
    scopes: ["bids:read", "tenders:read", "files:write"],
    headers: RANGE,
    answer: { status: 200, description: "The file", type: "application/octet-stream", headers: FILE },
    refuses: ["NOT_FOUND", "CONFLICT"],
  },
  {
    verb: "get",
    path: filePaths.view(":id"),
    id: "viewFile",
    summary: "Look at a file",
    description: `As the download, but a browser shows PDF, PNG, JPEG and WebP, by the file's content, in a sandbox without scripts. It saves any other file. ${READERS}`,
    access: "partner",
    scopes: ["bids:read", "tenders:read", "files:write"],
    headers: RANGE,
    answer: { status: 200, description: "The file", type: "application/octet-stream", headers: FILE },
    refuses: ["NOT_FOUND", "CONFLICT"],
  },
];
