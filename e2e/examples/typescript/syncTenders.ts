/**
 * Keeps a copy of all tenders in a file. The first run reads all tenders; later runs read only the changes.
 *
 *     AXION_URL=https://… AXION_TOKEN=axn_… npx tsx syncTenders.ts tenders.json      (scope tenders:read)
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

import { askAxion } from "./axion.ts";
import type { RemovedTendersQuery, SyncTendersQuery } from "./generated.ts";

const CHANGED = /* GraphQL */ `
  query SyncTenders($changedSince: DateTimeISO, $after: String) {
    tenders(
      first: 100
      after: $after
      filter: { changedSince: $changedSince }
      orderBy: { field: createdAt, direction: ascending }
    ) {
      changesUntil
      nodes {
        id
        tenderNumber
        title
        status
        category
        country
        closingDate
        budgetMin
        budgetMax
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const REMOVED = /* GraphQL */ `
  query RemovedTenders($changedSince: DateTimeISO!, $after: String) {
    removedTenders(first: 100, after: $after, changedSince: $changedSince) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Copy {
  /** The time up to which changes were read. The next run sends it as changedSince. */
  changesUntil: string | null;
  tenders: Record<string, SyncTendersQuery["tenders"]["nodes"][number]>;
}

const [file = "tenders.json"] = process.argv.slice(2);
const copy: Copy = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf8")) as Copy)
  : { changesUntil: null, tenders: {} };
const changedSince = copy.changesUntil;
let changed = 0;
let removed = 0;

// Use changesUntil of the first page. So the next run also reads changes that are made while this run reads later
// pages.
let changesUntil: string | null | undefined;
for (let after: string | null | undefined, more = true; more;) {
  const { tenders }: SyncTendersQuery = await askAxion(CHANGED, { changedSince, after });
  changesUntil ??= tenders.changesUntil;
  for (const tender of tenders.nodes) copy.tenders[tender.id] = tender;
  changed += tenders.nodes.length;
  ({ endCursor: after, hasNextPage: more } = tenders.pageInfo);
}

for (let after: string | null | undefined, more = changedSince !== null; more;) {
  const { removedTenders }: RemovedTendersQuery = await askAxion(REMOVED, { changedSince, after });
  for (const { id } of removedTenders.nodes) if (Reflect.deleteProperty(copy.tenders, id)) removed++;
  ({ endCursor: after, hasNextPage: more } = removedTenders.pageInfo);
}

// Write to a new file and rename it, so that an interrupted run leaves the previous copy intact.
writeFileSync(`${file}.new`, JSON.stringify({ ...copy, changesUntil }, null, 2));
renameSync(`${file}.new`, file);
console.log(`${Object.keys(copy.tenders).length} tenders: ${changed} read, ${removed} removed`);
