import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { newUserSchema, userSchema, type EditedUser, type NewUser } from "#api/users/user.rules.ts";
import { COMPANY_TYPOLOGIES, companyTypologyLabel } from "#api/users/userWords.rules.ts";

import { NewPassword } from "#web/features/users/NewPassword.tsx";
import { ROLE_CHOICES, STATUS_CHOICES } from "#web/features/users/userWords.ts";
import { words } from "#web/features/users/words/userForm.en.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import {
  emptyOf,
  labelsOf,
  typedOf,
  type FieldProps,
  type FieldPropsOf,
  promptedChoices,
} from "#web/ui/forms/fieldProps.ts";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";
import { term } from "#web/format/words/terms.en.ts";

export const ACCOUNT = words.accountInformation;
export const COMPANY = words.companyInformation;
type CardFieldProps = FieldProps & { section: string };

/**
 * The fields that identify a user. Autocomplete is off, because the browser would fill in the administrator's own data.
 */
const PERSON = {
  username: { section: ACCOUNT, label: words.username, autoComplete: "off", required: true },
  email: {
    section: ACCOUNT,
    label: words.email,
    type: "email",
    autoComplete: "off",
    inputMode: "email",
    required: true,
  },
  firstName: { section: ACCOUNT, label: words.firstName, autoComplete: "off" },
  lastName: { section: ACCOUNT, label: words.lastName, autoComplete: "off" },
} satisfies Record<string, CardFieldProps>;

const IS_ADMIN = { isAdmin: { section: ACCOUNT, label: words.role, options: ROLE_CHOICES } } satisfies Record<
  string,
  CardFieldProps
>;

const COMPANY_FIELDS = {
  companyName: { section: COMPANY, label: words.companyName, autoComplete: "off" },
  companyTypology: { section: COMPANY, label: words.companyTypology, options: typologyChoices() },
  vatNumber: { section: COMPANY, label: words.vatNumber, autoComplete: "off" },
  cardId: { section: COMPANY, label: words.cardId, autoComplete: "off" },
  addressStreet: { section: COMPANY, label: words.streetAddress, autoComplete: "off", wide: true },
  addressCity: { section: COMPANY, label: words.city, autoComplete: "off" },
  addressState: { section: COMPANY, label: words.stateOrProvince, autoComplete: "off" },
  addressPostalCode: { section: COMPANY, label: words.postalCode, autoComplete: "off" },
  addressCountry: { section: COMPANY, label: words.country, options: promptedChoices(words.chooseACountry, COUNTRIES) },
} satisfies Record<string, CardFieldProps>;

/** The fields of the form that edits a user (spec §5, edit user). */
export const USER_FIELDS: FieldPropsOf<EditedUser, CardFieldProps> = {
  ...PERSON,
  ...IS_ADMIN,
  status: { section: ACCOUNT, label: words.status, options: STATUS_CHOICES },
  role: {
    section: ACCOUNT,
    label: words.partnerRole,
    autoComplete: "off",
    helperText: words.architectureExecutionSupplierDeveloperOr,
  },
  ...COMPANY_FIELDS,
};
export const USER_LABELS = labelsOf(USER_FIELDS);

/** The fields of the form that creates a user (spec §5, create user). This form has no field for the partner role. */
export const NEW_USER_FIELDS: FieldPropsOf<Omit<NewUser, "role">, CardFieldProps> = {
  ...PERSON,
  password: { section: ACCOUNT, label: words.password, control: NewPassword },
  ...IS_ADMIN,
  ...COMPANY_FIELDS,
};
export const NEW_USER = { ...emptyOf(NEW_USER_FIELDS), isAdmin: "false" };

/** The values of the form that edits a user, and the version of the user that was read. */
export type UserValues = Record<keyof EditedUser, string> & { version: number };

export const userValues = (user: ManagedUserFragment): UserValues => ({
  ...typedOf(USER_FIELDS, user),
  version: user.version,
});

/**
 * Returns the options of the select for the company typology.
 * @param stored The user's stored typology. It is offered even if the list of typologies does not contain it.
 */
export function typologyChoices(stored?: string | null) {
  const values = new Set([...Object.keys(COMPANY_TYPOLOGIES), ...(stored ? [stored] : [])]);
  return [
    { value: "", label: words.chooseATypology },
    ...[...values].map((value) => ({ value, label: term(companyTypologyLabel(value)) })),
  ];
}

/** The validation schemas of the two forms, for values that are typed as text (spec §5, create user and edit user). */
export const typedNewUserSchema = typedSchema(newUserSchema);
export const typedUserSchema = typedSchema(userSchema.omit(["password"]));
