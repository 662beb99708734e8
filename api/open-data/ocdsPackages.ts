import { openDataFacts } from "#api/open-data/openDataFacts.ts";
import type { Release } from "#api/open-data/releaseOf.ts";

/**
 * The part that every OCDS package has. The location extension describes where a tender's works or services are
 * delivered.
 */
const PUBLISHED = {
  version: "1.1",
  extensions: [
    "https://raw.githubusercontent.com/open-contracting-extensions/ocds_location_extension/master/extension.json",
  ],
  publisher: openDataFacts.publisher,
  license: openDataFacts.licence,
};

/** @param next The URL of the next page; null on the last page */
export const releasePackage = (uri: string, releases: Release[], next: string | null) => ({
  uri,
  ...PUBLISHED,
  publishedDate: releases.at(-1)?.date,
  releases,
  ...(next !== null && { links: { next } }),
});

/**
 * An OCDS record package of one tender. Each release contains all public data, so the compiled release equals the
 * newest release.
 */
export const recordPackage = (uri: string, release: Release) => ({
  uri,
  ...PUBLISHED,
  publishedDate: release.date,
  records: [
    {
      ocid: release.ocid,
      releases: [release],
      compiledRelease: { ...release, id: `${release.id}-compiled`, tag: ["compiled"] },
    },
  ],
});
