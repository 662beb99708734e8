import type { GraphQLField } from "graphql";

import { type Scope, SCOPE_NAMES, SCOPES } from "#api/core/rules/scopes.rules.ts";
import { buildSchema } from "#api/schema.ts";
import { anApiToken, bearer } from "#api/testing/anApiToken.ts";
import { PASSWORD } from "#api/testing/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { type PlantedPair, plantSecrets } from "#api/testing/plantSecrets.ts";
import { testApp } from "#api/testing/testApp.ts";
import { type Walk, walkRoot } from "#api/testing/walk/walkRoot.ts";

const schema = buildSchema();
type Field = GraphQLField<unknown, unknown>;
const QUERIES: Field[] = Object.values(schema.getQueryType()!.getFields());
const MUTATIONS: Field[] = Object.values(schema.getMutationType()!.getFields());

/** Over a thousand documents: half a minute on a machine that does nothing else. */
const A_BUSY_MACHINE_MS = 900_000;

interface Viewer {
  name: string;
  isAdmin: boolean;
  /** Of a token; null for a session. */
  scope: Scope | null;
  person: Client;
}

/** A visitor, a partner and an administrator with sessions, and each of both with a token of each single scope. */
async function given() {
  const api = await testApp();
  const world = await plantSecrets(api);
  const { me, admin } = world;
  const viewers: Viewer[] = [
    { name: "a partner", isAdmin: false, scope: null, person: client(api.url, { username: me.username, password: PASSWORD }) },
    { name: "an administrator", isAdmin: true, scope: null, person: client(api.url, { username: admin.username, password: PASSWORD }) },
    { name: "a visitor", isAdmin: false, scope: null, person: client(api.url) },
  ];
  for (const scope of SCOPE_NAMES) {
    for (const user of SCOPES[scope].forAdmins ? [admin] : [me, admin]) {
      const { text } = await api.has(anApiToken(user, { scopes: [scope] }));
      viewers.push({ name: `${user.isAdmin ? "an administrator" : "a partner"}'s token with ${scope}`, isAdmin: user.isAdmin, scope, person: client(api.url, undefined, bearer(text)) });
    }
  }
  return { api, world, viewers };
}

/** What a token's scope does not open is refused as a whole, which tokenScopes.test.ts holds for each field. */
const rootsFor = ({ scope }: Viewer, fields: readonly Field[]) => fields.filter(({ extensions }) => scope === null || extensions.tokenRight === scope || extensions.tokenRight === "any token");

type Secret = Awaited<ReturnType<typeof plantSecrets>>["secrets"][number];

const maySee = ({ isAdmin, scope }: Viewer, { forAdminsWith }: Secret) => isAdmin && forAdminsWith !== null && (scope === null || forAdminsWith.includes(scope));

/** Texts of an object itself: its plain values, and those of the objects that it leads to without a list; and of all that is below it. */
interface Texts {
  own: string[];
  below: string[];
}

/** Whether an object of the answer holds one text of each, or one of them and below it the other. */
function leadsFrom(value: unknown, [one, other]: PlantedPair["texts"]): boolean {
  let isFound = false;
  const has = (texts: readonly string[], among: readonly string[] = []) => texts.some((text) => among.includes(text));
  const read = (at: unknown): Texts => {
    if (typeof at === "string") return { own: [at], below: [at] };
    if (typeof at !== "object" || at === null) return { own: [], below: [] };
    const parts = Object.values(at).map(read);
    const below = parts.flatMap((part) => part.below);
    if (Array.isArray(at)) return { own: [], below };
    const own = parts.flatMap((part) => part.own);
    isFound ||= (has(own, one) && has(below, other)) || (has(own, other) && has(below, one));
    return { own, below };
  };
  // Each alias is an answer by itself.
  for (const answer of Object.values(value ?? {})) read(answer);
  return isFound;
}

/** Keeps what each answer shows of the secrets. */
function watching({ secrets, pairs }: Pick<Awaited<ReturnType<typeof plantSecrets>>, "secrets" | "pairs">) {
  const leaks: Record<string, string> = {};
  const shown = new Set<string>();
  const watch = (viewer: Viewer) => (document: string, answer: string) => {
    for (const secret of secrets) {
      // What was sent may come back.
      if (!answer.includes(secret.text) || document.includes(secret.text)) continue;
      if (maySee(viewer, secret)) shown.add(secret.what);
      else leaks[`${viewer.name}: ${secret.what}`] ??= document.slice(0, 200);
    }
    for (const { what, texts } of pairs) {
      if (!texts.every((side) => side.some((text) => answer.includes(text)))) continue;
      if (leadsFrom((JSON.parse(answer) as { data: unknown }).data, texts)) leaks[`${viewer.name}: ${what}`] ??= document.slice(0, 200);
    }
  };
  return { leaks, shown, watch };
}

test("no field that can be reached from a query shows what the viewer may not see", async () => {
  const { api, world, viewers } = await given();
  const { leaks, shown, watch } = watching(world);
  const answering: Walk["answering"] = new Map();
  const tooLarge: Walk["tooLarge"] = new Map();

  for (const viewer of viewers) {
    const walk = { operation: "query" as const, viewer: viewer.person, pool: world.pool, onAnswer: watch(viewer), refused: new Set<string>(), answering, tooLarge };
    for (const field of rootsFor(viewer, QUERIES)) await walkRoot(walk, field, viewer.scope !== null || viewer.name === "a visitor");
  }

  expect(leaks).toEqual({});
  // Whatever somebody may see was reached.
  expect(world.secrets.filter(({ what, forAdminsWith }) => forAdminsWith !== null && !shown.has(what))).toEqual([]);
  expect(api.faults).toEqual([]);
}, A_BUSY_MACHINE_MS);

// Tokens first: their owner's session is what some mutations end. Administrators last: what they change is what the others would have found.
const inOrderOfHarm = (viewers: readonly Viewer[]) => [...viewers].sort((one, other) => Number(one.isAdmin) - Number(other.isAdmin) || Number(one.scope === null) - Number(other.scope === null));

test("no mutation shows what the viewer may not see, whatever it is given", async () => {
  const { api, world, viewers } = await given();
  const { leaks, watch } = watching(world);
  const answering: Walk["answering"] = new Map();
  const tooLarge: Walk["tooLarge"] = new Map();

  for (const viewer of inOrderOfHarm(viewers)) {
    const walk = { operation: "mutation" as const, viewer: viewer.person, pool: world.pool, onAnswer: watch(viewer), refused: new Set<string>(), answering, tooLarge };
    for (const field of rootsFor(viewer, MUTATIONS)) {
      await walkRoot(walk, field, false);
      if (viewer.scope === null && viewer.name !== "a visitor") await viewer.person.signIn();
    }
  }

  expect(leaks).toEqual({});
  expect([...answering].filter(([, ways]) => ways.size > 0).length).toBeGreaterThan(20);
  expect(api.faults).toEqual([]);
}, A_BUSY_MACHINE_MS);
