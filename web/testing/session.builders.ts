import { type StoredUserFragment } from "#web/graphql/generated.ts";

/** A partner, in the format of the login response. */
export const aUser = (overrides: Partial<StoredUserFragment> = {}) => ({
  __typename: "User",
  id: "0198c1f0-0000-7000-8000-000000000001",
  username: "amina",
  email: "amina@bangui-batir.example",
  firstName: "Amina",
  lastName: "Ngarambe",
  companyName: null,
  companyTypology: null,
  vatNumber: null,
  cardId: null,
  addressStreet: null,
  addressCity: null,
  addressState: null,
  addressPostalCode: null,
  addressCountry: null,
  isAdmin: false,
  ...overrides,
});
