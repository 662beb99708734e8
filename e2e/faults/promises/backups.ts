import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { runCommand } from "../bench/runCommand.ts";
import type { Client } from "../bench/Client.ts";
import { aDatabase } from "../bench/deployment.ts";
import { type Acknowledged, Load } from "../bench/Load.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import { aProduct } from "../bench/product.ts";
import { until } from "../bench/until.ts";
import type { FaultTest } from "../FaultTest.ts";

const COMPANIES = 4;
const ENOUGH = 60;

interface Receipt {
  revision: number;
  receiptNumber: string;
  sha256: string;
}

export const backupOfServer: FaultTest = {
  promise:
    "a backup of a server's database, made under load and restored elsewhere, has every bid acknowledged before it and no session",
  async attack(given) {
    const cluster = await aDatabase(given.bench);
    await cluster.query("postgres", "CREATE DATABASE elsewhere");
    await backUp(given, { DATABASE_URL: cluster.urlOf("axion") }, { DATABASE_URL: cluster.urlOf("elsewhere") });
  },
};

export const backupOfEmbedded: FaultTest = {
  promise:
    "a backup of the embedded database, made by the running product under load and restored elsewhere, has every bid acknowledged before it and no session",
  async attack(given) {
    await backUp(
      given,
      { DATA_DIR: given.bench.aDirectory("data") },
      { DATA_DIR: given.bench.aDirectory("elsewhere") },
    );
  },
};

async function backUp(
  { bench, findings, long }: Parameters<FaultTest["attack"]>[0],
  here: Record<string, string>,
  elsewhere: Record<string, string>,
) {
  const product = await aProduct(bench, here);
  const admin = await anAdmin(product);
  const companies = await bidders(admin, product, COMPANIES);
  const tenders = await openTenders(admin, long ? 600 : 150);
  const load = new Load();
  for (const company of companies) load.bids(company, tenders);
  await until("enough bids are acknowledged", () => load.acknowledged.length >= ENOUGH);

  const file = join(bench.directory, `${Object.keys(here)[0]}.backup`);
  const before = load.acknowledged.map((bid) => ({ ...bid, amounts: new Map(bid.amounts) }));
  const started = performance.now();
  const made = await runCommand("backup", here, file);
  const tookMs = performance.now() - started;
  const after = load.acknowledged.length;
  await load.stop();
  const put = await runCommand("restore", elsewhere, file);
  const refused = await runCommand("restore", elsewhere, file);
  const replaced = await restoredOver(elsewhere, file);
  const restored = await aProduct(bench, elsewhere);

  findings.expect(
    made.ok && put.ok,
    made.ok && put.ok ? `${put.printed.trim().split(": ")[1]}` : made.printed + put.printed,
  );
  findings.note(
    `${before.length} bids acknowledged before the backup and ${after - before.length} during its ${(tookMs / 1000).toFixed(1)} s`,
  );
  await compare(findings, before, admin, await anAdmin(restored));
  const stolen = await admin.at(restored).get("/api/users");
  findings.expect(stolen.status === 401, `an open session's cookie is answered ${stolen.status}`);
  findings.expect(!refused.ok && refused.printed.includes("holds a database already"), "a second restore is refused");
  findings.expect(
    replaced.damaged.includes("could not be restored") && replaced.ok,
    "half a file is refused, a whole one replaces with --overwrite",
  );
}

async function restoredOver(elsewhere: Record<string, string>, file: string) {
  const whole = readFileSync(file);
  const half = `${file}.half`;
  writeFileSync(half, whole.subarray(0, whole.length / 2));
  const damaged = await runCommand("restore", elsewhere, half, "--overwrite");
  const { ok } = await runCommand("restore", elsewhere, file, "--overwrite");
  return { damaged: damaged.printed, ok };
}

/**
 * Checks that each bid that was acknowledged before the backup has the same receipts in both databases, and that no
 * restored bid lacks a revision.
 */
async function compare(
  findings: Parameters<FaultTest["attack"]>[0]["findings"],
  before: readonly Acknowledged[],
  source: Client,
  restored: Client,
) {
  const [receipts, kept] = [await receiptsOf(source), await receiptsOf(restored)];
  const revisions = before.flatMap(({ id, amounts }) => [...amounts.keys()].map((revision) => ({ id, revision })));
  const differing = revisions.filter(({ id, revision }) => {
    const [was, is] = [receipts, kept].map((all) => all.get(id)?.find((receipt) => receipt.revision === revision));
    return !was || was.sha256 !== is?.sha256 || was.receiptNumber !== is.receiptNumber;
  });
  const half = [...kept.values()].filter((revisions) =>
    revisions.some(({ revision }, place) => revision !== revisions.length - place),
  );
  findings.expect(differing.length === 0, `${differing.length} of ${revisions.length} receipts differ or are missing`);
  findings.expect(half.length === 0, `${half.length} of ${kept.size} bids are half`);
}

async function receiptsOf(admin: Client) {
  const found = new Map<string, Receipt[]>();
  for (let after: string | null = null, more = true; more;) {
    const { text } = await admin.graphql(
      "query ($after: String) { bids(first: 50, after: $after, orderBy: { field: id, direction: ascending }) { nodes { id revisions { revision receipt { receiptNumber sha256 } } } pageInfo { hasNextPage endCursor } } }",
      { after },
    );
    const { bids } = (
      JSON.parse(text) as {
        data: {
          bids: {
            nodes: { id: string; revisions: { revision: number; receipt: Omit<Receipt, "revision"> }[] }[];
            pageInfo: { hasNextPage: boolean; endCursor: string };
          };
        };
      }
    ).data;
    for (const { id, revisions } of bids.nodes)
      found.set(
        id,
        revisions.map(({ revision, receipt }) => ({ revision, ...receipt })),
      );
    [after, more] = [bids.pageInfo.endCursor, bids.pageInfo.hasNextPage];
  }
  return found;
}
