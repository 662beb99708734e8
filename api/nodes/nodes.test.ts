import { isInterfaceType, isObjectType, type GraphQLObjectType } from "graphql";

import { companyIdOf } from "#api/company-profiles/companyId.rules.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { NODE_TYPES } from "#api/nodes/nodeTypes.ts";
import { buildSchema } from "#api/schema.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBidder, aBlogPost, anAdmin, aProject, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { aWebhook } from "#api/testing/builders/webhooks.ts";
import { type Client, client as clientOf } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const MISSING = "0198c1f0-0000-7000-8000-00000000dead";

/** Types with an id that do not implement Node, each with the reason. */
const NOT_NODES: Record<string, string> = {
  Addendum: "Read with its tender.",
  ApiToken: "Only its owner, signed in, reads it, in one list that is read whole.",
  AuditEvent: "Read in the audit trail only, where each read is by the order of the events.",
  CompanyDocument: "Only its company reads it, in one list that is read whole.",
  ContentRemoval: "Names the removed object by that object's id.",
  Notice: "Only its person reads it, in a list.",
  OpeningPerson: "Read with its tender.",
  OutgoingMail: "Only administrators read it, in one list, and only while it is not sent.",
  OwnSession: "Only its owner, signed in, reads it, in one list that is read whole.",
  Question: "Who may read it depends on its state and tender: read with its tender or in a list.",
  Removal: "Names the removed object by that object's id.",
  SavedSearch: "Only its owner, signed in, reads it, in one list that is read whole.",
  TenderRemoval: "Names the removed object by that object's id.",
  UploadedFile: "Only its owner reads it, with the tender for which it was uploaded.",
  WebhookDelivery: "Read with its webhook.",
};

test("every type with an id implements Node, or is listed with the reason", () => {
  const schema = buildSchema();
  const withId = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && String(type.getFields().id?.type) === "ID!",
  );
  const nodes = withId.filter((type) => type.getInterfaces().some(({ name }) => name === "Node"));

  expect(isInterfaceType(schema.getType("Node"))).toBe(true);
  expect(nodes.map(({ name }) => name).toSorted()).toEqual(Object.keys(NODE_TYPES).toSorted());
  expect(
    withId
      .filter((type) => !nodes.includes(type))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(NOT_NODES));
});

const node = (client: Client, id: string) =>
  client.graphql("query ($id: ID!) { me { id } node(id: $id) { __typename id ... on Tender { title } } }", { id });

/** One object of each type, all of one bidder where they have an owner. */
async function aWorld() {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const [me, other] = [await api.has(aBidder()), await api.has(aBidder())];
  const [tender, draft] = [await api.has(aTender()), await api.has(aTender({ status: "draft" }))];
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: me.id }));
  const [profile] = await api.db.query<{ id: string }[]>("SELECT id FROM company_profiles WHERE user_id = $1", [me.id]);
  const request = await api.db.manager.save(ContactRequest, {
    firstName: "Ama",
    lastName: "Osei",
    email: "ama@example.org",
    company: "Kese",
    role: "other",
    message: "Hello from a test",
  } as Partial<ContactRequest>);
  const ids = {
    Bid: bid.id,
    BlogPost: (await api.has(aBlogPost())).id,
    Company: companyIdOf(me.id),
    CompanyProfile: profile!.id,
    ContactRequest: request.id,
    Project: (await api.has(aProject())).id,
    Tender: tender.id,
    User: me.id,
    Webhook: (await api.has(aWebhook(me))).id,
  };
  return {
    api,
    ids,
    draft,
    users: { admin, me, other },
    unpublished: (await api.has(aProject({ published: false }))).id,
  };
}

/** The types that each caller reads by node; each is what the caller's own root field answers. */
const READ_BY = {
  visitor: ["BlogPost", "Project"],
  me: ["Bid", "BlogPost", "Company", "CompanyProfile", "Project", "Tender", "Webhook"],
  other: ["BlogPost", "Project", "Tender"],
  admin: ["Bid", "BlogPost", "Company", "ContactRequest", "Project", "Tender", "User"],
};

test("node reads exactly the objects that the caller may read by the root field of their type", async () => {
  const { api, ids, users } = await aWorld();
  const clients = {
    visitor: api.visitor,
    me: api.as(users.me),
    other: api.as(users.other),
    admin: api.as(users.admin),
  };

  for (const [caller, client] of Object.entries(clients)) {
    const readable: string[] = [];
    for (const [type, id] of Object.entries(ids)) {
      const { data, errors } = await node(client, id);
      if (data.node) {
        expect(data.node).toMatchObject({ __typename: type, id });
        readable.push(type);
      } else expect(errors).toMatchObject([{ path: ["node"], extensions: { code: "NOT_FOUND" } }]);
    }
    expect([caller, readable]).toEqual([caller, READ_BY[caller as keyof typeof READ_BY]]);
  }
});

test("nodes answers the objects in the order of their ids, null for those that are missing or invisible, without an error", async () => {
  const { api, ids, draft, users, unpublished } = await aWorld();
  const asked = [ids.Tender, MISSING, ids.Bid, draft.id, unpublished, "no id", ids.Company, users.admin.id, ids.Tender];

  const { data, errors } = await api
    .as(users.me)
    .graphql("query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Bid { bidAmount } } }", { ids: asked });

  expect(errors).toBeUndefined();
  expect((data.nodes as ({ __typename: string } | null)[]).map((found) => found?.__typename ?? null)).toEqual([
    "Tender",
    null,
    "Bid",
    null,
    null,
    null,
    "Company",
    null,
    "Tender",
  ]);
});

test("nodes takes at most 100 ids", async () => {
  const api = await testApp();
  const ids = Array.from({ length: 101 }, () => MISSING);

  const { errors } = await api.visitor.graphql("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids });

  expect(errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { ids: "Must be at most 100 ids" } } },
  ]);
});

test("a token reads by node only the types for which it has the scope", async () => {
  const { api, ids, users } = await aWorld();
  const { text } = await api.has(anApiToken(users.me, { scopes: ["tenders:read"] }));
  const client = clientOf(api.url, undefined, bearer(text));

  const { data } = await client.graphql("query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }", {
    ids: [ids.Tender, ids.Bid, ids.Webhook, ids.Project],
  });

  expect(data.nodes).toEqual([{ __typename: "Tender" }, null, null, { __typename: "Project" }]);
});

test("reading another company's bid by node is in the audit trail, as by bid", async () => {
  const { api, ids, users } = await aWorld();

  await node(api.as(users.admin), ids.Bid);

  const rows = await api.db.query<unknown[]>(
    "SELECT 1 FROM audit_events WHERE actor_id = $1 AND act = 'readBids' AND subject_id = $2",
    [users.admin.id, ids.Tender],
  );
  expect(rows).toHaveLength(1);
});

test("a company has another id than its user, and is found and filtered by both", async () => {
  const { api, ids, users } = await aWorld();
  const admin = api.as(users.admin);

  const { data } = await admin.graphql(
    `query ($company: ID!, $user: ID!) {
      a: company(id: $company) { id userId }
      b: company(id: $user) { id userId }
      user(id: $user) { id }
      byCompany: bids(filter: { companyId: $company }) { nodes { id companyId company { id } } }
      byUser: bids(filter: { companyId: $user }) { nodes { id companyId company { id } } }
    }`,
    { company: ids.Company, user: ids.User },
  );

  const company = { id: ids.Company, userId: ids.User };
  const bids = { nodes: [{ id: ids.Bid, companyId: ids.User, company: { id: ids.Company } }] };
  expect(data).toEqual({ a: company, b: company, user: { id: ids.User }, byCompany: bids, byUser: bids });
});

test("company is a partner's own company only", async () => {
  const { api, ids, users } = await aWorld();

  const own = await api.as(users.me).graphql(`{ company(id: "${ids.Company}") { id wins } }`);
  const others = await api.as(users.other).graphql(`{ company(id: "${ids.Company}") { id } }`);

  expect(own.data).toEqual({ company: { id: ids.Company, wins: 0 } });
  expect(others).toMatchObject({ data: { company: null }, errors: [{ extensions: { code: "NOT_FOUND" } }] });
});
