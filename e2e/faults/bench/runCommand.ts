import { execFile } from "node:child_process";
import { promisify } from "node:util";

const runFile = promisify(execFile);

/** Runs a command of the built product, such as `npm run backup`. Resolves with its output and whether it succeeded. */
export async function runCommand(
  name: "auditVerify" | "backup" | "restore",
  environment: Record<string, string>,
  ...given: string[]
) {
  const env = { PATH: process.env.PATH, ...environment };
  try {
    const { stdout } = await runFile(process.execPath, ["--enable-source-maps", `dist/api/${name}.js`, ...given], {
      env,
    });
    return { ok: true, printed: stdout };
  } catch (error) {
    return { ok: false, printed: (error as { stderr: string }).stderr };
  }
}
