import { openDataFacts, type Publication } from "#api/open-data/openDataFacts.ts";
import type { Release } from "#api/open-data/releaseOf.ts";

/**
 * The part that every OCDS package has. The location extension describes where a tender's works or services are
 * delivered.
 */
const metadata = ({ publicUrl, names }: Publication) => ({
  version: "1.1",
  extensions: [
    "https://raw.githubusercontent.com/open-contracting-extensions/ocds_location_extension/v1.1.4/extension.json",
  ],
  publisher: { name: names.publisher, uri: publicUrl },
  license: openDataFacts.licence,
  publicationPolicy: `${publicUrl}/developers#open-data`,
});

/** @param next The URL of the next page; null on the last page */
export const releasePackage = (uri: string, publication: Publication, releases: Release[], next: string | null) => ({
  uri,
  ...metadata(publication),
  publishedDate: releases.at(-1)?.date,
  releases,
  ...(next !== null && { links: { next } }),
});

/**
 * An OCDS record package of one tender. Each release contains all public data, so the compiled release equals the
 * newest release. The record has no earlier releases: what is deleted, erased or no longer disclosed is not published
 * again. The publication policy says so.
 */
export const recordPackage = (uri: string, publication: Publication, release: Release) => ({
  uri,
  ...metadata(publication),
  publishedDate: release.date,
  records: [
    {
      ocid: release.ocid,
      releases: [release],
      compiledRelease: { ...release, id: `${release.id}-compiled`, tag: ["compiled"] },
    },
  ],
});
