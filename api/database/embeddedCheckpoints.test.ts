import { openEmbedded } from "#api/database/openDatabase.ts";
import { aPreparedDirectory } from "#api/testing/servers/serverProcess.ts";
import { until } from "#api/testing/until.ts";

test("the embedded database checkpoints after it has written much, so that it opens quickly after a crash", async () => {
  const { db, close } = await openEmbedded(aPreparedDirectory());
  const redo = async () => {
    const [at] = await db.query<{ redo: string }[]>("SELECT redo_lsn::text AS redo FROM pg_control_checkpoint()");
    return at?.redo;
  };
  const before = await redo();

  await db.query("SELECT pg_logical_emit_message(true, '', repeat('x', 9000000))");

  await until(async () => (await redo()) !== before, 30_000);
  await close();
});
