import type { DataSource } from "typeorm";
import type { Logger } from "pino";

import { recordEvent, THE_PRODUCT } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { factsOf, findFile, readFiles, type StoredFileRow } from "#api/files/fileRows.ts";
import { type Files, keyOfFile } from "#api/files/keyOfFile.ts";
import { readBytes } from "#api/files/store/fileBytes.ts";
import type { VirusScanner } from "#api/files/viruses/clamd.ts";

/** The dependencies of the background loop that checks uploaded files for viruses. */
export interface ScanWork {
  db: DataSource;
  log: Logger;
  files: Pick<Files, "store" | "purposes">;
  wrappingKeys: SignedIn["wrappingKeys"];
  scan: VirusScanner;
}

/**
 * While a process checks a file, no other process checks it: the claim holds for this time, and is renewed during the
 * check. If the process is killed, another one checks the file afterwards.
 */
const CLAIM_SECONDS = 60;
const RENEWED_EVERY_MS = 20_000;
/** The number of seconds after which a check that got no answer is due again. */
const RETRY_SECONDS = 10;

/**
 * Claims the file that has been due longest. SKIP LOCKED lets several processes claim different files. A due time that
 * is too late for a claim is from before the clock was turned back, and does not count.
 */
const CLAIM = `
  UPDATE files SET scan_due_at = clock_timestamp() + interval '${CLAIM_SECONDS} seconds'
   WHERE id = (SELECT id FROM files WHERE state = 'checking'
                  AND (scan_due_at IS NULL OR scan_due_at <= clock_timestamp() OR scan_due_at > clock_timestamp() + interval '${CLAIM_SECONDS} seconds')
                ORDER BY coalesce(scan_due_at, whole_at), id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

const DUE_IN =
  "UPDATE files SET scan_due_at = clock_timestamp() + make_interval(secs => $2) WHERE id = $1 AND state = 'checking'";

/**
 * Checks the uploaded files that are due, one after the other. Keeps a file without a virus, and one that is too large
 * for the check. Deletes a file with a virus, records this in the audit trail, and notifies its owner and those who read it.
 * Throws if a check gets no answer: the file is due again after RETRY_SECONDS.
 */
export async function scanFiles(work: ScanWork, signal?: AbortSignal) {
  while (!signal?.aborted) {
    const [[claimed]] = await work.db.query<[{ id: string }[], number]>(CLAIM);
    if (!claimed) return;
    const [file] = await readFiles(work.db.manager, "id = $1", [claimed.id]);
    const dueIn = (seconds: number) => work.db.query(DUE_IN, [claimed.id, seconds]);
    const renewing = setInterval(() => void dueIn(CLAIM_SECONDS).catch(() => undefined), RENEWED_EVERY_MS).unref();
    try {
      await scanFile(work, file!);
    } catch (error) {
      await dueIn(RETRY_SECONDS);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }
}

async function scanFile({ db, files, wrappingKeys, scan }: ScanWork, file: StoredFileRow) {
  const key = await keyOfFile(files, { db, wrappingKeys }, file);
  const result = await scan(readBytes(files.store, { id: file.id, bytes: file.bytes, key }));
  const virus = result === "tooLarge" ? null : result.virus;
  if (virus === null) {
    await db.query(
      "UPDATE files SET state = 'kept', scanned_at = CASE WHEN $2 THEN clock_timestamp() END WHERE id = $1 AND state = 'checking'",
      [file.id, result !== "tooLarge"],
    );
    return;
  }
  const isRefused = await db.transaction(async (tx) => {
    await tx.query("SELECT FROM files WHERE id = $1 FOR UPDATE", [file.id]);
    const row = (await findFile(tx, file.id))!;
    // The owner may have deleted the file, or another process may have checked it, if this one could not renew its claim.
    if (row.state !== "checking") return false;
    await tx.query("UPDATE files SET state = 'refused', virus = $2, scanned_at = clock_timestamp() WHERE id = $1", [
      file.id,
      virus,
    ]);
    await recordEvent(tx, THE_PRODUCT, {
      act: "refuseFile",
      ...(file.tenderId && { subject: "tender" as const, subjectId: file.tenderId }),
      after: { fileId: file.id, virus },
    });
    await files.purposes[file.purpose].refused(tx, { ...row, name: factsOf(row, key).name, virus });
    return true;
  });
  if (isRefused) await files.store.remove(file.id);
}

/** How often the loop looks for files that other processes received, and for checks that are due again. */
const POLL_INTERVAL_MS = 10_000;

/**
 * Starts a background loop that checks uploaded files for viruses: when `wake` is called, and every `everyMs`
 * milliseconds, until `stop` is called.
 */
export function fileScanner(work: ScanWork, everyMs = POLL_INTERVAL_MS) {
  const stopping = new AbortController();
  let round: Promise<void> | undefined;
  let isWoken = false;
  const timer = setInterval(wake, everyMs).unref();

  function wake() {
    isWoken = true;
    round ??= run();
  }

  async function run() {
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false;
      await scanFiles(work, stopping.signal).catch((err: unknown) =>
        logFault(work.log, err, "checking uploaded files for viruses failed"),
      );
    }
    round = undefined;
  }

  return {
    wake,
    /** Ends the loop, and waits until the check in progress has ended. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };
}
