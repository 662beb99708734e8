import { Field, ObjectType, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { COUNTRY_OF_CODE } from "#api/core/rules/country.rules.ts";

@ObjectType({ description: "A sovereign state, for tenders, users and company profiles." })
class Country {
  @Field(() => String, { description: "The ISO 3166 alpha-2 code, such as KE. Inputs and filters accept it too." })
  code!: string;

  @Field(() => String, { description: "The English name, such as Kenya: the value that the API stores and returns." })
  name!: string;
}

const LIST: Country[] = [...COUNTRY_OF_CODE].map(([code, name]) => ({ code, name }));

@Resolver()
export class CountryResolver {
  @Query(() => [Country], { description: "All countries, in the order of their English names." })
  @MayUse("visitor", "any token")
  countries() {
    return LIST;
  }
}
