import { dataSourceFor } from "#api/database/dataSource.ts";
import { embeddedConnection } from "#api/database/EmbeddedSocket.ts";
import { embeddedDatabase } from "#api/testing/workerDatabase.ts";

test("if the embedded database crashes while a client connects, the connection is refused and the process goes on", async () => {
  const pglite = await embeddedDatabase();
  const send = pglite.execProtocolRawStream.bind(pglite);
  pglite.execProtocolRawStream = (message, options) =>
    Buffer.from(message).includes("DEALLOCATE") ? Promise.reject(new Error("crashed")) : send(message, options);
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on("uncaughtException", note).on("unhandledRejection", note);

  const refused = await dataSourceFor({ extra: embeddedConnection(() => pglite) })
    .initialize()
    .then(() => null, String);
  await new Promise((resolve) => setTimeout(resolve));
  process.off("uncaughtException", note).off("unhandledRejection", note);
  await pglite.close();

  expect(refused).toMatch(/PGlite has failed/);
  expect(uncaught).toEqual([]);
});
