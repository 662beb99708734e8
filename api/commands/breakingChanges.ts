import { CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema as schemaOf } from "graphql";

/** The changelog's text from its first version heading to the second. */
const newestSection = (changelog: string) => changelog.split(/^## /m)[1] ?? "";

/** The names in backticks in bullets that begin with **Changed**. */
const namedIn = (section: string) =>
  new Set(
    section
      .split(/^- /m)
      .filter((bullet) => bullet.startsWith("**Changed**"))
      .flatMap((bullet) => [...bullet.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
  );

/**
 * The changes that break clients of the released schema and that the changelog's newest section does not name as a type
 * or `Type.field`. Each has its place and a sentence.
 */
export async function unnamedBreakingChanges(released: string, current: string, changelog: string) {
  const named = namedIn(newestSection(changelog));
  const changes = await diff(schemaOf(released), schemaOf(current));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path = "", message }) => ({ place: path.split(".").slice(0, 2).join("."), message }))
    .filter(({ place }) => !named.has(place) && !named.has(place.split(".")[0]))
    .map(({ place, message }) => `${place}: ${message}`);
}
