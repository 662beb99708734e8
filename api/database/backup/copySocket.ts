import { randomUUID } from "node:crypto";
import { chmodSync, readdirSync, rmSync } from "node:fs";
import { copyFile, link, mkdir, open } from "node:fs/promises";
import { createServer, get } from "node:http";
import { join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";

import { filesIn, type FolderFile, wholeFilesIn } from "#api/files/store/folderStore.ts";

/**
 * The path of the socket: the absolute or the relative one, whichever is shorter, because it may have at most 107
 * bytes.
 */
function socketOf(directory: string) {
  const path = join(resolve(directory), "backup.sock");
  return [path, relative(process.cwd(), path)].sort((one, other) => one.length - other.length)[0]!;
}

const isCopy = (name: string) => /^copy-[\w-]+\.(tar|files)$/.test(name);

/** The folder of the copy's uploaded files. */
const filesOfCopy = (tar: string) => tar.replace(/\.tar$/, ".files");

/**
 * Opens a socket at which `npm run backup` can request a copy of the embedded database from the running server process.
 * The socket is in the database's locked directory, which only the operating-system user of that process can open. If
 * the file system has no sockets, a backup is possible only while the server process is stopped.
 * @param copy Copies the database, and calls `whileHeld` before any further statement changes the database
 * @returns a function that closes the socket
 */
export async function offerCopies(directory: string, copy: (whileHeld: () => Promise<void>) => Promise<Blob>) {
  const socket = socketOf(directory);
  for (const name of readdirSync(directory).filter(isCopy)) rmSync(join(directory, name), { recursive: true });
  rmSync(socket, { force: true });
  const server = createServer((_request, response) => {
    const name = `copy-${randomUUID()}.tar`;
    const tar = join(directory, name);
    copy(() => linkFiles(filesIn(directory), filesOfCopy(tar)))
      .then((dump) => writeAtOnce(tar, dump))
      .then(() => response.end(name))
      .catch(() => {
        removeCopy(tar);
        response.destroy();
      });
  });
  const listening = await new Promise<boolean>((done) => {
    server.once("error", () => done(false));
    server.listen(socket, () => done(true));
  });
  if (listening) chmodSync(socket, 0o600);
  return async () => {
    if (listening) await new Promise((closed) => server.close(closed));
  };
}

/**
 * Creates a hard link to each completely uploaded file in the folder of the copy, so that the copy still has the file
 * if the server process deletes it. If the file system has no hard links, copies the file instead.
 */
async function linkFiles(from: string, to: string) {
  const files = await wholeFilesIn(from);
  if (files.length === 0) return;
  await mkdir(to, { mode: 0o700 });
  for (const { id, path } of files) await link(path, join(to, id)).catch(() => copyFile(path, join(to, id)));
}

/** Deletes a copy and its files. */
export function removeCopy(tar: string) {
  for (const path of [tar, filesOfCopy(tar)]) rmSync(path, { recursive: true, force: true });
}

/**
 * Writes the whole file in one system call if possible, because in a busy process a stream of small pieces takes
 * minutes.
 */
async function writeAtOnce(path: string, dump: Blob) {
  const bytes = Buffer.from(await dump.arrayBuffer());
  const file = await open(path, "wx", 0o600);
  try {
    for (let written = 0; written < bytes.length;) written += (await file.write(bytes, written)).bytesWritten;
  } finally {
    await file.close();
  }
}

/** A copy of the database and of the completely uploaded files. */
interface Copy {
  tar: string;
  files: FolderFile[];
}

/**
 * Requests a copy from the running server process.
 * @returns the copy, which the caller deletes with removeCopy; null if no server process answers
 */
export const askForCopy = (directory: string) =>
  new Promise<Copy | null>((done, failed) => {
    const request = get({ socketPath: socketOf(directory) }, (response) => {
      text(response)
        .then(async (name) => {
          const tar = join(directory, name);
          done({ tar, files: await wholeFilesIn(filesOfCopy(tar)) });
        })
        .catch(failed);
    });
    request.once("error", (error: NodeJS.ErrnoException) =>
      ["ENOENT", "ECONNREFUSED", "EINVAL"].includes(error.code ?? "") ? done(null) : failed(error),
    );
  });
