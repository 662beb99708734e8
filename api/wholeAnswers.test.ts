import { getNamedType, getNullableType, type GraphQLObjectType, isLeafType, isListType, isObjectType, isRequiredArgument } from "graphql";

import { buildSchema } from "#api/schema.ts";
import { aBid, aBidder, aBlogPost, anAdmin, aPartner, aProject, aSubmittedBid, aTender, PASSWORD } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const schema = buildSchema();
const ROOTS = [schema.getQueryType()!, schema.getMutationType()!];
const DEPTH = 3;

/** Every field that asks for no argument, down to so many levels; a type that is on the way already is not entered again. */
function everythingOf(type: GraphQLObjectType, path: readonly GraphQLObjectType[] = []): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const asked = fields.flatMap(({ name, type: fieldType }) => {
    const named = getNamedType(fieldType);
    if (isLeafType(named)) return [name];
    const ends = path.length >= DEPTH || !isObjectType(named) || path.includes(named);
    return ends ? [] : [`${name} ${everythingOf(named, [...path, type])}`];
  });
  return asked.length > 0 ? `{ ${asked.join(" ")} }` : "{ __typename }";
}

/** A partner with a bid, a draft and everything there is to read; the arguments of each root field that a partner may use. */
async function aPartnersWorld() {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const [tender, other] = [await api.has(aTender()), await api.has(aTender())];
  const me = await api.has(aBidder());
  const newcomer = await api.has(aPartner());
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: me.id }));
  await api.has(aSubmittedBid({ tenderId: tender.id }));
  const [post, project] = [await api.has(aBlogPost({ authorId: admin.id })), await api.has(aProject())];
  await api.has(aBlogPost());
  const [client, newcomersClient] = [api.as(me), api.as(newcomer)];
  const DRAFT = { bidAmount: "", technicalProposal: "", timelineDays: "", documentsUrl: "" };
  await client.graphql("mutation ($tenderId: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $tenderId, input: $input) { version } }", { tenderId: tender.id, input: DRAFT });
  const { data } = await client.graphql("{ myBids { nodes { receipt { receiptNumber sha256 } } } }");
  const { receiptNumber, sha256 } = data.myBids.nodes[0].receipt as { receiptNumber: string; sha256: string };
  const PERSON = { username: "ada", password: PASSWORD, email: "ada@example.org", firstName: "Ada", lastName: "Obi" };
  const page = { first: 2 };
  const [known] = await api.db.query<{ since: string }[]>("SELECT known_since AS since FROM tender_revision");
  const argumentsOf: Record<string, object> = {
    bid: { id: bid.id },
    bidDraft: { tenderId: tender.id },
    blogPost: { slug: post.slug },
    blogPosts: page,
    companyProfile: {},
    me: {},
    myBidDrafts: {},
    myBids: page,
    project: { id: project.id },
    projects: page,
    serverTime: {},
    tender: { id: tender.id },
    bidsRevision: {},
    tenderRevision: {},
    tendersSince: { ...page, revision: known!.since },
    tenders: page,
    verifyBidReceipt: { receiptNumber, sha256 },
    submitBid: { input: aBid({ tenderId: other.id }) },
    saveBidDraft: { tenderId: other.id, input: DRAFT },
    reviseBid: { id: bid.id, input: aBid() },
    withdrawBid: { id: bid.id },
    deleteBidDraft: { tenderId: tender.id },
    createCompanyProfile: { input: { companyName: "Obi" } },
    updateCompanyProfile: { patch: { phone: "7" } },
    createContactRequest: { input: { firstName: "Ada", lastName: "Obi", email: "ada@example.org", company: "Obi", role: "other", message: "." } },
    register: { input: PERSON },
    login: { input: { username: me.username, password: PASSWORD } },
    changePassword: { currentPassword: PASSWORD, newPassword: "another password" },
    logout: {},
  };
  const askers = { createCompanyProfile: newcomersClient } as Record<string, typeof client>;
  return { api, argumentsOf, clientOf: (name: string) => askers[name] ?? client };
}

const OPEN_TO_PARTNERS = ROOTS.flatMap((root) => Object.values(root.getFields()).map((field) => ({ root, field }))).filter(
  ({ field }) => field.extensions.access !== "admin",
);

test.each(OPEN_TO_PARTNERS.map(({ root, field }) => [field.name, root.name.toLowerCase(), field] as const))(
  "whatever a partner asks below %s, nothing refuses the whole answer",
  async (name, operation, field) => {
    const { api, argumentsOf, clientOf } = await aPartnersWorld();
    const given = argumentsOf[name];
    if (!given) throw new Error(`${name} is new: say with which arguments a partner may use it`);
    const named = getNamedType(field.type);
    const variables = field.args.filter((argument) => argument.name in given);
    const declared = variables.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(", ");
    const passed = variables.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
    // A list without pages costs as much as a hundred rows: one level less is within the limit.
    const isList = isListType(getNullableType(field.type));
    const selection = isObjectType(named) ? everythingOf(named, isList ? [named] : []) : "";

    const { data, errors } = await clientOf(name).graphql(
      `${operation} ${declared && `(${declared})`} { result: ${name}${passed && `(${passed})`} ${selection} }`,
      given,
    );

    expect(errors).toBeUndefined();
    expect(data.result).not.toBeNull();
    expect(api.faults).toEqual([]);
  },
);
