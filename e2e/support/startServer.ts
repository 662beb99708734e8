import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ADMIN } from "./accounts.ts";

/**
 * Starts the built product on an empty embedded database and a free port.
 * @param environment Further environment variables, such as a DATABASE_URL to replace the embedded database.
 */
export async function startServer(environment: Record<string, string> = {}) {
  const dataDirectory = mkdtempSync(join(tmpdir(), "axion-journeys-"));
  const server = spawn(process.execPath, ["--enable-source-maps", "dist/api/server.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: "",
      DATA_DIR: dataDirectory,
      PORT: "0",
      DEMO: "false",
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stopped = new Promise((gone) => server.once("exit", gone));
  async function stop() {
    server.kill("SIGTERM");
    await stopped;
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  try {
    return {
      url: await addressOf(server.stdout, stopped),
      pid: server.pid ?? 0,
      outbox: join(dataDirectory, "outbox"),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the server's URL from the text that it prints at its start. */
function addressOf(output: NodeJS.ReadableStream, stopped: Promise<unknown>) {
  return new Promise<string>((resolve, reject) => {
    let said = "";
    output.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    void stopped.then(() => reject(new Error("The server stopped before it was ready")));
  });
}
