import { newUserSchema, userSchema } from "#api/users/user.rules.ts";

import { type ManagedUserFragment } from "#web/graphql/generated.ts";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";

const COMPANY_LABELS = {
  companyName: "Company name",
  companyTypology: "Company typology",
  vatNumber: "VAT number",
  cardId: "Card ID",
  addressStreet: "Street address",
  addressCity: "City",
  addressState: "State or province",
  addressPostalCode: "Postal code",
  addressCountry: "Country",
} as const;

export const USER_LABELS = {
  username: "Username",
  email: "Email",
  firstName: "First name",
  lastName: "Last name",
  isAdmin: "Role",
  role: "Partner role",
  status: "Status",
  ...COMPANY_LABELS,
} as const;

type FieldName = keyof typeof USER_LABELS;
/** What the edit form shows; the version that was read stands among it. */
export type UserValues = Record<FieldName, string> & { version: number };

const FIELDS = Object.keys(USER_LABELS) as FieldName[];
const NO_COMPANY = Object.fromEntries(Object.keys(COMPANY_LABELS).map((name) => [name, ""])) as Record<keyof typeof COMPANY_LABELS, string>;

export const NEW_USER = { username: "", password: "", email: "", firstName: "", lastName: "", isAdmin: "false", ...NO_COMPANY };

/** Spec §5, create user and edit user, as their forms hold them. */
export const typedNewUserSchema = typedSchema(newUserSchema);
export const typedUserSchema = typedSchema(userSchema.omit(["password"]));

/** A form knows neither null nor a truth value: both are text in it. */
export function userValues(user: ManagedUserFragment): UserValues {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, String(user[name] ?? "")])) as Record<FieldName, string>;
  return { ...fields, version: user.version };
}
