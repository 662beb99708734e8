import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DevelopersFrame } from "#web/features/marketing/developers/DevelopersFrame.tsx";
import { readReference } from "#web/features/marketing/developers/reference/readReference.ts";
import { Reference } from "#web/features/marketing/developers/reference/Reference.tsx";
import { type ReferenceKind } from "#web/features/marketing/developers/developersPages.ts";
import { schemaText } from "#web/features/marketing/developers/reference/schemaText.ts";

const reference = readReference(schemaText);

/** The reference of one kind of GraphQL definitions, such as queries or enums, with their descriptions. */
export const ReferencePage = ({ copy, kind }: { copy: DevelopersCopy; kind: ReferenceKind }) => (
  <DevelopersFrame copy={copy} page={kind} contents={reference[kind].map(({ name }) => ({ name, heading: name }))}>
    <Reference entries={reference[kind]} />
  </DevelopersFrame>
);
