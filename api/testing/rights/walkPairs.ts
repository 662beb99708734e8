import { type Scope, SCOPE_NAMES, SCOPES } from "#api/core/rules/scopes.rules.ts";
import { buildSchema } from "#api/schema.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBidder, anAdmin, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { type Cast, goodValues, type Scene } from "#api/testing/fuzz/scene.ts";
import {
  type Act,
  actsOf,
  documentFor,
  foundIn,
  type Ids,
  type Mutation,
  SELECTIONS,
} from "#api/testing/rights/actsOf.ts";
import { type Holder, raisesOf } from "#api/testing/rights/raisesOf.ts";
import { readRights } from "#api/testing/rights/readRights.ts";
import { openSavePoint } from "#api/testing/databases/savePoint.ts";
import { seedSecrets } from "#api/testing/traversal/seedSecrets.ts";
import { watching } from "#api/testing/traversal/viewers.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import type { User } from "#api/users/User.ts";

const MUTATIONS = Object.values(buildSchema().getMutationType()!.getFields());

/**
 * Mutations that are more likely to change rights: those about accounts, sign-in, tokens, webhooks and openings, and
 * some about tenders. As second mutations they are tried with more values than other mutations.
 */
const DECISIVE =
  /user|password|email|token|step|session|login|register|account|opening|signout|webhook|cancelTender|updateTender|restore/i;

export interface Actor extends Holder {
  person: Client;
  /** Signs the actor in, if it uses a session. Makes the sign-in old if the actor must not have a recent sign-in. */
  begin: () => Promise<void>;
}

/** Starts the api and seeds users, tenders, bids and secrets. Returns the actors and a save point of the database. */
export async function openWalk() {
  const api = await testApp();
  const world = await seedSecrets(api);
  const { me, admin, other } = world;
  const gone = await api.has(anAdmin({ deletedAt: new Date() }));
  const blocked = await api.has(aBidder({ status: "blocked" }));
  const [chief] = await api.db.query<{ id: string }[]>(
    "SELECT id FROM users WHERE is_admin AND deleted_at IS NULL AND id <> $1",
    [admin.id],
  );
  const actors = await actorsOf(api, me, admin);
  for (const { begin } of actors) await begin();
  const people = [other.id, chief!.id, me.id, admin.id, gone.id, blocked.id];
  const savePoint = await openSavePoint(api);
  const before = await readRights(api);
  const { leaks, watch } = watching(world);
  return { api, actors, savePoint, before, leaks, watch, people, me, admin };
}

type Walk = Awaited<ReturnType<typeof openWalk>>;

const sessionName = (isAdmin: boolean, knowsPassword: boolean) =>
  `${isAdmin ? "an administrator" : "a partner"}'s session ${knowsPassword ? "with" : "without"} a recent sign-in`;
const tokenName = (isAdmin: boolean, scope: Scope) =>
  `${isAdmin ? "an administrator" : "a partner"}'s token with ${scope}`;

/**
 * The tokens to try: each scope with an administrator's token, and each scope that partners may have with a partner's
 * token, too.
 */
const TOKENS = SCOPE_NAMES.flatMap((scope) =>
  (SCOPES[scope].forAdmins ? [true] : [false, true]).map((isAdmin) => ({ scope, isAdmin })),
);

/** The names of all actors, in the order of `openWalk().actors`. */
export const ACTORS = [
  sessionName(true, false),
  sessionName(false, true),
  ...TOKENS.map(({ isAdmin, scope }) => tokenName(isAdmin, scope)),
];

async function actorsOf(api: TestApp, me: User, admin: User): Promise<Actor[]> {
  const session = (user: User, knowsPassword: boolean): Actor => {
    const person = client(api.url);
    const begin = async () => {
      const signedIn = client(api.url, { username: user.username, password: PASSWORD });
      await signedIn.openSession();
      person.cookie = signedIn.cookie;
      if (!knowsPassword)
        await api.db.query(
          "UPDATE sessions SET confirmed_at = confirmed_at - interval '1 day', started_at = started_at - interval '1 day' WHERE user_id = $1",
          [user.id],
        );
    };
    const name = sessionName(user.isAdmin, knowsPassword);
    return { name, id: user.id, isAdmin: user.isAdmin, scope: null, knowsPassword, person, begin };
  };
  return [
    session(admin, false),
    session(me, true),
    ...(await Promise.all(
      TOKENS.map(async ({ scope, isAdmin }): Promise<Actor> => {
        const user = isAdmin ? admin : me;
        const { text } = await api.has(anApiToken(user, { scopes: [scope satisfies Scope] }));
        return {
          name: tokenName(isAdmin, scope),
          id: user.id,
          isAdmin,
          scope,
          knowsPassword: false,
          person: client(api.url, undefined, bearer(text)),
          begin: () => Promise.resolve(),
        };
      }),
    )),
  ];
}

/** The ids of existing objects, by type (such as `Tender`): first the actor's own objects, then others. */
async function idsFor({ api, people }: Walk, actor: Holder): Promise<Ids> {
  const own = (table: string, id: string, owner: string, most = 4) =>
    `(SELECT jsonb_agg(id) FROM (SELECT ${id} AS id FROM ${table} ORDER BY (${owner})::text = '${actor.id}' DESC, ${id} LIMIT ${most}) AS found)`;
  const [{ ids }] = await api.db.query<[{ ids: Ids }]>(`SELECT jsonb_build_object(
    'Tender', ${own("tenders", "id", "created_by", 8)}, 'Bid', ${own("bids", "id", "company_id", 6)},
    'Question', ${own("tender_questions", "id", "company_id", 5)}, 'BlogPost', ${own("blog_posts", "id", "author_id", 2)},
    'Project', ${own("projects", "id", "id", 1)}, 'ContactRequest', ${own("contact_requests", "id", "email", 1)},
    'Session', ${own("sessions", "public_id", "user_id")}, 'ApiToken', ${own("api_tokens", "id", "user_id")},
    'Webhook', ${own("webhooks", "id", "user_id", 3)}, 'SavedSearch', ${own("saved_searches", "id", "user_id", 2)}, 'Notice', ${own("notices", "id", "user_id", 2)},
    'WebhookDelivery', (SELECT jsonb_agg(webhook_deliveries.id ORDER BY user_id = '${actor.id}' DESC) FROM webhook_deliveries JOIN webhooks ON webhooks.id = webhook_id)) AS ids`);
  return { ...ids, User: people };
}

interface Done {
  /** The `data` of the GraphQL answer. */
  answer: unknown;
  /** The cookie of the session that the mutation started; otherwise the cookie that was sent. */
  cookie: string;
  /** The tables that the mutation changed. */
  changed: string[];
  /** True if the mutation was refused because the actor lacks a right. */
  isRefused: boolean;
}

interface Body {
  data?: unknown;
  errors?: { path?: unknown[]; extensions: { code: string } }[];
}

const RIGHT = ["FORBIDDEN", "UNAUTHENTICATED"];

/** Returns a function that sends mutations as this actor, and searches each answer for secrets of other users. */
function doerOf({ savePoint, watch }: Walk, actor: Actor) {
  const seen = watch(actor);
  const readable = new Map<Mutation, number>();
  const ownCookie = actor.person.cookie;
  /**
   * @param cookie The cookie of a session that an earlier mutation started. By default the actor's own, even if an
   *   earlier mutation ended that session.
   */
  return async function does({ field, variables }: Act, cookie = ownCookie): Promise<Done> {
    actor.person.cookie = cookie;
    // If a token may not read a selected field, the whole GraphQL document is refused. Then a smaller selection is
    // tried.
    for (let place = readable.get(field) ?? 0; ; place++) {
      const query = documentFor({ field, variables }, SELECTIONS[place]!);
      const { body } = (await actor.person.post("/graphql", { query, variables })) as { body: Body };
      seen(`${query} ${JSON.stringify(variables)}`, JSON.stringify(body));
      const [error] = body.errors ?? [];
      const isRefused = RIGHT.includes(error?.extensions.code ?? "");
      if (isRefused && !error?.path && place < SELECTIONS.length - 1) continue;
      readable.set(field, place);
      return {
        answer: body.data,
        cookie: actor.person.cookie || ownCookie,
        changed: await savePoint.changed(),
        isRefused,
      };
    }
  };
}

/**
 * Valid values for a mutation, except for secrets. Only an actor who has just typed the password sends the right
 * password, and no actor knows a code or the token of a link.
 */
function valuesFor(walk: Walk, actor: Actor, field: Mutation, ids: Ids): Record<string, unknown> {
  const scene = { Tender: ids.Tender![0], Bid: ids.Bid![0], token: "no-such-link", slug: "no-such-slug" } as Scene;
  const chief = actor.isAdmin ? walk.admin : walk.me;
  const password = actor.knowsPassword ? PASSWORD : "not the password";
  return {
    ...goodValues(field.name, scene, { chief } as Cast),
    password,
    ownPassword: password,
    currentPassword: password,
    newPassword: "another password",
    code: "000000",
    ownCode: "000000",
    openingPersons: 1,
  };
}

/** The maximum number of calls of one mutation that are tried as the first of a pair. */
const MOST_TRIED = 80;
const MOST_TRIED_OF_A_SAMPLE = 6;
/**
 * After this number of refusals, and no success, a mutation in DECISIVE is not tried with further values. One refusal
 * is not enough, because it can be about a single user or object.
 */
const MOST_REFUSED = 24;
const MOST_FOLLOWED = 2;
const MOST_SECOND = 6;
const MOST_SECOND_OF_ACCOUNTS = 40;
/**
 * The maximum number of objects of each type that a second mutation is tried with. Objects in the answer to the first
 * mutation come first, then the actor's own, then those of other users.
 */
const MOST_OBJECTS = 3;

export interface Counted {
  /** The number of first mutations that changed something. */
  first: number;
  pairs: number;
  /** The number of pairs whose second mutation changed something, too. */
  whole: number;
}

export interface Extent {
  /**
   * The limits of a sample: the number of first mutations, and the number of second mutations after each first one. If
   * absent, all pairs are tried.
   */
  most?: { first: number; second: number };
  shuffled: <T>(all: readonly T[]) => T[];
}

/**
 * Sends pairs of mutations as this actor, each pair from the same state of the database. For each right that the actor
 * gains, adds a sentence to `raises`. A first mutation that changes nothing is not followed by a second mutation.
 */
export async function walkPairs(
  walk: Walk,
  actor: Actor,
  { most, shuffled }: Extent,
  raises: Set<string>,
): Promise<Counted> {
  const { before, savePoint, api } = walk;
  const does = doerOf(walk, actor);
  const ids = await idsFor(walk, actor);
  const counted: Counted = { first: 0, pairs: 0, whole: 0 };
  const refused = new Set<Mutation>();
  const known = new Map<Mutation, Act[]>();
  const all = (field: Mutation, made: Ids = {}, answered?: readonly string[]) =>
    actsOf(field, {
      ids: answered ? joined(made, ids) : ids,
      good: valuesFor(walk, actor, field, ids),
      answered: answered ?? [],
    });

  const compare = async (...acts: Act[]) => {
    for (const raise of raisesOf(actor, before, await readRights(api)))
      raises.add(`${actor.name}: ${acts.map(({ field }) => field.name).join(", then ")}: ${raise}`);
  };

  /**
   * Returns the calls of a mutation that change something: at most MOST_FOLLOWED. Each of them changes other tables, or
   * patches other fields, than the others.
   */
  async function followed(field: Mutation) {
    const found = new Map<string, Act>();
    let [tried, refusals] = [0, 0];
    for (const act of shuffled(all(field)).slice(0, most ? MOST_TRIED_OF_A_SAMPLE : MOST_TRIED)) {
      const { changed, isRefused } = await does(act);
      if (changed.length > 0) {
        await compare(act);
        await savePoint.rollBack(changed);
        found.set(`${changed.join()} ${Object.keys((act.variables.patch as object | undefined) ?? {}).join()}`, act);
      }
      tried++;
      if (isRefused) refusals++;
      if (refusals === tried && tried >= (DECISIVE.test(field.name) ? MOST_REFUSED : 1)) break;
      if (most && found.size > 0) break;
    }
    if (refusals === tried) refused.add(field);
    known.set(field, [...found.values()]);
    return [...found.values()].slice(0, MOST_FOLLOWED);
  }

  /**
   * The calls to try after a first mutation. They use the ids and texts in its answer, and the ids of other objects.
   */
  function secondActs(answer: unknown) {
    const { ids: made, texts } = foundIn(answer);
    const acts = MUTATIONS.flatMap((field) => {
      const about = all(field, made, texts.slice(0, 3));
      if (refused.has(field)) return about.slice(0, 1);
      const others = field.name.endsWith("User") ? MOST_SECOND_OF_ACCOUNTS : MOST_SECOND;
      if (DECISIVE.test(field.name)) return [...about.slice(0, 4), ...shuffled(about.slice(4)).slice(0, others)];
      return [...(known.get(field) ?? []), ...about].slice(0, 2);
    });
    return most ? shuffled(acts).slice(0, most.second) : acts;
  }

  const firsts: Act[] = [];
  for (const field of shuffled(MUTATIONS)) {
    if (most && firsts.length >= most.first) break;
    firsts.push(...(await followed(field)));
  }
  for (const first of firsts) {
    const { answer, cookie, changed: byFirst } = await does(first);
    await savePoint.saveAgain(byFirst);
    counted.first++;
    for (const second of secondActs(answer)) {
      const { changed } = await does(second, cookie);
      counted.pairs++;
      if (changed.length === 0) continue;
      counted.whole++;
      await compare(first, second);
      await savePoint.rollBack(changed);
    }
    await savePoint.rollBackToFirst();
  }
  return counted;
}

const joined = (made: Ids, ids: Ids) =>
  Object.fromEntries(
    [...new Set([...Object.keys(made), ...Object.keys(ids)])].map((noun) => [
      noun,
      [...new Set([...(made[noun] ?? []), ...(ids[noun] ?? [])])].slice(0, MOST_OBJECTS),
    ]),
  );
