import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";

/** What an installation decides about its open data. */
export const openDataFacts = {
  /** Begins every ocid. The Open Contracting Partnership registers one for each publisher: replace it by your own, once, before publishing. */
  ocidPrefix: "ocds-axn000",
  /** Of the data, by its canonical address: Creative Commons Attribution 4.0. */
  licence: "https://creativecommons.org/licenses/by/4.0/",
  publisher: { name: siteFacts.name, uri: siteFacts.website },
  /** The scheme of the classification by the portal's own categories. */
  categoryScheme: `x-${siteFacts.name.toUpperCase()}-CATEGORY`,
} as const;
