import { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import DataLoader from "dataloader";
import express from "express";
import { GraphQLError } from "graphql";
import { GraphQLDateTimeISO, GraphQLSafeInt } from "graphql-scalars";

import {
  announce,
  BIDS_OF,
  COMPANIES_OF,
  FIRST_FILTERED,
  FIRST_TENDERS,
  insertBid,
  peerPool,
  TENDERS,
  userOf,
  type BidBody,
  type StoredBid,
  type User,
} from "./peers.ts";

/**
 * The peer `apollo` of the benchmark: Apollo Server with one DataLoader for each level, as its documentation shows it.
 */
const pool = peerPool();

const typeDefs = `
  scalar DateTimeISO
  scalar SafeInt
  type Company { id: ID!, companyName: String!, email: String! }
  type Bid {
    id: ID!, tenderId: ID!, companyId: ID!, bidAmount: SafeInt!, timelineDays: Int!, technicalProposal: String!, documentsUrl: String
    status: String!, submittedAt: DateTimeISO!, company: Company!
  }
  type Tender {
    id: ID!, createdBy: ID!, version: Int!, tenderNumber: String!, title: String!, description: String!, category: String!, budgetMin: SafeInt!
    budgetMax: SafeInt!, openingDate: DateTimeISO!, closingDate: DateTimeISO!, location: String, country: String
    requirements: String, documentsUrl: String, status: String!, bids: [Bid!]
  }
  input BidInput { tenderId: ID!, bidAmount: SafeInt!, technicalProposal: String!, timelineDays: Int!, documentsUrl: String }
  type Query {
    tenders: [Tender!]!
    tendersWithBids(first: Int!): [Tender!]!
    filtered(country: String!, category: String!, budgetFrom: SafeInt!): [Tender!]!
  }
  type Mutation { submitBid(input: BidInput!): Bid! }
`;

const loadersOf = () => ({
  bids: new DataLoader<string, StoredBid[]>(async (tenderIds) => {
    const { rows } = await pool.query<StoredBid>(BIDS_OF, [tenderIds]);
    const byTender = new Map(tenderIds.map((id): [string, StoredBid[]] => [id, []]));
    for (const bid of rows) byTender.get(bid.tenderId)?.push(bid);
    return tenderIds.map((id) => byTender.get(id) ?? []);
  }),
  companies: new DataLoader<string, object>(async (ids) => {
    const { rows } = await pool.query<{ id: string }>(COMPANIES_OF, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error("No such company"));
  }),
});

interface Context {
  user: User | undefined;
  loaders: ReturnType<typeof loadersOf>;
}

function signedIn({ user }: Context) {
  if (!user) throw new GraphQLError("Sign in first", { extensions: { code: "UNAUTHENTICATED" } });
  return user;
}

async function rowsFor(context: Context, statement: string, values: unknown[] = []) {
  signedIn(context);
  return (await pool.query<object>(statement, values)).rows;
}

const resolvers = {
  DateTimeISO: GraphQLDateTimeISO,
  SafeInt: GraphQLSafeInt,
  Query: {
    tenders: (_root: unknown, _args: unknown, context: Context) => rowsFor(context, TENDERS),
    tendersWithBids: (_root: unknown, { first }: { first: number }, context: Context) =>
      rowsFor(context, FIRST_TENDERS, [first]),
    filtered: (
      _root: unknown,
      { country, category, budgetFrom }: { country: string; category: string; budgetFrom: number },
      context: Context,
    ) => rowsFor(context, FIRST_FILTERED, [country, category, budgetFrom]),
  },
  Mutation: {
    submitBid: (_root: unknown, { input }: { input: BidBody }, context: Context) =>
      insertBid(pool, signedIn(context).id, input),
  },
  Tender: {
    bids: ({ id }: { id: string }, _args: unknown, context: Context) =>
      signedIn(context).is_admin ? context.loaders.bids.load(id) : null,
  },
  Bid: {
    company: ({ companyId }: StoredBid, _args: unknown, { loaders }: Context) => loaders.companies.load(companyId),
  },
};

const apollo = new ApolloServer<Context>({ typeDefs, resolvers });
await apollo.start();
const app = express();
app.use(
  "/graphql",
  express.json(),
  expressMiddleware(apollo, {
    context: async ({ req }) => ({ user: await userOf(pool, req.get("authorization")), loaders: loadersOf() }),
  }),
);
announce(app.listen(0, "127.0.0.1"));
