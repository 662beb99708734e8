import { CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema as schemaOf } from "graphql";

/** Of the changelog: from its topmost heading to the next one. */
const newestSection = (changelog: string) => changelog.split(/^## /m)[1] ?? "";

/** What the bullets that begin with **Changed** name in backticks. */
const namedIn = (section: string) =>
  new Set(
    section
      .split(/^- /m)
      .filter((bullet) => bullet.startsWith("**Changed**"))
      .flatMap((bullet) => [...bullet.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
  );

/**
 * The changes that break a client of the released schema, of which the newest section of the changelog does not name the type or
 * `Type.field`: each as its place and a sentence.
 */
export async function unnamedChanges(released: string, current: string, changelog: string) {
  const named = namedIn(newestSection(changelog));
  const changes = await diff(schemaOf(released), schemaOf(current));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path = "", message }) => ({ place: path.split(".").slice(0, 2).join("."), message }))
    .filter(({ place }) => !named.has(place) && !named.has(place.split(".")[0]))
    .map(({ place, message }) => `${place}: ${message}`);
}
