import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DevelopersFrame } from "#web/features/marketing/developers/DevelopersFrame.tsx";
import { Reference } from "#web/features/marketing/developers/reference/Reference.tsx";
import { Calls } from "#web/features/marketing/developers/rest/Calls.tsx";
import { type OpenApi } from "#web/features/marketing/developers/rest/OpenApi.ts";
import { readRest } from "#web/features/marketing/developers/rest/readRest.ts";
import openApi from "#web/graphql/openapi.json";

const { calls, schemas } = readRest(openApi as unknown as OpenApi);
const contents = [
  ...calls.map(({ name, verb, path }) => ({ name, heading: `${verb} ${path}` })),
  ...schemas.map(({ name }) => ({ name, heading: name })),
];

/**
 * The reference of all REST endpoints, with their request and response objects. It is generated from the OpenAPI
 * description that the server publishes at /api/openapi.json.
 */
export const RestPage = ({ copy }: { copy: DevelopersCopy }) => (
  <DevelopersFrame copy={copy} page="rest" contents={contents}>
    <div className="reference">
      <Calls calls={calls} />
    </div>
    <Reference entries={schemas} />
  </DevelopersFrame>
);
