import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { openEmbedded } from "#api/database/openDatabase.ts";
import { aBid, tenderInput } from "#api/testing/builders/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
import { aDirectory, aPreparedDirectory, killedStart, startServer } from "#api/testing/servers/serverProcess.ts";
import { A_BUSY_MACHINE_MS, until } from "#api/testing/until.ts";

const ADMIN = { username: "admin", password: "correct horse" };
const BIDDERS = ["osun", "mpoko", "niger"];
const TENDERS = 40;
const AMENDED = 3;
const WAIT_ON_A_BUSY_MACHINE_MS = A_BUSY_MACHINE_MS / 3;

const environmentOf = (directory: string) => ({ DATA_DIR: directory, ADMIN_PASSWORD: ADMIN.password });

/**
 * Creates a bidder's account, as an administrator, and its company profile. The e-mail address of such an account
 * counts as proven, and notices are mailed only to proven addresses.
 */
async function createBidder(url: string, username: string) {
  const account = { username, password: ADMIN.password };
  await client(url, ADMIN).post("/api/users", {
    ...account,
    email: `${username}@example.org`,
    firstName: "Ada",
    lastName: "Obi",
  });
  return client(url, account).post("/api/company-profile", { companyName: `${username} works` });
}

async function publish(admin: Client, count: number) {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await admin.post("/api/tenders", tenderInput())).body.id as string);
  return ids;
}

/**
 * Submits bids on the tenders until the server is killed. Adds the id of each bid that the server accepted to
 * `acknowledged`.
 */
async function bidUntilTheEnd(bidder: Client, tenderIds: string[], acknowledged: string[]) {
  for (const tenderId of tenderIds) {
    const answer = await bidder.post("/api/bids", aBid({ tenderId })).catch(() => null);
    if (!answer) return;
    if (answer.status === 201) acknowledged.push(answer.body.id as string);
  }
}

/**
 * The recipient and subject of each mail in the outbox folder whose subject starts with `beginning`. A mail that is
 * sent again replaces its file, so it is listed once.
 */
function mailed(directory: string, beginning: string) {
  const outbox = join(directory, "outbox");
  const mails = existsSync(outbox)
    ? readdirSync(outbox)
        .filter((name) => name.endsWith(".eml"))
        .map((name) => readFileSync(join(outbox, name), "utf8"))
    : [];
  const header = (mail: string, name: string) => new RegExp(`^${name}: *(.*)$`, "im").exec(mail)?.[1]?.trim() ?? "";
  return mails
    .filter((mail) => header(mail, "Subject").startsWith(beginning))
    .map((mail) => `${header(mail, "To")} ${header(mail, "Subject")}`);
}

/**
 * Makes the mails due that the next server would otherwise send later: the mail that the killed process was sending,
 * which it had claimed for five minutes, and the mails of bundled notices.
 */
async function letTimePass(directory: string) {
  const { db, close } = await openEmbedded(directory);
  await db.query("UPDATE outgoing_mails SET next_attempt_at = now() WHERE next_attempt_at > now()");
  await db.query("UPDATE outgoing_mails SET claimed_until = now() WHERE claimed_until > now()");
  await db.query("UPDATE notices SET mail_due_at = now() WHERE mail_due_at > now() AND mailed_at IS NULL");
  await close();
}

interface ListedBid {
  id: string;
  tenderId: string;
}

/**
 * Amends up to AMENDED tenders that have bids. Returns the number of bids on them: each bidder gets one notice per
 * tender.
 */
async function amend(admin: Client) {
  const bids = (await admin.get("/api/bids")).body as ListedBid[];
  const tenderIds = [...new Set(bids.map(({ tenderId }) => tenderId))].slice(0, AMENDED);
  for (const id of tenderIds)
    expect((await admin.patch(`/api/tenders/${id}`, { requirements: "Another bridge" })).status).toBe(200);
  return bids.filter(({ tenderId }) => tenderIds.includes(tenderId)).length;
}

test(
  "nothing that was acknowledged is lost when the process is killed in the middle of its work, and each receipt and addendum is mailed, once",
  async () => {
    const directory = aPreparedDirectory();
    const environment = environmentOf(directory);
    const acknowledged: string[] = [];
    const first = await startServer(environment);
    for (const username of BIDDERS) await createBidder(first.url, username);
    let server = first;

    for (const enough of [15, 45]) {
      const tenderIds = await publish(client(server.url, ADMIN), TENDERS);
      const bidding = BIDDERS.map((username) =>
        bidUntilTheEnd(client(server.url, { ...ADMIN, username }), tenderIds, acknowledged),
      );
      await until(() => acknowledged.length >= enough, WAIT_ON_A_BUSY_MACHINE_MS);
      await server.kill("SIGKILL");
      await Promise.all(bidding);
      await letTimePass(directory);
      server = await startServer(environment);
    }
    const amended = await amend(client(server.url, ADMIN));
    await server.kill("SIGKILL");
    await letTimePass(directory);
    server = await startServer(environment);
    const kept = await client(server.url, ADMIN).get("/api/bids");

    const ids = new Set(kept.body.map(({ id }: { id: string }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(45);
    expect(acknowledged.length).toBeLessThan(2 * TENDERS * BIDDERS.length);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    await until(
      () =>
        mailed(directory, "Bid received: ").length >= ids.size && mailed(directory, "Addendum 1 ").length >= amended,
      WAIT_ON_A_BUSY_MACHINE_MS,
    );
    const [receipts, addenda] = [mailed(directory, "Bid received: "), mailed(directory, "Addendum 1 ")];
    expect([receipts.length, new Set(receipts).size]).toEqual([ids.size, ids.size]);
    expect(amended).toBeGreaterThanOrEqual(AMENDED);
    expect([addenda.length, new Set(addenda).size]).toEqual([amended, amended]);
  },
  A_BUSY_MACHINE_MS,
);

test.each(["postgres.unfinished/PG_VERSION", "postgres.unfinished/global/pg_control", "postgres"])(
  "a first start that is killed once it has made %s is made up for by the next",
  async (made) => {
    const directory = aDirectory();

    await killedStart(environmentOf(directory), () => existsSync(join(directory, made)));
    const server = await startServer(environmentOf(directory));
    const answer = await client(server.url, ADMIN).signIn();

    expect(answer.status).toBe(200);
    expect(existsSync(join(directory, "postgres.unfinished"))).toBe(false);
  },
  A_BUSY_MACHINE_MS,
);
