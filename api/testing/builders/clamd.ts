import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** The text by which this daemon knows a virus, in place of the signatures of a real one. */
export const VIRUS = "a virus, as far as this test is concerned";

type Answer = "scan" | "never" | "closes" | "too large" | "partly" | "error";

/**
 * Starts a server that answers as the ClamAV daemon does: by its command INSTREAM, and with a limit on the length of a
 * piece.
 */
export async function aClamd() {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  let answer: Answer = "scan";
  const server = createServer((socket) => {
    sockets.add(socket);
    let input = Buffer.alloc(0);
    const file: Buffer[] = [];
    let hasCommand = false;
    const end = (text: string) => socket.end(`${text}\0`);
    socket.on("error", () => socket.destroy());
    socket.on("data", (bytes: Buffer) => {
      if (answer === "never") {
        socket.pause();
        return;
      }
      if (answer === "closes") {
        socket.destroy();
        return;
      }
      input = Buffer.concat([input, bytes]);
      if (!hasCommand) {
        if (input.length < 10) return;
        if (input.subarray(0, 10).toString() !== "zINSTREAM\0") {
          end("UNKNOWN COMMAND");
          return;
        }
        hasCommand = true;
        input = input.subarray(10);
      }
      while (input.length >= 4 && input.length >= 4 + input.readUInt32BE(0)) {
        const length = input.readUInt32BE(0);
        if (length > 0) file.push(input.subarray(4, 4 + length));
        input = input.subarray(4 + length);
        if (answer === "too large") {
          end("INSTREAM size limit exceeded. ERROR");
          return;
        }
        if (length === 0) {
          const whole = Buffer.concat(file);
          received.push(whole);
          if (answer === "error") end("Can't allocate memory ERROR");
          else if (answer === "partly") end("stream: Heuristics.Limits.Exceeded.MaxScanSize FOUND");
          else end(whole.includes(VIRUS) ? "stream: Test.Virus FOUND" : "stream: OK");
        }
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The files that were checked. */
    received,
    connections: () => sockets.size,
    answers(next: Answer) {
      answer = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
