import fc from "fast-check";
import type { GraphQLField } from "graphql";

import { type Scope, SCOPE_NAMES, SCOPES } from "#api/core/rules/scopes.rules.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { type SeededPair, seedSecrets } from "#api/testing/traversal/seedSecrets.ts";
import { IS_SECOND_TIER, SEED } from "#api/testing/sampled.ts";
import { testApp } from "#api/testing/testApp.ts";

type Field = GraphQLField<unknown, unknown>;

/**
 * The number of scopes to try. `npm run test:all` tries tokens of every scope. `npm test` tries one scope, which the
 * seed chooses.
 */
const SCOPES_WALKED = IS_SECOND_TIER ? SCOPE_NAMES.length : 1;
const WALKED = fc.sample(
  fc.shuffledSubarray([...SCOPE_NAMES], { minLength: SCOPES_WALKED, maxLength: SCOPES_WALKED }),
  {
    seed: SEED,
    numRuns: 1,
  },
)[0]!;

export interface Viewer {
  name: string;
  isAdmin: boolean;
  /** The scope of the viewer's token; null for a session. */
  scope: Scope | null;
  person: Client;
}

/**
 * Starts the api and seeds the secrets. The viewers are a visitor, a partner and an administrator with sessions, and,
 * for each scope in WALKED, a token of the administrator, and one of the partner if partners may have the scope.
 */
export async function given() {
  const api = await testApp();
  const world = await seedSecrets(api);
  const { me, admin } = world;
  const viewers: Viewer[] = [
    {
      name: "a partner",
      isAdmin: false,
      scope: null,
      person: client(api.url, { username: me.username, password: PASSWORD }),
    },
    {
      name: "an administrator",
      isAdmin: true,
      scope: null,
      person: client(api.url, { username: admin.username, password: PASSWORD }),
    },
    { name: "a visitor", isAdmin: false, scope: null, person: client(api.url) },
  ];
  for (const scope of WALKED) {
    for (const user of SCOPES[scope].forAdmins ? [admin] : [me, admin]) {
      const { text } = await api.has(anApiToken(user, { scopes: [scope] }));
      viewers.push({
        name: `${user.isAdmin ? "an administrator" : "a partner"}'s token with ${scope}`,
        isAdmin: user.isAdmin,
        scope,
        person: client(api.url, undefined, bearer(text)),
      });
    }
  }
  return { api, world, viewers };
}

/**
 * The root fields that the viewer's token may use; all root fields for a session. tokenScopes.test.ts checks that the
 * api refuses a token at all other root fields.
 */
export const rootsFor = ({ scope }: Viewer, fields: readonly Field[]) =>
  fields.filter(
    ({ extensions }) => scope === null || extensions.tokenRight === scope || extensions.tokenRight === "any token",
  );

type Secret = Awaited<ReturnType<typeof seedSecrets>>["secrets"][number];

const maySee = ({ isAdmin, scope }: Viewer, { forAdminsWith }: Secret) =>
  isAdmin && forAdminsWith !== null && (scope === null || forAdminsWith.includes(scope));

/**
 * The texts of an object in an answer. `own` contains the scalars of the object, and the scalars of objects below it
 * that are not in a list. `below` contains the scalars of the object and of all objects below it.
 */
interface Texts {
  own: string[];
  below: string[];
}

/**
 * True if an object of the answer connects the two sides of a pair: a text of one side is in `own`, and a text of the
 * other side in `below`.
 */
function leadsFrom(value: unknown, [one, other]: SeededPair["texts"]): boolean {
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
  // Each alias of a GraphQL document is checked separately, as an answer of its own.
  for (const answer of Object.values(value ?? {})) read(answer);
  return isFound;
}

/** Records which secrets the answers contain, and which of them the viewer may not see. */
export function watching({ secrets, pairs }: Pick<Awaited<ReturnType<typeof seedSecrets>>, "secrets" | "pairs">) {
  const leaks: Record<string, string> = {};
  const shown = new Set<string>();
  const watch = (viewer: Viewer) => (document: string, answer: string) => {
    for (const secret of secrets) {
      // Ignore a text that the viewer sent in the GraphQL document, because the answer may repeat it.
      if (!answer.includes(secret.text) || document.includes(secret.text)) continue;
      if (maySee(viewer, secret)) shown.add(secret.what);
      else leaks[`${viewer.name}: ${secret.what}`] ??= document.slice(0, 200);
    }
    for (const { what, texts } of pairs) {
      if (!texts.every((side) => side.some((text) => answer.includes(text)))) continue;
      if (leadsFrom((JSON.parse(answer) as { data: unknown }).data, texts))
        leaks[`${viewer.name}: ${what}`] ??= document.slice(0, 200);
    }
  };
  return { leaks, shown, watch };
}
