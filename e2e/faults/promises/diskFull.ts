import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { codeOf } from "../bench/Client.ts";
import { seconds } from "../bench/Findings.ts";
import { anAdmin, aTender } from "../bench/portal.ts";
import { aProduct } from "../bench/product.ts";
import { smallDisk } from "../bench/smallDisk.ts";
import { until } from "../bench/until.ts";
import type { FaultTest } from "../FaultTest.ts";

const DISK_MB = 150;
/**
 * The maximum time until a write succeeds again, in milliseconds. On a busy machine a restart of the process can take
 * longer; then the time of the restart is the maximum.
 */
const RECOVERY_MS = 2_000;
/**
 * The number of megabytes that are left free. They are too few for the next file of PostgreSQL's write-ahead log (16
 * MB), but enough for the tables until PostgreSQL needs that file.
 */
const LEFT_MB = 12;
const FILLING_MS = 60_000;
const STOPPED = "the embedded database has stopped";
const NAMES_THE_DISK = "the disk of the database is full: free some space";

export const diskFull: FaultTest = {
  promise:
    "when its disk is full the embedded database answers UNAVAILABLE and names the disk, and takes writes within 2 s of room, without a restart",

  async attack({ bench, findings, long }) {
    const disk = smallDisk(bench, DISK_MB);
    if (!disk) {
      process.stdout.write("SKIPPED diskFull: this user may not mount a small disk. Run it as root.\n");
      findings.note("SKIPPED: this user may not mount a small disk");
      return;
    }
    const data = join(disk.path, "data");
    mkdirSync(data);
    const product = await aProduct(bench, { DATA_DIR: data });
    const admin = await anAdmin(product);
    const acknowledged: string[] = [];
    const codes = new Set<string>();
    /** Creates a tender; returns whether the server acknowledged it. */
    const create = async () => {
      const tender = { ...aTender(), description: randomBytes(4_500).toString("hex") };
      const answer = await admin.post("/api/tenders", tender);
      if (answer.status === 201) acknowledged.push(tender.tenderNumber);
      else codes.add(codeOf(answer) ?? String(answer.status));
      return answer.status === 201;
    };
    const recoveries: number[] = [];
    const stops = () => product.printed().split(STOPPED).length - 1;

    for (let round = 0; round < (long ? 5 : 2); round++) {
      const before = stops();
      disk.fill(LEFT_MB);
      const end = Date.now() + FILLING_MS;
      while (stops() === before && Date.now() < end && !product.hasEnded()) await create();
      // Send more writes while the disk is full.
      for (let tries = 0; tries < 4; tries++) {
        await create();
        await wait(500);
      }
      disk.makeRoom();
      const roomAt = performance.now();
      await until("a tender is created", create);
      recoveries.push(performance.now() - roomAt);
    }

    findings.note(`${stops()} times the write-ahead log could not grow`);
    findings.expect(stops() > 0, "PostgreSQL stopped for want of room");
    findings.expect(product.printed().includes(NAMES_THE_DISK), "the log names the disk");
    findings.expect(
      codes.size === 1 && codes.has("UNAVAILABLE"),
      `every failed write was answered ${[...codes].join(" ")}`,
    );
    const { text } = await admin.get("/api/tenders");
    const stored = (JSON.parse(text) as { tenderNumber: string }[]).map(({ tenderNumber }) => tenderNumber);
    const lost = acknowledged.filter((number) => !stored.includes(number));
    const doubled = stored.filter((number, place) => stored.indexOf(number) !== place);
    findings.expect(
      lost.length === 0 && doubled.length === 0,
      `of ${acknowledged.length} acknowledged tenders ${lost.length} are lost and ${doubled.length} are doubled`,
    );

    product.signal("SIGTERM");
    await product.ended;
    const stoppedAt = performance.now();
    await aProduct(bench, { DATA_DIR: data });
    const restart = performance.now() - stoppedAt;
    findings.expect(
      recoveries.every((took) => took <= Math.max(RECOVERY_MS, restart)),
      `writes were taken again after ${recoveries.map(seconds).join(", ")} of room, in the same process; a restart takes ${seconds(restart)}`,
    );
  },
};
