import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** The result of a virus check: the name of the virus, null if there is none, or that the file is too large for it. */
export type ScanResult = { virus: string | null } | "tooLarge";

/**
 * Checks the bytes of a file for viruses. Throws if there is no answer, or once `signal` is aborted; the file can be
 * checked again later.
 */
export type VirusScanner = (bytes: AsyncIterable<Buffer>, signal?: AbortSignal) => Promise<ScanResult>;

/** The maximum number of milliseconds without progress: while ClamAV is connected, takes bytes, or answers. */
const TIMEOUT_MS = 120_000;

/** ClamAV closes a connection that sends a longer piece at once. */
const MOST_PIECE_BYTES = 1024 * 1024;

/** The last characters of an answer that are looked at. An answer is a short line. */
const MOST_ANSWER = 1000;
/** With `AlertExceedsMax`, the daemon reports a file that it did not check as a whole as a virus with such a name. */
const LIMITS_EXCEEDED = "Heuristics.Limits.Exceeded";
/** The maximum length of a virus's name that is stored. */
const MOST_NAME = 200;

/**
 * A client of the ClamAV daemon `clamd`, by its command INSTREAM. Sends the bytes as fast as the daemon takes them, so
 * that a file of 2 GB needs no memory; the library `clamscan` collects in memory what the daemon has not taken yet.
 * @param address `host:port`, or the path of a Unix socket
 */
export const clamdScanner =
  (address: string, timeoutMs = TIMEOUT_MS): VirusScanner =>
  async (bytes, signal) => {
    const socket = connect({ ...placeOf(address), signal });
    // Without bytes in one of the two directions for this time, the socket is destroyed and the check fails.
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error("The virus check did not answer in time")));
    const answered = answerOf(socket);
    // An answer can come, or the connection end, before all bytes are sent. So both promises are awaited together.
    const sent = send(socket, bytes);
    try {
      await Promise.race([sent, answered]);
      return resultOf(await answered);
    } finally {
      socket.destroy();
      await sent.catch(() => undefined);
    }
  };

function placeOf(address: string) {
  if (address.startsWith("/")) return { path: address };
  const { hostname, port } = new URL(`tcp://${address}`);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
}

async function send(socket: Socket, bytes: AsyncIterable<Buffer>) {
  socket.write("zINSTREAM\0");
  for await (const each of bytes)
    for (let at = 0; at < each.length; at += MOST_PIECE_BYTES) {
      const piece = each.subarray(at, at + MOST_PIECE_BYTES);
      if (socket.destroyed || socket.readableEnded) return;
      socket.write(lengthOf(piece));
      if (!socket.write(piece)) await taken(socket);
    }
  socket.write(lengthOf(Buffer.alloc(0)));
}

function lengthOf({ length }: Buffer) {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(length);
  return header;
}

/** Resolves when the socket takes more bytes, or has ended. */
async function taken(socket: Socket) {
  const listening = new AbortController();
  await Promise.race(["drain", "close", "end"].map((event) => once(socket, event, listening))).catch(() => undefined);
  listening.abort();
}

const answerOf = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let answer = "";
    socket.on("data", (piece: Buffer) => {
      answer = (answer + piece.toString("utf8")).slice(-MOST_ANSWER);
      if (answer.includes("\0")) resolve(answer);
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(answer));
  });

/** `stream: OK`, `stream: <name> FOUND`, or the text of an error. */
function resultOf(answer: string): ScanResult {
  const [text = ""] = answer.split("\0");
  if (text === "stream: OK") return { virus: null };
  const [, virus] = /^stream: (.+) FOUND$/.exec(text) ?? [];
  if (virus?.startsWith(LIMITS_EXCEEDED)) return "tooLarge";
  if (virus) return { virus: virus.slice(0, MOST_NAME) };
  if (/size limit exceeded/i.test(text)) return "tooLarge";
  throw new Error(`The virus check answered: ${text || "nothing"}`);
}
