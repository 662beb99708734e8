import { type Described } from "#web/features/marketing/developers/reference/readReference.ts";
import {
  type OpenApi,
  type Operation,
  type Reference,
  type Schema,
} from "#web/features/marketing/developers/rest/OpenApi.ts";

export interface RestCall {
  /** The call's anchor. */
  name: string;
  verb: string;
  path: string;
  summary: string;
  description: string;
  /** Which callers are allowed, and which scope an API token needs. */
  access: string;
  /** The parameters in the path, the query string and the headers. */
  parameters: Described[];
  body: Described | null;
  /** The success response; null if it has no body. */
  answer: Described | null;
  /** Each HTTP status, followed by the error codes that the API returns with it. */
  statuses: string[];
}

const EMPTY = {
  description: "",
  deprecationReason: null,
  type: null,
  typeName: null,
  typeKind: null,
  defaultValue: null,
  parts: [],
};
const ACCESS: Record<string, string> = {
  visitor: "Everybody",
  partner: "Whoever is signed in",
  admin: "Administrators",
};

/**
 * Reads the REST calls of an OpenAPI description in the order of its tags, and the schemas of the objects that they
 * accept and return.
 */
export function readRest({ tags, paths, components }: OpenApi) {
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ tag: operation.tags[0], call: callOf(verb, path, operation) })),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => ({
    ...valueOf(name, schema),
    type: null,
  }));
  return {
    calls: tags.flatMap(({ name }) => calls.filter(({ tag }) => tag === name).map(({ call }) => call)),
    schemas,
  };

  function callOf(verb: string, path: string, operation: Operation): RestCall {
    const { operationId, summary, description = "", parameters, requestBody, responses } = operation;
    const done = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
    const [answer] = Object.entries(done && "content" in done ? (done.content ?? {}) : {});
    const [body] = Object.values(requestBody?.content ?? {});
    return {
      name: operationId,
      verb: verb.toUpperCase(),
      path,
      summary,
      description,
      access: accessOf(operation),
      parameters: parameters.map(parameterOf),
      body: body ? valueOf("body", body.schema) : null,
      answer: answer ? answerOf(...answer) : null,
      statuses: Object.entries(responses).map(([status, response]) =>
        "$ref" in response ? `${status}\u00a0${nameOf(response).replaceAll("_or_", ", ")}` : status,
      ),
    };
  }

  function parameterOf(given: Operation["parameters"][number]): Described {
    const {
      name,
      in: place,
      description = "",
      schema,
    } = "$ref" in given ? components.parameters[nameOf(given)]! : given;
    return { ...valueOf(name, schema), description: `In the ${place}. ${description}` };
  }
}

const answerOf = (type: string, { schema }: { schema?: Schema }): Described =>
  schema && type === "application/json" ? valueOf("answer", schema) : { ...EMPTY, name: "answer", type };

function accessOf({ "x-access": access, security }: Operation) {
  const scopes = security.flatMap(({ token }) => token ?? []);
  const needs = scopes.length > 0 ? `a token with ${scopes.join(", ")}` : null;
  const refusesTokens = security.length > 0 && security.every(({ token }) => token === undefined);
  return [ACCESS[access] ?? access, needs, refusesTokens && "no token"].filter(Boolean).join("; ");
}

const nameOf = ({ $ref }: Reference) => $ref.split("/").at(-1) ?? "";

/** Converts a JSON schema to an entry of the reference. The properties of an object become the parts of its entry. */
function valueOf(name: string, schema: Schema): Described {
  const { description = "", properties = {}, required = [] } = schema;
  const parts = Object.entries(properties).map(([key, value]) => {
    const part = valueOf(key, value);
    return required.includes(key) ? { ...part, type: `${part.type}!` } : part;
  });
  const enumerated =
    schema.enum && !schema.description?.includes(String(schema.enum[0])) ? `One of ${schema.enum.join(", ")}.` : "";
  const typeName = refIn(schema);
  return {
    ...EMPTY,
    name,
    description: [description, enumerated].filter(Boolean).join(" "),
    type: typeOf(schema),
    typeName,
    typeKind: typeName === null ? null : "rest",
    parts,
  };
}

function refIn({ $ref, items, anyOf = [] }: Schema): string | null {
  if ($ref) return nameOf({ $ref });
  return [items, ...anyOf].map((part) => part && refIn(part)).find(Boolean) ?? null;
}

function typeOf({ $ref, type, format, items, anyOf }: Schema): string {
  if ($ref) return nameOf({ $ref });
  if (items) return `[${typeOf(items)}]`;
  if (anyOf) return anyOf.map(typeOf).join(" | ");
  const named = [type ?? "any"].flat().join(" | ");
  return format ? `${named} (${format})` : named;
}
