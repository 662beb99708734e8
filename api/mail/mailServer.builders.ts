import type { AddressInfo } from "node:net";

import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface Received {
  /** The SMTP envelope, which can differ from the headers. */
  envelope: { from: string; to: string[] };
  raw: string;
  mail: Email;
}

async function read(stream: AsyncIterable<unknown>) {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  const whole = Buffer.concat(pieces);
  return { raw: whole.toString("latin1"), mail: await PostalMime.parse(whole) };
}

/**
 * Starts an SMTP server on a free port. The server stores the mails that it receives. After `stop`, `start` uses the
 * same port again.
 */
export async function aMailServer() {
  const received: Received[] = [];
  let server: SMTPServer | undefined;
  let port = 0;

  async function start() {
    server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      logger: false,
      onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
        const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
        void read(stream).then((message) => received.push({ envelope, ...message }) && done(), done);
      },
    });
    // Ignore errors: a client process that is killed resets its connection, and an unhandled error would end the test.
    server.on("error", () => undefined);
    await new Promise<void>((listening) => server?.listen(port, "127.0.0.1", listening));
    port = (server.server.address() as AddressInfo).port;
  }
  const stop = () => new Promise<void>((stopped) => (server ? server.close(stopped) : stopped()));

  await start();
  return { url: `smtp://127.0.0.1:${port}`, received, start, stop };
}
