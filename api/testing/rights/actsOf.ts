import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";

/** Ids of the objects that a mutation can be called with, by the type of object (noun), such as Tender. */
export type Ids = Record<string, readonly string[]>;

/** A call of a mutation: the mutation, and the variables of the call. */
export interface Act {
  field: Mutation;
  variables: Record<string, unknown>;
}

export type Mutation = GraphQLField<unknown, unknown>;

/** The values with which the tests call mutations. */
export interface Values {
  ids: Ids;
  good: Record<string, unknown>;
  /** Texts in the answer to an earlier mutation. They are tried as passwords, codes and tokens of links. */
  answered: readonly string[];
}

/**
 * The names of optional fields that are tried one at a time, with several values each. All other optional fields are
 * set together.
 */
const SENSITIVE =
  /^(isAdmin|email|username|password|status|sealed|openingPersons|closingDate|openingDate|scopes|discloseWinner|readsOut|url)$/;
const SECRET_TEXT = /^(token|code|ownCode|password|ownPassword|currentPassword)$/;

/**
 * The calls of this mutation to try: one for each combination of values of the required arguments, and one for each
 * value of an optional argument that is sensitive, a secret or an id.
 */
export function actsOf(field: Mutation, values: Values): Act[] {
  const context = { ...values, noun: nounOf(field.name, values.ids) };
  const required = field.args.filter(isRequiredArgument);
  const bases = combined(required, context);
  const optional = field.args.filter((argument) => !isRequiredArgument(argument));
  const more = optional
    .filter(({ name }) => SENSITIVE.test(name) || SECRET_TEXT.test(name) || name.endsWith("Id"))
    .flatMap((argument) =>
      valuesFor(argument, context).flatMap((value) =>
        bases.slice(0, 4).map((base) => ({ ...base, [argument.name]: value })),
      ),
    );
  return [...bases, ...more].map((variables) => ({ field, variables }));
}

interface Context extends Values {
  noun: string | undefined;
}

/** Every combination of the values of required arguments. */
function combined(required: readonly (GraphQLArgument | GraphQLInputField)[], context: Context) {
  let all: Record<string, unknown>[] = [{}];
  for (const argument of required) {
    const values = valuesFor(argument, context);
    all = all.flatMap((base) => values.map((value) => ({ ...base, [argument.name]: value })));
  }
  return all;
}

function valuesFor({ name, type }: GraphQLArgument | GraphQLInputField, context: Context): unknown[] {
  const bare = getNullableType(type);
  const named = getNamedType(type);
  if (name !== "clientMutationId" && named.name === "ID") {
    const ids = context.ids[nounOfArgument(name) ?? context.noun ?? ""] ?? [];
    return ids.length > 0 ? ids.map((id) => (isListType(bare) ? [id] : id)) : [context.good.tenderId];
  }
  if (isInputObjectType(named) && !isListType(bare) && context.good[name] === undefined)
    return inputsFor(named.getFields(), context);
  const secrets = SECRET_TEXT.test(name) ? context.answered : [];
  if (name === "version" || context.good[name] === null) return [...secrets, isNonNullType(type) ? 1 : null];
  if (isEnumType(bare) && SENSITIVE.test(name)) return bare.getValues().map((value) => value.name);
  if (named.name === "Boolean") return SENSITIVE.test(name) ? [true, false] : [context.good[name] ?? true];
  const value = context.good[name] ?? fallback(type);
  return [...secrets, named.name === "String" && typeof value === "number" ? String(value) : value];
}

function inputsFor(fields: Record<string, GraphQLInputField>, context: Context): Record<string, unknown>[] {
  const all = Object.values(fields);
  const bases = combined(all.filter(isRequiredInputField), context);
  const optional = all.filter((field) => !isRequiredInputField(field) && field.name !== "clientMutationId");
  const first = (field: GraphQLInputField) => [field.name, valuesFor(field, context)[0]] as const;
  const plain = Object.fromEntries(optional.filter(({ name }) => !SENSITIVE.test(name)).map(first));
  const alone = optional
    .filter(({ name }) => SENSITIVE.test(name))
    .flatMap((field) => valuesFor(field, context).map((value) => ({ ...bases[0], [field.name]: value })));
  return [...alone, ...bases.map((base) => ({ ...base, ...plain })), ...bases];
}

function fallback(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  return { Boolean: true, Int: 1, SafeInt: 1, DateTimeISO: "2026-06-30T12:00:00Z" }[getNamedType(type).name] ?? "Osun";
}

const nounOfArgument = (name: string) =>
  ({ tenderId: "Tender", bidId: "Bid", deliveryId: "WebhookDelivery", ids: "Notice" })[name];

/**
 * The noun in the name of a mutation: updateUser is about a User. If several nouns match, the longest one is returned.
 */
function nounOf(name: string, ids: Ids) {
  const nouns = Object.keys(ids).sort((one, other) => other.length - one.length);
  if (/^(correctAnswer|cancelTender)$/.test(name)) return name === "correctAnswer" ? "Question" : "Tender";
  return nouns.find((noun) => name.toLowerCase().includes(noun.toLowerCase()));
}

/**
 * How much of the answer the GraphQL document of a mutation selects. Because a token may not read every field, smaller
 * selections are tried after a refusal.
 */
export const SELECTIONS = ["everything", "ids", "nothing"] as const;

export function documentFor({ field, variables }: Act, selection: (typeof SELECTIONS)[number]) {
  const { name, type } = field;
  const args = field.args.filter((argument) => argument.name in variables);
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(", ");
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  return `mutation ${declared && `(${declared})`} { result: ${name} ${given && `(${given})`} ${selectionOf(getNamedType(type), selection)} }`;
}

function selectionOf(type: ReturnType<typeof getNamedType>, selection: (typeof SELECTIONS)[number]) {
  if (!isObjectType(type)) return "";
  const id = "id" in type.getFields() ? "id" : "";
  const fields = { nothing: "", ids: id, everything: [...leafsOf(type), ...objectsOf(type)].join(" ") };
  return `{ __typename ${fields[selection]} }`;
}

const fieldsOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
const leafsOf = (type: GraphQLObjectType) =>
  fieldsOf(type)
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);
/**
 * If the type has no id: selects the scalars of the objects in its fields, such as the webhook in the answer to
 * createWebhook.
 */
const objectsOf = (type: GraphQLObjectType) =>
  "id" in type.getFields()
    ? []
    : fieldsOf(type).flatMap((field) => {
        const below = getNamedType(field.type);
        return isObjectType(below) ? [`${field.name} { __typename ${leafsOf(below).join(" ")} }`] : [];
      });

/** The ids in the answer to a mutation, by type, and the texts in it that could be a token, code or password. */
export function foundIn(answer: unknown): { ids: Ids; texts: string[] } {
  const ids: Record<string, string[]> = {};
  const texts: string[] = [];
  const read = (value: unknown, name?: string) => {
    if (typeof value === "string" && name !== "id" && name !== "__typename" && /^\S{6,200}$/.test(value))
      texts.push(value);
    if (typeof value !== "object" || value === null) return;
    const { __typename: type, id } = value as { __typename?: string; id?: string };
    if (type && id) (ids[type] ??= []).push(id);
    for (const [key, below] of Object.entries(value)) read(below, Array.isArray(value) ? name : key);
  };
  read(answer);
  return { ids, texts };
}
