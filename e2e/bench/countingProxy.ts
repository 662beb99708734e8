import { connect, createServer, type AddressInfo } from "node:net";

const BOUNDARIES = /^(BEGIN|START TRANSACTION|COMMIT|ROLLBACK)/i;

/**
 * A proxy in front of PostgreSQL that records the SQL statements that it forwards, except those that begin or end a
 * transaction.
 */
export async function countingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  let statements: string[] = [];
  const server = createServer((client) => {
    const postgres = connect(Number(target.port || 5432), target.hostname);
    const read = statementReader((statement) => statements.push(statement));
    client.on("data", read);
    client.pipe(postgres).pipe(client);
    for (const socket of [client, postgres])
      socket.on("error", () => [client, postgres].forEach((each) => each.destroy()));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Returns the statements since the last call. */
    take() {
      const taken = statements.filter((statement) => !BOUNDARIES.test(statement));
      statements = [];
      return taken;
    },
    close: () => server.close(),
  };
}

/**
 * Returns a function that reads the client's messages of PostgreSQL's protocol, and reports each executed SQL
 * statement. A simple query (Q) contains its text. An execution (E) has the text of the last message to parse (P).
 */
function statementReader(found: (statement: string) => void) {
  let received: Buffer = Buffer.alloc(0);
  let started = false;
  let parsed = "";
  const textAt = (bytes: Buffer, from: number) => bytes.toString("utf8", from, bytes.indexOf(0, from));
  return (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      // The startup message has no type byte.
      const kind = started ? 1 : 0;
      if (received.length < kind + 4) return;
      const length = kind + received.readInt32BE(kind);
      if (received.length < length) return;
      const type = started ? String.fromCharCode(received[0] ?? 0) : "";
      if (type === "Q") found(textAt(received, 5));
      if (type === "P") parsed = textAt(received, received.indexOf(0, 5) + 1);
      if (type === "E") found(parsed);
      started = true;
      received = received.subarray(length);
    }
  };
}
