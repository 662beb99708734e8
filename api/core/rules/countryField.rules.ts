import { COUNTRIES, type Country, countryOf, NO_COUNTRY } from "#api/core/rules/country.rules.ts";
import { trimmedText } from "#api/core/rules/fields.rules.ts";

const nameOrNull = (typed: unknown) => (typeof typed === "string" ? countryOf(typed) || null : typed);

const countryName = () => trimmedText<Country>().transform(nameOrNull);

/** A country, written in any way that countryOf reads. The value is its English name. */
export const requiredCountry = (message: string) => countryName().required(message).oneOf(COUNTRIES, NO_COUNTRY);

/** Like `requiredCountry`, for an optional field; a blank text is stored as null. */
export const optionalCountry = () =>
  countryName()
    .nullable()
    .oneOf([...COUNTRIES, null], NO_COUNTRY);
