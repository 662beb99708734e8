import { type FilterKind, ID_OF } from "#api/core/rules/filterKinds.rules.ts";

/** Where a UUID has the digit of its version. */
const VERSION = 14;

const withOtherVersion = (id: string) =>
  `${id.slice(0, VERSION)}${(15 - Number.parseInt(id.charAt(VERSION), 16)).toString(16)}${id.slice(VERSION + 1)}`;

/**
 * The id of the company of this user: the user's id, a UUID of version 7, with version 8. So a company and its user
 * have different ids, as clients need that store objects by their ids.
 */
export const companyIdOf = (userId: string) => withOtherVersion(userId);

/** The id of the user of a company, from Company.id or, as before, from the id of the user itself. */
export const userOfCompany = (id: string) => (Number.parseInt(id.charAt(VERSION), 16) >= 8 ? withOtherVersion(id) : id);

/** A filter by a company: its id, or the id of its user. The value is the id of its user. */
export const COMPANY_ID: FilterKind<"id", string, string> = {
  type: "id",
  expected: ID_OF.expected,
  read: (sent) => userOf(ID_OF.read(sent)),
  parse: (text) => userOf(ID_OF.parse(text)),
};

const userOf = (id: string | null) => (id === null ? null : userOfCompany(id));
