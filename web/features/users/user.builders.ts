import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";

/** An active partner who joined on Oct 3, 2025. */
export const aManagedUser = (overrides: Partial<ManagedUserFragment> = {}) => ({
  __typename: "User",
  id: "0198c1f0-0000-7000-8000-000000000001",
  username: "amina",
  email: "amina@bangui-batir.example",
  firstName: "Amina",
  lastName: "Ngarambe",
  companyName: "Bangui Bâtir",
  companyTypology: null,
  vatNumber: null,
  cardId: null,
  addressStreet: null,
  addressCity: null,
  addressState: null,
  addressPostalCode: null,
  addressCountry: null,
  isAdmin: false,
  role: "execution",
  status: "active",
  hasTwoStep: false,
  lastSignInAt: null,
  createdAt: "2025-10-03T09:00:00.000Z",
  version: 3,
  ...overrides,
});

export const aPageOf = (...nodes: object[]) => ({
  users: {
    __typename: "UserConnection",
    totalCount: nodes.length,
    totalCountIsExact: true,
    nodes,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  },
});
