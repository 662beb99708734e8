import type { JsonSchema } from "#api/core/http/open-api/JsonSchema.ts";

/** The named parts of the document, collected while its operations are written. Throws if two parts want one name. */
export function openComponents() {
  const kinds = { schemas: new Map<string, JsonSchema>(), responses: new Map<string, object>() };

  function named(kind: keyof typeof kinds, name: string, part: JsonSchema) {
    const known = kinds[kind].get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(part)) throw new Error(`Two of the document's ${kind} are named ${name}: give the second one's route \`answer\``);
    kinds[kind].set(name, part);
    return { $ref: `#/components/${kind}/${name}` };
  }

  return {
    schema: (name: string, schema: JsonSchema): JsonSchema => named("schemas", name, schema),
    response: (name: string, response: object) => named("responses", name, response as JsonSchema),
    all: () => ({ schemas: sorted(kinds.schemas), responses: sorted(kinds.responses) }),
  };
}

export type Components = ReturnType<typeof openComponents>;

const sorted = (parts: Map<string, object>) => Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1)));
