import { getNamedType, isLeafType, isObjectType, isRequiredArgument, type GraphQLObjectType } from "graphql";

import { buildSchema } from "#api/schema.ts";
import {
  anAddendum,
  aBidder,
  aBlogPost,
  anAdmin,
  aProject,
  aSubmittedBid,
  aTender,
  aPartner,
  daysFromNow,
} from "#api/testing/builders/builders.ts";
import { DOCUMENT } from "#api/testing/builders/documents.ts";
import { everythingOf } from "#api/testing/whole-api/everythingOf.ts";
import { anAnsweredQuestion, aQuestion } from "#api/testing/builders/questions.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";

const schema = buildSchema();

/**
 * Lists that select only the requested columns, with the type of their rows. Some are sorted by a column that no field
 * reads.
 */
const LISTS: Record<string, string> = {
  "tenders(first: 20)": "Tender",
  "tenders(first: 20, orderBy: { field: title, direction: ascending })": "Tender",
  "tenders(first: 20, orderBy: { field: title, direction: ascending }, filter: { deleted: true })": "Tender",
  "tendersByBids(first: 20, group: awaitingDecision)": "Tender",
  "bids(first: 20)": "Bid",
  "bids(first: 20, orderBy: { field: id, direction: ascending })": "Bid",
  "myBids(first: 20)": "Bid",
  "users(first: 20)": "User",
  "blogPosts(first: 20, filter: { state: all })": "BlogPost",
  "projects(first: 20, filter: { state: all })": "Project",
  "contactRequests(first: 20)": "ContactRequest",
};

/** Creates rows of every type. All tests share these rows, because no test changes them. */
const aWorld = () => (world ??= newWorld());
let world: ReturnType<typeof newWorld> | undefined;

async function newWorld() {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const me = await api.has(aBidder({ isAdmin: true }));
  const [open, closed, awarded, cancelled] = [
    await api.has(aTender({ createdBy: admin.id })),
    await api.has(aTender({ closingDate: daysFromNow(-1) })),
    await api.has(aTender({ status: "awarded" })),
    await api.has(aTender()),
  ];
  await api.has(aTender({ questionsUntil: daysFromNow(1) }));
  await api.has(aTender({ deletedAt: daysFromNow(-1) }));
  // Published long ago, because the default end of the period for questions depends on the time of publication.
  await api.has(aTender({ createdAt: daysFromNow(-20), closingDate: daysFromNow(2) }));
  await api.has(aSealedTender());
  await api.db.query(
    "UPDATE tenders SET status = 'closed', cancelled_at = now(), cancelled_by = $2, cancel_reason = 'The budget was withdrawn by the ministry.' WHERE id = $1",
    [cancelled.id, admin.id],
  );
  for (const { id: tenderId } of [open, closed, awarded]) {
    await api.has(aSubmittedBid({ tenderId, companyId: me.id }, [DOCUMENT]));
    await api.has(aSubmittedBid({ tenderId }));
    await api.has(aQuestion({ tenderId, companyId: me.id }));
    await api.has(anAnsweredQuestion({ tenderId }));
  }
  await api.db.query(
    "UPDATE bids SET status = 'accepted', decided_at = now(), decided_by = $2 WHERE tender_id = $1 AND company_id = $3",
    [awarded.id, admin.id, me.id],
  );
  await api.has(anAddendum({ tenderId: open.id, issuedBy: admin.id }));
  await api.has(aBlogPost({ authorId: admin.id, body: "Words ".repeat(500) }));
  await api.has(aBlogPost());
  await api.has(aProject());
  await api.has(aPartner());
  await api.visitor.post("/api/contact", {
    firstName: "Ada",
    lastName: "Obi",
    email: "ada@example.org",
    company: "Works",
    role: "other",
    message: "We build bridges.",
  });
  return { person: api.as(me), api };
}

const fieldsOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).flatMap(({ name, args, resolve, type: of }) => {
    const named = getNamedType(of);
    if (args.some(isRequiredArgument)) return [];
    const below = isLeafType(named) || !isObjectType(named) ? "" : everythingOf(named, [type, type, type]);
    return [
      {
        name,
        named: `${name} ${below && "{ __typename }"}`,
        selection: `${name}${args.some((argument) => argument.name === "first") ? "(first: 5)" : ""} ${below}`,
        isStored: !resolve,
      },
    ];
  });

test.each(Object.entries(LISTS))(
  "each field of %s is the same, whether it is asked for alone or with all columns",
  async (list, typeName) => {
    const { person } = await aWorld();
    const type = schema.getType(typeName) as GraphQLObjectType;
    const fields = fieldsOf(type);
    const stored = fields.filter(({ isStored }) => isStored).map(({ name }) => name);
    // A skipped field is not in the answer, but the statement selects its columns all the same.
    const everyColumn = `... @skip(if: true) { ${fields.map(({ named }) => named).join(" ")} }`;
    const read = async (selection: string) => {
      const { data, errors } = await person.graphql(`{ list: ${list} { nodes { ${selection} } } }`);
      expect(errors).toBeUndefined();
      return (data.list as { nodes: Record<string, unknown>[] }).nodes;
    };

    const all = await read(stored.join(" "));
    expect(all.length).toBeGreaterThan(0);
    for (const { name, selection } of fields) {
      const alone = await read(`field: ${selection}`);
      const beside = await read(`field: ${selection} ${everyColumn}`);
      expect({ [name]: alone.map(({ field }) => field) }).toEqual({ [name]: beside.map(({ field }) => field) });
    }
  },
);

test.each([
  [
    "{ tenders { nodes { id title acceptsBids bidCount } pageInfo { endCursor } } }",
    'FROM "tenders"',
    ["description", "requirements"],
  ],
  ["{ bids { nodes { bidAmount company { companyName } } } }", 'FROM "submitted_bids"', ["technical_proposal"]],
  ["{ blogPosts { nodes { title slug } } }", 'FROM "blog_posts"', ['"body"']],
])("a list selects no text that nobody asked for: %s", async (query, from, texts) => {
  const { person, api } = await aWorld();

  const statements = await api.statementsOf(async () => expect((await person.graphql(query)).errors).toBeUndefined());

  const [statement = ""] = statements.filter((sql) => sql.includes(from) && sql.includes("LIMIT"));
  expect(statement).not.toBe("");
  for (const text of texts) expect(statement).not.toContain(text);
});
