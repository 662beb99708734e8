import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";

/** The settings of an installation's open data. */
export const openDataFacts = {
  /**
   * The prefix of every ocid, the OCDS id of a tender. The Open Contracting Partnership registers one prefix per
   * publisher. Replace this example with your own prefix before the first publication, and do not change it afterwards.
   */
  ocidPrefix: "ocds-axn000",
  /** The licence of the data, by its canonical URL: Creative Commons Attribution 4.0. */
  licence: "https://creativecommons.org/licenses/by/4.0/",
  publisher: { name: siteFacts.name, uri: siteFacts.website },
  /** The classification scheme of the portal's own categories. */
  categoryScheme: `x-${siteFacts.name.toUpperCase()}-CATEGORY`,
} as const;
