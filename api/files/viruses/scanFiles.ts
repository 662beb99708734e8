import type { DataSource, EntityManager } from "typeorm";
import type { Logger } from "pino";

import { recordEvent, THE_PRODUCT } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { logFault } from "#api/core/http/logFault.ts";
import type { FilePurposes } from "#api/files/filePurpose.ts";
import { factsOf, findFile, readFiles, type StoredFileRow } from "#api/files/fileRows.ts";
import { type Files, keyOfFile } from "#api/files/keyOfFile.ts";
import { readBytes } from "#api/files/store/fileBytes.ts";
import type { ScanResult, VirusScanner } from "#api/files/viruses/clamd.ts";

/** The dependencies of the background loop that checks uploaded files for viruses. */
export interface ScanWork {
  db: DataSource;
  log: Logger;
  files: Pick<Files, "store" | "purposes">;
  wrappingKeys: SignedIn["wrappingKeys"];
  scan: VirusScanner;
  /** Larger files are kept without a check: the setting CLAMD_MAX_MB, in bytes. */
  mostBytes: number;
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
 * is too late for a claim is from before the clock was turned back, and does not count. `$1` are the files that were
 * tried in this pass.
 */
const CLAIM = `
  UPDATE files SET scan_due_at = clock_timestamp() + interval '${CLAIM_SECONDS} seconds'
   WHERE id = (SELECT id FROM files WHERE state = 'checking' AND id <> ALL ($1::uuid[])
                  AND (scan_due_at IS NULL OR scan_due_at <= clock_timestamp() OR scan_due_at > clock_timestamp() + interval '${CLAIM_SECONDS} seconds')
                ORDER BY coalesce(scan_due_at, whole_at), id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

const DUE_IN =
  "UPDATE files SET scan_due_at = clock_timestamp() + make_interval(secs => $2) WHERE id = $1 AND state = 'checking'";

/**
 * Checks the uploaded files that are due, one after the other. Keeps a file without a virus, and one that is too large
 * for the check. Deletes a file with a virus, records this in the audit trail, and notifies its owner and those who
 * read it. Tries each file once. If some checks got no answer, throws the first error at the end: these files are due
 * again after RETRY_SECONDS.
 */
export async function scanFiles(work: ScanWork, signal?: AbortSignal) {
  const tried: string[] = [];
  const failures: unknown[] = [];
  while (!signal?.aborted) {
    const [[claimed]] = await work.db.query<[{ id: string }[], number]>(CLAIM, [tried]);
    if (!claimed) break;
    tried.push(claimed.id);
    await scanClaimed(work, claimed.id, signal).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0 && !signal?.aborted) throw failures[0];
}

async function scanClaimed(work: ScanWork, id: string, signal?: AbortSignal) {
  const { db } = work;
  const dueIn = (seconds: number) => db.query(DUE_IN, [id, seconds]);
  const renewing = setInterval(() => void dueIn(CLAIM_SECONDS).catch(() => undefined), RENEWED_EVERY_MS).unref();
  try {
    const file = await findFile(db.manager, id);
    await scanFile(work, file!, signal);
  } catch (error) {
    await dueIn(RETRY_SECONDS);
    // The bytes of a file that its owner deleted during the check cannot be read any more.
    if ((await findFile(db.manager, id))?.state === "checking") throw error;
  } finally {
    clearInterval(renewing);
  }
}

async function scanFile(
  { db, files, mostBytes, wrappingKeys, scan }: ScanWork,
  file: StoredFileRow,
  signal?: AbortSignal,
) {
  const key = await keyOfFile(files, { db, wrappingKeys }, file);
  const result =
    file.bytes > mostBytes
      ? "tooLarge"
      : await scan(readBytes(files.store, { id: file.id, bytes: file.bytes, key }), signal);
  const isRefused = await db.transaction((tx) => storeResult(tx, files, { file, key, result }));
  if (isRefused) await files.store.remove(file.id);
}

interface Scanned {
  file: StoredFileRow;
  key: Buffer | null;
  result: ScanResult | "notChecked";
}

/** Stores the result of a check, unless the file was deleted meanwhile. Returns true if the file was refused. */
async function storeResult(tx: EntityManager, { purposes }: Pick<Files, "purposes">, { file, key, result }: Scanned) {
  const purpose = purposes[file.purpose];
  const isChecked = typeof result === "object";
  const virus = isChecked ? result.virus : null;
  // Mark the bids before the file is locked, in the order of a transaction that submits a bid: so the two do not wait
  // for each other. Mark them again afterwards, because another bid may have named the file meanwhile.
  await purpose.markNaming?.(tx, file.id);
  const [, changed] = await tx.query<[unknown, number]>(
    "UPDATE files SET state = $2, virus = $3, scanned_at = CASE WHEN $4 THEN clock_timestamp() END WHERE id = $1 AND state = 'checking'",
    [file.id, virus === null ? "kept" : "refused", virus, isChecked],
  );
  if (changed === 0) return false;
  await purpose.markNaming?.(tx, file.id);
  if (virus === null) return false;
  await recordEvent(tx, THE_PRODUCT, {
    act: "refuseFile",
    ...(file.tenderId && { subject: "tender" as const, subjectId: file.tenderId }),
    after: { fileId: file.id, virus },
  });
  await purpose.refused(tx, { ...file, name: factsOf(file, key).name, virus });
  return true;
}

/**
 * Keeps the files that still have to be checked without a check, because this server has none any more. They could
 * never be downloaded otherwise.
 * @returns the number of these files
 */
export async function keepUnchecked(db: DataSource, purposes: FilePurposes) {
  const waiting = await readFiles(db.manager, "state = 'checking'", []);
  for (const file of waiting)
    await db.transaction((tx) => storeResult(tx, { purposes }, { file, key: null, result: "notChecked" }));
  return waiting.length;
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
