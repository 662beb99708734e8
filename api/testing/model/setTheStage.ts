import type { DataSource } from "typeorm";

import { recordAsFound } from "#api/bids/trail/recordAsFound.ts";
import { aBidder, anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import type { Plan } from "#api/testing/model/act.values.ts";
import { agree } from "#api/testing/model/agree.ts";
import { submitBid } from "#api/testing/model/bid.acts.ts";
import { decideBid } from "#api/testing/model/decision.acts.ts";
import { createTender, updateTender } from "#api/testing/model/tender.acts.ts";
import { type Account, type Actor, ACTORS, type World } from "#api/testing/model/World.ts";
import { testApp } from "#api/testing/testApp.ts";

/** The stage of a sequence: the model's world, and a client of the portal for each actor. */
export interface Stage {
  db: DataSource;
  clients: Record<Actor, Client>;
  /** Error lines in the portal's log. */
  faults: unknown[];
  /** Resets the database and the sessions; returns a new world. */
  reset: () => Promise<World>;
}

/**
 * Prepares the portal and the model's world. Each actor except the visitor has an account. cleo and root have no
 * company profile, and dan is blocked.
 */
export async function setTheStage(): Promise<Stage> {
  const api = await testApp();
  const world: World = {
    sessions: {},
    accounts: [],
    profiles: {},
    tenders: [],
    bids: [],
    drafts: [],
    keys: {},
    wrongPasswords: 0,
  };
  const clients = Object.fromEntries(ACTORS.map((actor) => [actor, client(api.url)])) as Stage["clients"];
  for (const username of ACTORS.slice(1)) {
    const isAdmin = username === "root" || username === "olga";
    const hasProfile = !["cleo", "root"].includes(username);
    const given = { username, email: `${username}@example.org`, isAdmin };
    const { id } = await api.has(
      hasProfile ? aBidder(given, { companyName: `${username} & sons` }) : isAdmin ? anAdmin(given) : aPartner(given),
    );
    const account: Account = {
      id,
      username,
      password: PASSWORD,
      isAdmin,
      status: "active",
      companyName: null,
      deleted: false,
      version: 1,
    };
    world.accounts.push(account);
    if (hasProfile) world.profiles[id] = { companyName: `${username} & sons`, version: 1 };
    if (username === "dan") {
      await api.db.query("UPDATE users SET status = 'blocked' WHERE id = $1", [id]);
      account.status = "blocked";
      continue;
    }
    await clients[username].post("/api/login", { username, password: PASSWORD });
    world.sessions[username] = id;
  }
  await recordAsFound(api.db.manager);
  for (const plan of PROLOGUE) {
    const act = plan(world);
    agree(world, act, await act.send(clients[act.actor]));
  }
  const restore = await snapshotOf(api.db);
  const cookies = ACTORS.map((actor) => clients[actor].cookie);
  return {
    db: api.db,
    clients,
    faults: api.faults,
    async reset() {
      await testApp();
      await restore();
      ACTORS.forEach((actor, index) => (clients[actor].cookie = cookies[index] ?? ""));
      return structuredClone(world);
    },
  };
}

const newTender = { actor: "root", title: "Bridge", days: 2, key: null, door: "GraphQL" } as const;
const bidOn = (actor: Actor, place: number, key: string | null) => (world: World) =>
  submitBid(world, { actor, tenderId: world.tenders[place]!.id, bidAmount: 100, key, door: "GraphQL" });

const turn = (place: number, status: "open" | "closed") => (world: World) =>
  updateTender(world, {
    actor: "root",
    id: world.tenders[place]!.id,
    patch: { status },
    version: null,
    door: "GraphQL",
  });

/**
 * The requests that prepare the world for all sequences. They create a tender without bids, a draft, a tender that was
 * reopened after a decision, and a closed tender with bids. Without them most requests would find no object.
 */
const PROLOGUE: Plan[] = [
  () => createTender({ ...newTender, number: "A-1", status: "open" }),
  () => createTender({ ...newTender, number: "D-4", status: "draft" }),
  () => createTender({ ...newTender, number: "B-2", status: "open" }),
  () => createTender({ ...newTender, number: "C-3", status: "open" }),
  bidOn("ada", 2, "key-1"),
  bidOn("ben", 2, null),
  bidOn("olga", 3, null),
  bidOn("ada", 3, null),
  turn(2, "closed"),
  (world) =>
    decideBid(world, {
      actor: "root",
      id: world.bids[0]!.id,
      status: "rejected",
      read: { revision: 1, seenStatus: "pending" },
    }),
  turn(2, "open"),
  turn(3, "closed"),
];

/**
 * Copies the rows of all tables, except for the tables that the query leaves out. Returns a function that inserts the
 * copies again, without running triggers.
 */
async function snapshotOf(db: DataSource) {
  const tables = await db.query<{ name: string; columns: string }[]>(
    `SELECT relname AS name, string_agg(quote_ident(attname), ', ') AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL ($1)
     GROUP BY relname`,
    [["migrations", "secrets", "tender_revision", "bid_change_counts", "rate_limits"]],
  );
  const inserts: { sql: string; rows: string }[] = [];
  for (const { name, columns } of tables) {
    const [stored] = await db.query<{ rows: string | null }[]>(`SELECT json_agg(t)::text AS rows FROM "${name}" t`);
    const sql = `INSERT INTO "${name}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${name}", $1)`;
    if (stored?.rows) inserts.push({ sql, rows: stored.rows });
  }
  return () =>
    db.transaction(async (tx) => {
      await tx.query("SET LOCAL session_replication_role = replica");
      for (const { sql, rows } of inserts) await tx.query(sql, [rows]);
    });
}
