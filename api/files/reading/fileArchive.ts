import { createHash } from "node:crypto";
import { Readable } from "node:stream";

import { ZipFile } from "yazl";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { fileName, type BinaryFile } from "#api/core/http/rest/download.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import type { FilePurposeName } from "#api/files/file.rules.ts";
import type { FilePurpose } from "#api/files/filePurpose.ts";
import { factsOf, readFiles, type StoredFileRow } from "#api/files/fileRows.ts";
import { archiveNames } from "#api/files/reading/archiveNames.ts";

const MANIFEST = "manifest.json";
const SUMS = "SHA256SUMS";

/** A document of a tender or a bid. */
interface ListedFile {
  name: string;
  url: string | null;
  bytes: number | null;
  sha256: string | null;
  /** The id of the uploaded file; null for a file on another site or one that is missing. */
  fileId: string | null;
}

interface Options {
  purpose: FilePurposeName;
  /** The facts about the tender or the bid that manifest.json contains. */
  of: object;
  documents: readonly ListedFile[];
  tenderId: string;
  tenderNumber: string;
  keyOf: FilePurpose["keyOf"];
}

/**
 * A ZIP of the uploaded files among these documents. It also contains manifest.json, which describes all documents, and
 * SHA256SUMS, with which `sha256sum -c` checks the extracted files. The files are not compressed. Refuses NOT_FOUND if
 * no document is an uploaded file.
 */
export async function fileArchive(
  context: SignedIn,
  { purpose, of, documents, tenderId, tenderNumber, keyOf }: Options,
): Promise<BinaryFile & { fileIds: string[] }> {
  const { db } = context;
  const ids = documents.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  const rows =
    ids.length > 0
      ? await readFiles(db.manager, "id = ANY ($1) AND purpose = $2 AND state = 'kept'", [ids, purpose])
      : [];
  const stored = documents.flatMap((document) => {
    const row = rows.find(({ id }) => id === document.fileId);
    return row ? [{ document, row }] : [];
  });
  if (stored.length === 0) throw refusal("NOT_FOUND", "None of these documents was uploaded to the portal");
  const key = rows.some(({ sealedFacts }) => sealedFacts !== null) ? await keyOf(db.manager, context, tenderId) : null;
  const paths = archiveNames(
    stored.map(({ document }) => document.name),
    [MANIFEST, SUMS],
  );
  const files = stored.map(({ document: { name }, row }, place) => {
    const { sha256, mediaType } = factsOf(row, key);
    return { path: paths[place]!, row, facts: { name, bytes: row.bytes, sha256: sha256!, mediaType: mediaType! } };
  });
  const elsewhere = documents.filter((document) => !stored.some((each) => each.document === document));
  const manifest = Buffer.from(
    `${JSON.stringify(
      {
        ...of,
        madeAt: new Date().toISOString(),
        files: files.map(({ path, row, facts }) => ({ path, ...facts, uploadedAt: row.wholeAt!.toISOString() })),
        notIncluded: elsewhere.map(({ name, url, bytes, sha256 }) => ({ name, url, bytes, sha256 })),
      },
      null,
      2,
    )}\n`,
  );
  const sums = [...files.map(({ path, facts }) => [facts.sha256, path]), [sha256Of(manifest), MANIFEST]];
  const texts: [string, Buffer][] = [
    [SUMS, Buffer.from(sums.map((line) => `${line.join("  ")}\n`).join(""))],
    [MANIFEST, manifest],
  ];
  return {
    name: fileName("files", tenderNumber, "zip"),
    fileIds: files.map(({ row }) => row.id),
    open: () =>
      zipOf(
        texts,
        files.map(({ path, row }) => ({
          path,
          row,
          read: () => context.files.read({ ...row, key: keyFor(row, key) }),
        })),
      ),
  };
}

const sha256Of = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** A file that was uploaded before its tender was sealed is not encrypted. */
const keyFor = ({ sealedFacts }: StoredFileRow, key: Buffer | null) => (sealedFacts === null ? null : key);

interface Entry {
  path: string;
  row: StoredFileRow;
  read: () => AsyncIterable<Buffer>;
}

const STORED = { compress: false, mode: 0o100644 } as const;

/** Begins to write a ZIP. Its files are read one after the other, as fast as the client receives them. */
function zipOf(texts: readonly [path: string, text: Buffer][], files: readonly Entry[]) {
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  let reading: Readable | undefined;
  zip.once("error", (error: Error) => content.destroy(error));
  content.once("close", () => reading?.destroy());
  for (const [path, text] of texts) zip.addBuffer(text, path, STORED);
  for (const { path, row, read } of files)
    zip.addReadStreamLazy(path, { ...STORED, size: row.bytes, mtime: row.wholeAt! }, (use) => {
      reading = Readable.from(read(), { objectMode: false });
      reading.once("error", (error) => content.destroy(error));
      use(null, reading);
    });
  let size = -1;
  // yazl's types lack the argument of this function. yazl calls the function before `zip.end` returns, because it knows
  // each file's size.
  const setSize = (...[whole = -1]: number[]) => {
    size = whole;
  };
  zip.end({ forceZip64Format: false, comment: "" }, setSize);
  return { content, size };
}
