import { createHash, randomBytes } from "node:crypto";
import https from "node:https";
import { setTimeout as wait } from "node:timers/promises";

import { type Client, expectStatus } from "../bench/Client.ts";
import { aDatabase, behindProxy } from "../bench/deployment.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import type { Product } from "../bench/product.ts";
import { type Address, request } from "../bench/request.ts";
import { until } from "../bench/until.ts";
import type { FaultTest } from "../FaultTest.ts";

const KILLS = 10;
const PIECE = 256 * 1024;
const PIECES = 80;
/** The pause between two pieces, so that the processes are killed while an upload is under way. */
const PAUSE_MS = 5;
const TUS = { "tus-resumable": "1.0.0" };

export const uploads: FaultTest = {
  promise: `an upload through nginx continues where it stopped after each of ${KILLS} kills of both processes, and arrives with its SHA-256`,

  async attack({ bench, findings }) {
    const cluster = await aDatabase(bench);
    const proxied = await behindProxy(bench, cluster, { DATA_DIR: bench.aDirectory("shared") });
    const { address, restart } = proxied;
    let processes: readonly Product[] = proxied.processes;
    const admin = await anAdmin(address);
    const [bidder, tenderId = ""] = [(await bidders(admin, address, 1))[0]!, (await openTenders(admin, 1))[0]];
    const body = randomBytes((PIECES * PIECE) / 2).toString("hex");
    const sha256 = createHash("sha256").update(body).digest("hex");
    const metadata = { filename: "Plan.txt", purpose: "bidDocument", tenderId, sha256 };
    const begun = await bidder.send("POST", "/files", undefined, {
      ...TUS,
      "upload-length": String(body.length),
      "upload-metadata": Object.entries(metadata)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    });
    const path = expectStatus(begun, 201).headers.location ?? "";
    const offset = async () =>
      Number(expectStatus(await bidder.send("HEAD", path, undefined, TUS), 200).headers["upload-offset"]);

    const offsets: number[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      const from = await offset();
      offsets.push(from);
      const killedAt = from / PIECE + (PIECES - from / PIECE) / (KILLS + 2 - kill);
      await patch(address, bidder, path, { body, from }, async (piece) => {
        if (piece < killedAt) return true;
        for (const each of processes) each.signal("SIGKILL");
        processes = await Promise.all(processes.map(restart));
        return false;
      });
      await until("nginx reaches a process", async () => (await bidder.send("GET", "/healthz")).status === 200);
    }
    const last = await offset();
    const status = await patch(address, bidder, path, { body, from: last }, () => Promise.resolve(true));
    const { text } = await request(address, { method: "GET", path, headers: { cookie: bidder.cookie } });

    const inside = new Set([...offsets, last].filter((at) => at > 0 && at < body.length));
    // A kill loses the bytes that nginx has not passed on to the process yet. So the upload may continue at the same
    // place after several kills.
    findings.expect(inside.size >= 3, `${inside.size} different places where it continued`);
    findings.expect(status === 204, `the last bytes are answered ${status}`);
    findings.expect(
      createHash("sha256").update(text).digest("hex") === sha256,
      `the downloaded file has ${text.length} of ${body.length} bytes, and its SHA-256 is the declared one`,
    );
  },
};

/**
 * Sends the rest of a file in pieces. Before each piece, calls `isGoingOn` with the number of the piece. If `isGoingOn`
 * resolves to false, destroys the connection.
 * @returns the HTTP status; 0 without an answer
 */
async function patch(
  { url, ca }: Address,
  { cookie }: Client,
  path: string,
  { body, from }: { body: string; from: number },
  isGoingOn: (piece: number) => Promise<boolean>,
) {
  const sent = https.request(url + path, {
    method: "PATCH",
    ca,
    agent: false,
    headers: {
      ...TUS,
      cookie,
      "upload-offset": String(from),
      "content-type": "application/offset+octet-stream",
      "content-length": String(body.length - from),
    },
  });
  const status = new Promise<number>((answered) => {
    sent.on("response", (response) => answered(response.resume().statusCode ?? 0));
    sent.on("error", () => answered(0));
  });
  for (let at = from; at < body.length && !sent.destroyed; at += PIECE) {
    if (!(await isGoingOn(at / PIECE))) {
      sent.destroy(new Error("The processes were killed"));
      break;
    }
    sent.write(body.slice(at, at + PIECE));
    await wait(PAUSE_MS);
  }
  sent.end();
  return status;
}
