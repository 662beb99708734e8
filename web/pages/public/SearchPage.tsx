import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DevelopersFrame } from "#web/features/marketing/developers/DevelopersFrame.tsx";
import { readReference } from "#web/features/marketing/developers/reference/readReference.ts";
import { schemaText } from "#web/features/marketing/developers/reference/schemaText.ts";
import { type OpenApi } from "#web/features/marketing/developers/rest/OpenApi.ts";
import { readRest } from "#web/features/marketing/developers/rest/readRest.ts";
import { FoundNames } from "#web/features/marketing/developers/search/FoundNames.tsx";
import { listNames } from "#web/features/marketing/developers/search/listNames.ts";
import openApi from "#web/graphql/openapi.json";

const kinds = listNames(readReference(schemaText), readRest(openApi as unknown as OpenApi).calls);

/** The search page of the API reference. It contains all names of the reference, and the page's script filters them. */
export const SearchPage = ({ copy }: { copy: DevelopersCopy }) => (
  <DevelopersFrame
    copy={copy}
    page="search"
    textIsTranslated
    contents={kinds.map(({ kind }) => ({ name: kind, heading: copy.pages[kind].name }))}
  >
    <FoundNames copy={copy} kinds={kinds} />
  </DevelopersFrame>
);
