import { randomUUID } from "node:crypto";
import { chmodSync, readdirSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { createServer, get } from "node:http";
import { join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";

/**
 * The path of a socket may have at most 107 bytes, so this returns the absolute or the relative path, whichever is
 * shorter.
 */
function socketOf(directory: string) {
  const path = join(resolve(directory), "backup.sock");
  return [path, relative(process.cwd(), path)].sort((one, other) => one.length - other.length)[0]!;
}

const isCopy = (name: string) => /^copy-[\w-]+\.tar$/.test(name);

/**
 * Opens a socket at which `npm run backup` can request a copy of the embedded database from the running server process.
 * The socket is in the database's locked directory, which only the operating-system user of that process can open. If
 * the file system has no sockets, a backup is possible only while the server process is stopped.
 * @returns a function that closes the socket
 */
export async function offerCopies(directory: string, copy: () => Promise<Blob>) {
  const socket = socketOf(directory);
  for (const name of readdirSync(directory).filter(isCopy)) rmSync(join(directory, name));
  rmSync(socket, { force: true });
  const server = createServer((_request, response) => {
    const name = `copy-${randomUUID()}.tar`;
    copy()
      .then((dump) => writeAtOnce(join(directory, name), dump))
      .then(() => response.end(name))
      .catch(() => response.destroy());
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

/**
 * Requests a copy from the running server process.
 * @returns the path of the copy, a tar file that the caller deletes; null if no server process answers
 */
export const askForCopy = (directory: string) =>
  new Promise<string | null>((done, failed) => {
    const request = get({ socketPath: socketOf(directory) }, (response) => {
      text(response).then((name) => done(join(directory, name)), failed);
    });
    request.once("error", (error: NodeJS.ErrnoException) =>
      ["ENOENT", "ECONNREFUSED", "EINVAL"].includes(error.code ?? "") ? done(null) : failed(error),
    );
  });
