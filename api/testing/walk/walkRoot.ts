import { getNamedType, type GraphQLField, isObjectType } from "graphql";

import type { Client } from "#api/testing/client.ts";
import { documentOf, type Question } from "#api/testing/walk/documentOf.ts";
import { type Place, placesBelow } from "#api/testing/walk/placesBelow.ts";
import { variantsOf } from "#api/testing/walk/variantsOf.ts";

/** Of one document: few enough for its limits, which are met by asking for half as much. */
const MOST_VARIANTS = 12;
/** An error ends the whole document of a mutation, as its fields run one after the other: each is sent alone. */
const MOST_MUTATIONS = 1;
const MOST_PLACES = 16;
/** How far below a root field is asked in every way: farther down the ways differ in nothing. */
const NEAR = 2;

/** What one viewer is answered. */
export interface Walk {
  operation: Question["operation"];
  viewer: Client;
  /** The texts and ids that are given where one must be. */
  pool: readonly string[];
  /** Called with each document and the whole answer. */
  onAnswer: (document: string, answer: string) => void;
  /** Fields that this viewer's token has no scope for, as `Type.field`: whatever asks for one is refused as a whole. */
  refused: Set<string>;
  /** The ways in which a root field answered anybody. */
  answering: Map<string, Set<string>>;
  /** What each document that the limits refuse was told: they are the same for every viewer. */
  tooLarge: Map<string, Told[]>;
}

type Field = GraphQLField<unknown, unknown>;

/**
 * Asks a field of Query or Mutation for everything below it, in every way that its arguments allow. A mutation may be sent more than once.
 * @param isLater only in the ways that answered a viewer before
 */
export async function walkRoot(walk: Walk, field: Field, isLater: boolean) {
  const named = getNamedType(field.type);
  const question: Omit<Question, "variants" | "places"> = { operation: walk.operation, root: field.name, type: isObjectType(named) ? named.name : null };
  const known = walk.answering.get(field.name) ?? new Set();
  walk.answering.set(field.name, known);
  const { first, more } = variantsOf(field.args, walk.pool);
  /** Null if all are refused, whatever is given. */
  const whichAnswer = async (all: readonly string[]) => {
    const answered: string[] = [];
    for (const variants of chunks(isLater ? all.filter((variant) => known.has(variant)) : all, walk.operation === "mutation" ? MOST_MUTATIONS : MOST_VARIANTS)) {
      const those = await thoseThatAnswer(walk, { ...question, variants, places: [] }, first[0]);
      // A right is the same for each variant, and is asked for before the input.
      if (those === null) return null;
      answered.push(...those);
    }
    for (const variant of answered) known.add(variant);
    return answered;
  };
  const askFor = async (ways: readonly string[], places: readonly Place[], shown?: Shown) => {
    for (const variants of chunks(ways, MOST_VARIANTS)) for (const some of chunks(places, MOST_PLACES)) await askAll(walk, { ...question, variants, places: some }, shown);
  };
  const far = await whichAnswer(first);
  if (far === null) return;
  const near = (await whichAnswer(more)) ?? [];
  if (!isObjectType(named)) return;
  const places = placesBelow(named);
  const nearPlaces = places.filter(({ way }) => way.length <= NEAR);
  // Whatever a mutation answers is walked from the queries, too.
  if (walk.operation === "mutation") return askFor([...far, ...near], nearPlaces);
  await askFor(far, places);
  const shown: Shown = new Map(near.map((variant) => [variant, ""]));
  await askFor(near, nearPlaces.filter(({ way }) => way.length < NEAR), shown);
  await askFor(onePerRows(shown), nearPlaces.filter(({ way }) => way.length === NEAR));
}

/** What each variant was answered. */
type Shown = Map<string, string>;

/** Of the variants that list the same objects, in whatever order, the first: what is below these objects is the same. */
const onePerRows = (shown: Shown) => [...new Map([...shown].reverse().map(([variant, answers]) => [answers, variant])).values()].reverse();

/** The plain values of all objects of an answer; of a connection those of its nodes alone. */
function rowsOf(answer: unknown): string[] {
  if (typeof answer !== "object" || answer === null) return [];
  if ("nodes" in answer) return rowsOf(answer.nodes);
  const inside = Object.values(answer);
  const plain = inside.filter((value) => typeof value !== "object" || value === null);
  return [...(plain.length > 0 ? [JSON.stringify(plain)] : []), ...inside.flatMap(rowsOf)];
}

interface Told {
  message: string;
  path?: (string | number)[];
}

async function ask({ viewer, onAnswer, tooLarge }: Walk, question: Question, shown?: Shown) {
  const document = documentOf(question);
  const known = tooLarge.get(document);
  if (known) return known;
  const { body } = (await viewer.post("/graphql", { query: document })) as { body: { data?: Record<string, unknown>; errors?: Told[] } };
  onAnswer(document, JSON.stringify(body));
  const errors = body.errors ?? [];
  if (errors.some(isLimit)) tooLarge.set(document, errors);
  if (shown && errors.length === 0) for (const [index, variant] of question.variants.entries()) shown.set(variant, `${shown.get(variant)!}\n${rowsOf(body.data?.[`v${index}`]).sort().join("\n")}`);
  return errors;
}

const isLimit = ({ path, message }: Told) => !path && /limit (of|is) \d/.test(message);

/** A right is the same for each variant; the limits of a document are not. */
const isRight = ({ message }: Told) => /scope|sign in|access required|No token/.test(message);

/** Null if the viewer has no right to this one, whatever is given. */
async function thoseThatAnswer(walk: Walk, question: Question, base?: string): Promise<readonly string[] | null> {
  const { variants } = question;
  const errors = variants.length > 0 ? await ask(walk, question) : [];
  const [error] = errors;
  if (!error) return variants;
  if (error.path && variants[variantOf(error)] === base && isRight(error)) return null;
  if (!error.path) return variants.length === 1 || isRight(error) ? [] : halved(variants, async (half) => (await thoseThatAnswer(walk, { ...question, variants: half })) ?? []);
  const wrong = errors.map(variantOf);
  return thoseThatAnswer(walk, { ...question, variants: variants.filter((_variant, index) => !wrong.includes(index)) }, base);
}

/** Asks again without what was refused, until all the rest was answered: each variant that had an error by itself. */
async function askAll(walk: Walk, question: Question, shown?: Shown): Promise<void> {
  const { variants } = question;
  const places = question.places.map((place) => allowed(walk, place)).filter((place) => place !== null);
  if (variants.length === 0 || places.length === 0) return;
  const errors = await ask(walk, { ...question, places }, shown);
  const [error] = errors;
  if (!error) return;
  if (!error.path) await askForLess(walk, { ...question, places }, error, shown);
  else if (variants.length > 1) {
    const wrong = new Set(errors.map(variantOf));
    await askAll(walk, { ...question, places, variants: variants.filter((_variant, index) => !wrong.has(index)) }, shown);
    for (const index of wrong) await askAll(walk, { ...question, places, variants: variants.slice(index, index + 1) }, shown);
  } else {
    const wrong = errors.map(({ path = [] }) => path.slice(1).filter((step) => typeof step === "string").join("."));
    const rest = places.flatMap((place) => without(place, wrong));
    if (rest.length < places.length || countOf(rest) < countOf(places)) await askAll(walk, { ...question, places: rest }, shown);
  }
}

/** The whole document was refused, by a scope or its limits. */
async function askForLess(walk: Walk, question: Question, error: Told, shown?: Shown) {
  const { variants, places } = question;
  const again = async (less: Partial<Question>) => {
    await askAll(walk, { ...question, ...less }, shown);
    return [];
  };
  const [place] = places;
  if (places.length > 1) await halved(places, (half) => again({ places: half }));
  else if (variants.length > 1) await halved(variants, (half) => again({ variants: half }));
  else if (place && place.values.length > 1) await halved(place.values, (values) => again({ places: [{ ...place, values }] }));
  else if (place && isRight(error)) {
    const [value] = place.values;
    // Its fields are refused, or already the last field on the way to it.
    const errors = value ? await ask(walk, { ...question, places: [{ ...place, values: [] }] }) : [error];
    const field = errors.length > 0 ? place.way.at(-1) : value;
    if (field) walk.refused.add(nameOf(field));
  }
}

const nameOf = ({ of, name }: Place["way"][number]) => `${of}.${name}`;
const variantOf = ({ path }: Told) => Number(String(path?.[0]).slice(1));
const countOf = (places: readonly Place[]) => places.reduce((sum, { values }) => sum + values.length, 0);

/** The place without the values that are refused; null where the way to it is. */
function allowed({ refused }: Walk, place: Place) {
  if (place.way.some((step) => refused.has(nameOf(step)))) return null;
  return { ...place, values: place.values.filter((value) => !refused.has(nameOf(value))) };
}

/** The place without what had an error, named by the fields on the way to it; none where that is on the way. */
function without(place: Place, wrong: readonly string[]): Place[] {
  const names = place.way.map(({ alias }) => alias);
  if (names.some((_name, index) => wrong.includes(names.slice(0, index + 1).join(".")))) return [];
  return [{ ...place, values: place.values.filter(({ alias }) => !wrong.includes([...names, alias].join("."))) }];
}

async function halved<T>(all: readonly T[], each: (half: readonly T[]) => Promise<readonly T[]>) {
  const middle = Math.ceil(all.length / 2);
  return [...(await each(all.slice(0, middle))), ...(await each(all.slice(middle)))];
}

const chunks = <T>(all: readonly T[], most: number) => Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most));
