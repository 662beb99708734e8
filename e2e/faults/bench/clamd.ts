import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { type Bench, freePort } from "./Bench.ts";

/**
 * The test file of the European Institute for Computer Antivirus Research, which is no virus. Divided, so that no virus
 * check finds it in this file.
 */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD", "-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** The name under which this daemon reports EICAR. */
export const VIRUS = "Axion.Eicar.UNOFFICIAL";

/**
 * The configuration of a ClamAV daemon of Debian that knows one virus: EICAR. A daemon with the signatures of the
 * ClamAV project would need the internet.
 */
export async function clamdConfiguration(bench: Bench) {
  const directory = bench.aDirectory("clamd");
  const signatures = join(directory, "signatures");
  mkdirSync(signatures, { mode: 0o755 });
  const hex = Buffer.from(EICAR).toString("hex");
  bench.write(join(signatures, "eicar.ndb"), `Axion.Eicar:0:*:${hex}\n`);
  const port = await freePort();
  const file = join(directory, "clamd.conf");
  bench.write(
    file,
    [
      "Foreground yes",
      `DatabaseDirectory ${signatures}`,
      "TCPAddr 127.0.0.1",
      `TCPSocket ${port}`,
      `TemporaryDirectory ${directory}`,
      "StreamMaxLength 20M",
      "",
    ].join("\n"),
  );
  return { address: `127.0.0.1:${port}`, start: () => bench.startAsPostgres("clamd", [`--config-file=${file}`]) };
}
