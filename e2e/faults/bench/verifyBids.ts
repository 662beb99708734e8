import type { Cluster } from "./cluster.ts";
import type { Findings } from "./Findings.ts";
import type { Acknowledged } from "./Load.ts";

interface Stored {
  id: string;
  revision: number;
  amount: number;
}

/** Compares acknowledged bids with stored ones: none may be lost, duplicated or invented. */
export async function verifyBids(findings: Findings, cluster: Cluster, acknowledged: readonly Acknowledged[]) {
  const stored = await cluster.query<Stored>(
    "axion",
    "SELECT bid_id AS id, revision, bid_amount::int AS amount FROM bid_revisions",
  );
  const amounts = new Map(stored.map(({ id, revision, amount }) => [`${id} ${revision}`, amount]));
  const revisions = acknowledged.flatMap(({ id, amounts: sent }) =>
    [...sent].map(([revision, amount]) => ({ name: `${id} ${revision}`, amount })),
  );
  const lost = revisions.filter(({ name, amount }) => amounts.get(name) !== amount).length;
  const ids = new Set(acknowledged.map(({ id }) => id));
  const strangers = new Set(stored.map(({ id }) => id).filter((id) => !ids.has(id))).size;
  const doubled = await cluster.query<{ count: number }>(
    "axion",
    "SELECT count(*)::int FROM bids GROUP BY tender_id, company_id HAVING count(*) > 1",
  );
  findings.expect(revisions.length > 0, `${revisions.length} bids and revisions acknowledged`);
  findings.expect(lost === 0, `${lost} lost`);
  findings.expect(doubled.length + strangers === 0, `${doubled.length + strangers} doubled`);
}
