import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { type Described } from "#web/features/marketing/developers/reference/readReference.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/** A type in GraphQL notation, with a link to its entry in the reference. */
export function TypeLink({ of: { type, typeName, typeKind } }: { of: Described }) {
  const { href } = useSite();
  if (type === null) return null;
  if (typeName === null || typeKind === null) return <code>{type}</code>;
  const [before = "", after = ""] = type.split(typeName);
  return (
    <code>
      {before}
      <a href={`${href(DEVELOPERS_PAGES[typeKind])}#${typeName}`}>{typeName}</a>
      {after}
    </code>
  );
}
