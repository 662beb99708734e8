import { execFile } from "node:child_process";
import { promisify } from "node:util";

const runFile = promisify(execFile);

/** Runs `npm run backup` or `npm run restore` of the built product; resolves with whether it succeeded and what it printed. */
export async function runCommand(name: "backup" | "restore", environment: Record<string, string>, ...given: string[]) {
  const env = { PATH: process.env.PATH, ...environment };
  try {
    const { stdout } = await runFile(process.execPath, ["--enable-source-maps", `dist/api/${name}.js`, ...given], { env });
    return { ok: true, printed: stdout };
  } catch (error) {
    return { ok: false, printed: (error as { stderr: string }).stderr };
  }
}
