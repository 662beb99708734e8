import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { newUserSchema, userSchema, type EditedUser, type NewUser } from "#api/users/user.rules.ts";
import { COMPANY_TYPOLOGIES, companyTypologyLabel } from "#api/users/userWords.rules.ts";

import { NewPassword } from "#web/features/users/NewPassword.tsx";
import { ROLE_CHOICES, STATUS_CHOICES } from "#web/features/users/userWords.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import { emptyOf, labelsOf, typedOf, type FieldLook, type FieldLooks } from "#web/ui/forms/fieldLooks.ts";
import { promptedChoices } from "#web/ui/forms/promptedChoices.ts";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";

export const ACCOUNT = "Account Information";
export const COMPANY = "Company Information";
type CardLook = FieldLook & { section: typeof ACCOUNT | typeof COMPANY };

/** Autocomplete is off: the account belongs to somebody else. */
const PERSON = {
  username: { section: ACCOUNT, label: "Username", autoComplete: "off", required: true },
  email: { section: ACCOUNT, label: "Email", type: "email", autoComplete: "off", inputMode: "email", required: true },
  firstName: { section: ACCOUNT, label: "First name", autoComplete: "off" },
  lastName: { section: ACCOUNT, label: "Last name", autoComplete: "off" },
} satisfies Record<string, CardLook>;

const IS_ADMIN = { isAdmin: { section: ACCOUNT, label: "Role", options: ROLE_CHOICES } } satisfies Record<string, CardLook>;

const COMPANY_FIELDS = {
  companyName: { section: COMPANY, label: "Company name", autoComplete: "off" },
  companyTypology: { section: COMPANY, label: "Company typology", options: typologyChoices() },
  vatNumber: { section: COMPANY, label: "VAT number", autoComplete: "off" },
  cardId: { section: COMPANY, label: "Card ID", autoComplete: "off" },
  addressStreet: { section: COMPANY, label: "Street address", autoComplete: "off", wide: true },
  addressCity: { section: COMPANY, label: "City", autoComplete: "off" },
  addressState: { section: COMPANY, label: "State or province", autoComplete: "off" },
  addressPostalCode: { section: COMPANY, label: "Postal code", autoComplete: "off" },
  addressCountry: { section: COMPANY, label: "Country", options: promptedChoices("Choose a country", COUNTRIES) },
} satisfies Record<string, CardLook>;

/** Spec §5, edit user. */
export const USER_FIELDS: FieldLooks<EditedUser, CardLook> = {
  ...PERSON,
  ...IS_ADMIN,
  status: { section: ACCOUNT, label: "Status", options: STATUS_CHOICES },
  role: { section: ACCOUNT, label: "Partner role", autoComplete: "off", helperText: "architecture, execution, supplier, developer, or any other text" },
  ...COMPANY_FIELDS,
};
export const USER_LABELS = labelsOf(USER_FIELDS);

/** Spec §5, create user: no role for a partner. */
export const NEW_USER_FIELDS: FieldLooks<Omit<NewUser, "role">, CardLook> = {
  ...PERSON,
  password: { section: ACCOUNT, label: "Password", control: NewPassword },
  ...IS_ADMIN,
  ...COMPANY_FIELDS,
};
export const NEW_USER = { ...emptyOf(NEW_USER_FIELDS), isAdmin: "false", ownPassword: "" };

/** The edit form's values, with the version that was read. */
export type UserValues = Record<keyof EditedUser | "ownPassword", string> & { version: number };

export const userValues = (user: ManagedUserFragment): UserValues => ({ ...typedOf(USER_FIELDS, user), ownPassword: "", version: user.version });

/** @param stored a stored typology that is not on the list remains a choice */
export function typologyChoices(stored?: string | null) {
  const values = new Set([...Object.keys(COMPANY_TYPOLOGIES), ...(stored ? [stored] : [])]);
  return [{ value: "", label: "Choose a typology" }, ...[...values].map((value) => ({ value, label: companyTypologyLabel(value) }))];
}

/** Spec §5, create user and edit user, as their forms hold them. */
export const typedNewUserSchema = typedSchema(newUserSchema);
export const typedUserSchema = typedSchema(userSchema.omit(["password"]));
