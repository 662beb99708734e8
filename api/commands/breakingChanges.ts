import { CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema as schemaOf } from "graphql";

/** Returns the changelog's text from the first version heading to the second. */
const newestSection = (changelog: string) => changelog.split(/^## /m)[1] ?? "";

/** Returns the names in backticks from the bullets that begin with **Changed**. */
const namedIn = (section: string) =>
  new Set(
    section
      .split(/^- /m)
      .filter((bullet) => bullet.startsWith("**Changed**"))
      .flatMap((bullet) => [...bullet.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
  );

/**
 * Returns the breaking changes since the released schema that the changelog's newest section does not name. A change is
 * named by its type or by `Type.field`. `place` is this name, and `message` describes the change.
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
