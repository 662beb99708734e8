import { openDataFacts, type Publication } from "#api/open-data/openDataFacts.ts";
import type { Release } from "#api/open-data/releaseOf.ts";

/**
 * The fields that every OCDS package has. The location extension adds the place where works or services are delivered.
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
 * newest release. The record omits earlier releases, because data that was deleted or is no longer disclosed must not
 * be published again; see the publication policy.
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
