import { getNamedType, type GraphQLField, isInterfaceType, isObjectType } from "graphql";

import type { Client } from "#api/testing/client.ts";
import { documentOf, type Question } from "#api/testing/traversal/documentOf.ts";
import { type Place, placesBelow } from "#api/testing/traversal/placesBelow.ts";
import { variantsOf } from "#api/testing/traversal/variantsOf.ts";
import { IS_SECOND_TIER, SEED } from "#api/testing/sampled.ts";

/**
 * In `npm test` each viewer tries only one in ONE_IN variants (argument lists) of a mutation. Successive viewers try
 * different variants, and the seed chooses those of the first viewer. In `npm run test:all` each viewer tries all
 * variants. The first variant of a mutation, and all variants of a query, are always tried.
 */
export const ONE_IN = IS_SECOND_TIER ? 1 : 4;

/**
 * The maximum number of variants in one GraphQL document. A document that exceeds the server's limits is split in
 * halves.
 */
const MOST_VARIANTS = 12;
/**
 * Each GraphQL document contains only one variant of a mutation. The mutations of a document run in sequence, so an
 * error of one would prevent the later ones.
 */
const MOST_MUTATIONS = 1;
const MOST_PLACES = 16;
/**
 * Each variant of a root field is tried with the fields down to this depth. Deeper fields do not depend on the variant.
 */
const NEAR = 2;

/** A traversal of the schema by one viewer. */
export interface Traversal {
  operation: Question["operation"];
  viewer: Client;
  /** The viewer's place among all viewers, which chooses the variants of a mutation. Queries need none. */
  turn?: number;
  /** Texts and ids to try as arguments. */
  pool: readonly string[];
  /** Called with each GraphQL document and the complete answer to it. */
  onAnswer: (document: string, answer: string) => void;
  /**
   * Fields that this viewer's token may not read, as `Type.field`. If a GraphQL document selects one of them, the
   * server refuses the whole document.
   */
  refused: Set<string>;
  /** By root field: the variants that were answered without an error for at least one viewer. */
  answering: Map<string, Set<string>>;
  /** Errors of GraphQL documents that exceed the server's limits, by document. They are the same for every viewer. */
  tooLarge: Map<string, ErrorOfField[]>;
}

type Field = GraphQLField<unknown, unknown>;

/**
 * Tries a field of Query or Mutation with the variants of its arguments. For a mutation it tries a sample of them (see
 * ONE_IN). Selects the fields of the answer down to the depth NEAR. For the variants of a query's required arguments,
 * selects the fields of every depth. May send a mutation more than once.
 * @param isLater If true, tries only the variants that an earlier viewer got an answer to.
 */
export async function traverseRoot(walk: Traversal, field: Field, isLater: boolean) {
  const named = getNamedType(field.type);
  // node and nodes read what the root fields of the types read. nodes.test.ts compares the rights.
  if (isInterfaceType(named)) return;
  const question: Omit<Question, "variants" | "places"> = {
    operation: walk.operation,
    root: field.name,
    type: isObjectType(named) ? named.name : null,
  };
  const known = walk.answering.get(field.name) ?? new Set();
  walk.answering.set(field.name, known);
  const { first, more } = variantsOf(field.args, walk.pool);
  const tried = (variants: readonly string[], always: number) =>
    walk.operation === "mutation"
      ? variants.filter((_variant, place) => place < always || (place + (walk.turn ?? 0) + SEED) % ONE_IN === 0)
      : variants;
  /**
   * Sends these variants. Returns the variants that are answered without an error; null if the viewer may not use the
   * field at all.
   */
  const whichAnswer = async (all: readonly string[]) => {
    const answered: string[] = [];
    for (const variants of chunks(
      isLater ? all.filter((variant) => known.has(variant)) : all,
      walk.operation === "mutation" ? MOST_MUTATIONS : MOST_VARIANTS,
    )) {
      const those = await thoseThatAnswer(walk, { ...question, variants, places: [] }, first[0]);
      // The viewer may not use the field. The other variants need not be sent: rights do not depend on the variant.
      if (those === null) return null;
      answered.push(...those);
    }
    for (const variant of answered) known.add(variant);
    return answered;
  };
  const askFor = async (ways: readonly string[], places: readonly Place[], shown?: Shown) => {
    for (const variants of chunks(ways, MOST_VARIANTS))
      for (const some of chunks(places, MOST_PLACES))
        await askAll(walk, { ...question, variants, places: some }, shown);
  };
  const far = await whichAnswer(tried(first, 1));
  if (far === null) return;
  const near = (await whichAnswer(tried(more, 0))) ?? [];
  if (!isObjectType(named)) return;
  const places = placesBelow(named);
  const nearPlaces = places.filter(({ way }) => way.length <= NEAR);
  // Deeper objects in the answer to a mutation are skipped, because queries reach them, too.
  if (walk.operation === "mutation") return askFor([...far, ...near], nearPlaces);
  await askFor(far, places);
  const shown: Shown = new Map(near.map((variant) => [variant, ""]));
  await askFor(
    near,
    nearPlaces.filter(({ way }) => way.length < NEAR),
    shown,
  );
  await askFor(
    onePerRows(shown),
    nearPlaces.filter(({ way }) => way.length === NEAR),
  );
}

/** By variant: the scalars in the answers to it, as one text. */
type Shown = Map<string, string>;

/**
 * Groups the variants whose answers contain the same objects, in any order, and returns one variant of each group.
 * Answers with the same objects also contain the same objects below them, so one variant is enough.
 */
const onePerRows = (shown: Shown) =>
  [...new Map([...shown].reverse().map(([variant, answers]) => [answers, variant])).values()].reverse();

/** The scalars of each object in an answer. In a connection, only those of its nodes. */
function rowsOf(answer: unknown): string[] {
  if (typeof answer !== "object" || answer === null) return [];
  if ("nodes" in answer) return rowsOf(answer.nodes);
  const inside = Object.values(answer);
  const plain = inside.filter((value) => typeof value !== "object" || value === null);
  return [...(plain.length > 0 ? [JSON.stringify(plain)] : []), ...inside.flatMap(rowsOf)];
}

interface ErrorOfField {
  message: string;
  path?: (string | number)[];
}

async function ask({ viewer, onAnswer, tooLarge }: Traversal, question: Question, shown?: Shown) {
  const document = documentOf(question);
  const known = tooLarge.get(document);
  if (known) return known;
  const { body } = (await viewer.post("/graphql", { query: document })) as {
    body: { data?: Record<string, unknown>; errors?: ErrorOfField[] };
  };
  onAnswer(document, JSON.stringify(body));
  const errors = body.errors ?? [];
  if (errors.some(isLimit)) tooLarge.set(document, errors);
  if (shown && errors.length === 0)
    for (const [index, variant] of question.variants.entries())
      shown.set(variant, `${shown.get(variant)!}\n${rowsOf(body.data?.[`v${index}`]).sort().join("\n")}`);
  return errors;
}

const isLimit = ({ path, message }: ErrorOfField) => !path && /limit (of|is) \d/.test(message);

/** True if the error says that the viewer lacks a right. Such an error does not depend on the variant. */
const isRight = ({ message }: ErrorOfField) => /scope|sign in|access required|No token/.test(message);

/**
 * Sends these variants. Returns the variants that are answered without an error; null if the viewer may not use the
 * field at all.
 */
async function thoseThatAnswer(walk: Traversal, question: Question, base?: string): Promise<readonly string[] | null> {
  const { variants } = question;
  const errors = variants.length > 0 ? await ask(walk, question) : [];
  const [error] = errors;
  if (!error) return variants;
  if (error.path && variants[variantOf(error)] === base && isRight(error)) return null;
  if (!error.path)
    return variants.length === 1 || isRight(error)
      ? []
      : halved(variants, async (half) => (await thoseThatAnswer(walk, { ...question, variants: half })) ?? []);
  const wrong = errors.map(variantOf);
  return thoseThatAnswer(
    walk,
    { ...question, variants: variants.filter((_variant, index) => !wrong.includes(index)) },
    base,
  );
}

/**
 * Sends the GraphQL document. After an error, sends it again without the refused parts, until the rest is answered.
 * Then sends each variant that had an error in a document of its own.
 */
async function askAll(walk: Traversal, question: Question, shown?: Shown): Promise<void> {
  const { variants } = question;
  const places = question.places.map((place) => allowed(walk, place)).filter((place) => place !== null);
  if (variants.length === 0 || places.length === 0) return;
  const errors = await ask(walk, { ...question, places }, shown);
  const [error] = errors;
  if (!error) return;
  if (!error.path) await askForLess(walk, { ...question, places }, error, shown);
  else if (variants.length > 1) {
    const wrong = new Set(errors.map(variantOf));
    await askAll(
      walk,
      { ...question, places, variants: variants.filter((_variant, index) => !wrong.has(index)) },
      shown,
    );
    for (const index of wrong)
      await askAll(walk, { ...question, places, variants: variants.slice(index, index + 1) }, shown);
  } else {
    const wrong = errors.map(({ path = [] }) =>
      path
        .slice(1)
        .filter((step) => typeof step === "string")
        .join("."),
    );
    const rest = places.flatMap((place) => without(place, wrong));
    if (rest.length < places.length || countOf(rest) < countOf(places))
      await askAll(walk, { ...question, places: rest }, shown);
  }
}

/**
 * After an error that names no field, splits the GraphQL document in halves and sends both. Such an error means that
 * the document is too large, or that the token lacks a scope. Once a single field is left, it is added to `refused`.
 */
async function askForLess(walk: Traversal, question: Question, error: ErrorOfField, shown?: Shown) {
  const { variants, places } = question;
  const again = async (less: Partial<Question>) => {
    await askAll(walk, { ...question, ...less }, shown);
    return [];
  };
  const [place] = places;
  if (places.length > 1) await halved(places, (half) => again({ places: half }));
  else if (variants.length > 1) await halved(variants, (half) => again({ variants: half }));
  else if (place && place.values.length > 1)
    await halved(place.values, (values) => again({ places: [{ ...place, values }] }));
  else if (place && isRight(error)) {
    const [value] = place.values;
    // Sends the path without the scalar. If the api refuses this, too, the token may not read the last field of the
    // path. Otherwise the token may not read the scalar.
    const errors = value ? await ask(walk, { ...question, places: [{ ...place, values: [] }] }) : [error];
    const field = errors.length > 0 ? place.way.at(-1) : value;
    if (field) walk.refused.add(nameOf(field));
  }
}

const nameOf = ({ of, name }: Place["way"][number]) => `${of}.${name}`;
const variantOf = ({ path }: ErrorOfField) => Number(String(path?.[0]).slice(1));
const countOf = (places: readonly Place[]) => places.reduce((sum, { values }) => sum + values.length, 0);

/** The place without the scalars that the token may not read; null if it may not read a field of the path. */
function allowed({ refused }: Traversal, place: Place) {
  if (place.way.some((step) => refused.has(nameOf(step)))) return null;
  return { ...place, values: place.values.filter((value) => !refused.has(nameOf(value))) };
}

/**
 * The place without the scalars that were answered with an error. Returns no place if a field of its path was answered
 * with an error.
 */
function without(place: Place, wrong: readonly string[]): Place[] {
  const names = place.way.map(({ alias }) => alias);
  if (names.some((_name, index) => wrong.includes(names.slice(0, index + 1).join(".")))) return [];
  return [{ ...place, values: place.values.filter(({ alias }) => !wrong.includes([...names, alias].join("."))) }];
}

async function halved<T>(all: readonly T[], each: (half: readonly T[]) => Promise<readonly T[]>) {
  const middle = Math.ceil(all.length / 2);
  return [...(await each(all.slice(0, middle))), ...(await each(all.slice(middle)))];
}

const chunks = <T>(all: readonly T[], most: number) =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most));
