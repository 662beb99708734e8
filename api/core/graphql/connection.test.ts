import { buildSchema } from "#api/schema.ts";
import { anAdmin, aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const LISTS = Object.values(buildSchema().getQueryType()!.getFields()).filter(({ args }) =>
  args.some(({ name }) => name === "after"),
);
/** Values for the required arguments of lists, besides the arguments of the page. */
const NEEDED: Record<string, string> = { changedSince: '"2026-01-01T00:00:00Z"', group: "withBids" };

const EACH = "Must be from 1 to 100";
const FOREIGN = "This cursor does not belong to this list and order";
const asCursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test.each(LISTS.map((list) => [list.name, list] as const))(
  "%s refuses a page size out of range and a cursor that is not of its own",
  async (name, { args, type }) => {
    const api = await testApp();
    const isForPartners = name.startsWith("my");
    const person = api.as(await api.has(isForPartners ? aPartner() : anAdmin()));
    const needed = args.flatMap((arg) =>
      NEEDED[arg.name] && String(arg.type).endsWith("!") ? [`${arg.name}: ${NEEDED[arg.name]}`] : [],
    );
    const ask = (page: string) => person.graphql(`{ ${name}(${[...needed, page].join(", ")}) { __typename } }`);

    expect(String(type)).toMatch(/!$/);
    expect((await ask("first: 1")).errors).toBeUndefined();
    for (const first of [0, -1, 101, 2_147_483_647])
      expect((await ask(`first: ${first}`)).errors).toMatchObject([
        { extensions: { code: "BAD_USER_INPUT", fields: { first: EACH } } },
      ]);
    for (const after of [
      "",
      "nonsense",
      asCursor(null),
      asCursor({}),
      asCursor(["x"]),
      asCursor([1, 2, 3, 4]),
      "\u{1F6A7}",
    ])
      expect([after, (await ask(`first: 1, after: ${JSON.stringify(after)}`)).errors]).toMatchObject([
        after,
        [{ extensions: { code: "BAD_USER_INPUT", fields: { after: FOREIGN } } }],
      ]);
  },
);
