import { isNonNullType, isObjectType } from "graphql";

import { RUNTIME_RIGHTS } from "#api/database/runtimeRights.ts";
import { buildSchema } from "#api/schema.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { anApiToken } from "#api/testing/builders/anApiToken.ts";
import { aBidder, anAdmin } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

interface Exception {
  /** The field that replaces `updatedAt`. It contains the time of the last change. */
  instead: string;
  why: string;
  /** The table, if its rows are only inserted. The product's database role may not update them. */
  table?: string;
}

/** The GraphQL types without `updatedAt`. */
const EXCEPTIONS: Record<string, Exception> = {
  Addendum: { instead: "issuedAt", why: "An addendum is issued once and never changed.", table: "addenda" },
  AuditEvent: { instead: "occurredAt", why: "The audit trail is added to alone.", table: "audit_events" },
  BidRevision: {
    instead: "submittedAt",
    why: "Terms are never changed; the opening of a sealed tender stamps the bid.",
  },
  ContentRemoval: { instead: "removedAt", why: "It tells of the last change there is: that something is gone." },
  UploadedFile: {
    instead: "startedAt",
    why: "A whole file never changes; of an unfinished one the offset is asked for.",
  },
  EarlierAnswer: { instead: "answeredAt", why: "An answer is corrected by a new one.", table: "earlier_answers" },
  OpeningPerson: {
    instead: "approvedAt",
    why: "A person of a tender's opening, whose approval is the one thing that changes.",
  },
  OwnSession: { instead: "lastSeenAt", why: "That it was used is the one thing that changes of a session." },
  Removal: { instead: "removedAt", why: "It tells of the last change there is: that something is gone." },
  TenderRemoval: { instead: "removedAt", why: "It tells of the last change there is: that something is gone." },
  WebhookAttempt: { instead: "attemptedAt", why: "An attempt is noted once it is over.", table: "webhook_attempts" },
};

/** GraphQL types whose `updatedAt` is null until the first change. */
const MAY_BE_NULL = ["NoticeSettings"];

const schema = buildSchema();
const types = Object.values(schema.getTypeMap()).filter(isObjectType);

/** The GraphQL types with an id or a version, and those that have the name of a database entity. */
async function entityTypes() {
  const { db } = await testApp();
  const stored = db.entityMetadatas.map(({ name }) => name);
  return types.filter(
    (type) => "id" in type.getFields() || "version" in type.getFields() || stored.includes(type.name),
  );
}

test("every entity of the schema has updatedAt, but for a written list of those whose rows do not change", async () => {
  const entities = await entityTypes();

  const lacking = entities.filter((type) => !("updatedAt" in type.getFields())).map(({ name }) => name);

  expect(entities.length).toBeGreaterThan(25);
  expect(lacking.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test("updatedAt is never null where there is a row", async () => {
  const nullable = (await entityTypes())
    .filter((type) => type.getFields().updatedAt && !isNonNullType(type.getFields().updatedAt!.type))
    .map(({ name }) => name);

  expect(nullable).toEqual(MAY_BE_NULL);
});

test.each(Object.entries(EXCEPTIONS))(
  "%s has another moment instead, and the product cannot change a row that is added alone",
  (name, { instead, table }) => {
    const type = types.find((each) => each.name === name);

    expect(type?.getFields()[instead]?.type.toString()).toMatch(/^DateTimeISO!?$/);
    if (table) expect(RUNTIME_RIGHTS[table]).toMatch(/^(?!.*UPDATE)/);
  },
);

test("each table whose entity has updatedAt has the trigger that stamps it", async () => {
  const { db } = await testApp();
  const tables = db.entityMetadatas
    .filter(
      ({ columns, tableType }) =>
        tableType !== "view" && columns.some(({ propertyName }) => propertyName === "updatedAt"),
    )
    .map(({ tableName }) => tableName);
  const stamped = await db.query<{ name: string }[]>(
    "SELECT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE tgname = relname || '_stamp_change'",
  );

  // submitted_bids, which the entity of bids reads, is a view and has no trigger.
  const unstamped = tables.filter((table) => table !== "submitted_bids" && !stamped.some(({ name }) => name === table));

  expect(unstamped).toEqual([]);
});

test("what changes of one's own notices, searches, tokens and settings is told by updatedAt, and what only the product reads is not", async () => {
  const { api } = await adminAndPartner();
  const user = await api.has(aBidder());
  const me = api.as(user);
  await me.graphql(
    'mutation { saveSearch(input: { name: "All", query: "", delivery: daily }) { id } saveNoticeSettings(input: { language: fr }) { language } }',
  );
  await api.has(anApiToken(user));
  await api.db.query(
    'INSERT INTO notices (user_id, kind, facts, reason, mail_due_at) VALUES ($1, \'noBids\', \'{"number": "T-1", "title": "Bridge"}\', \'bid\', now())',
    [user.id],
  );
  const read = async () => {
    const { data, errors } = await me.graphql(
      "{ savedSearches { id updatedAt } noticeSettings { updatedAt } apiTokens { id updatedAt } notices { nodes { id updatedAt } } }",
    );
    expect(errors).toBeUndefined();
    const { savedSearches, noticeSettings, apiTokens, notices } = data as {
      savedSearches: Row[];
      noticeSettings: Row;
      apiTokens: Row[];
      notices: { nodes: Row[] };
    };
    return [savedSearches[0]!, noticeSettings, apiTokens[0]!, notices.nodes[0]!] as const;
  };

  const before = await read();
  await api.db.query("UPDATE notices SET mailed_at = now(), mail_due_at = NULL");
  const same = await read();
  await me.graphql(
    "mutation ($id: ID!) { setSavedSearchDelivery(id: $id, delivery: atOnce) { id } saveNoticeSettings(input: { language: en }) { language } markNotices(all: true) }",
    { id: before[0].id },
  );
  await api.db.query("UPDATE api_tokens SET last_used_at = now()");
  const after = await read();

  expect(same).toEqual(before);
  for (const [place, { updatedAt }] of after.entries())
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(before[place]!.updatedAt));
});

test("settings that nobody has chosen have not changed", async () => {
  const api = await testApp();

  const { data } = await api.as(await api.has(anAdmin())).graphql("{ noticeSettings { language updatedAt } }");

  expect(data.noticeSettings).toEqual({ language: "en", updatedAt: null });
});

interface Row {
  id: string;
  updatedAt: string;
}
