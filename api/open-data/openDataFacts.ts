import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";

/** The names of an installation in its open data: the settings OCDS_PREFIX, OCDS_PUBLISHER and OCDS_BUYER. */
export interface OpenDataNames {
  /**
   * The prefix of every ocid, which is the OCDS id of a tender. The Open Contracting Partnership registers a prefix for
   * each publisher.
   */
  prefix: string;
  /** The name of the organization that publishes the data. */
  publisher: string;
  /** The name of the organization that buys. */
  buyer: string;
}

/** The URL and the names with which an installation publishes open data. */
export interface Publication {
  publicUrl: string;
  /** The e-mail address of the buyer: the setting CONTACT_EMAIL. */
  email: string;
  names: OpenDataNames;
}

export const DEFAULT_NAMES: OpenDataNames = {
  prefix: "ocds-axn000",
  publisher: siteFacts.name,
  buyer: siteFacts.name,
};

/** Facts of the open data that are the same in every installation. */
export const openDataFacts = {
  /** The licence of the data, by its canonical URL: Creative Commons Attribution 4.0. */
  licence: "https://creativecommons.org/licenses/by/4.0/",
  /** The classification scheme of the portal's own categories. */
  categoryScheme: `x-${siteFacts.name.toUpperCase()}-CATEGORY`,
} as const;
