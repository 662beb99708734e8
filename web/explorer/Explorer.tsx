import { DOC_EXPLORER_PLUGIN, DocExplorerContextProvider } from "@graphiql/plugin-doc-explorer";
import { GraphiQL, GraphiQLInterface, GraphiQLProvider } from "graphiql";

import { readStored, removeStored, store, storedNames } from "#web/browserStore.ts";
import { Examples } from "#web/explorer/Examples.tsx";
import { EXAMPLE_QUERIES } from "#web/explorer/exampleQueries.ts";
import { ExplorerHead } from "#web/explorer/ExplorerHead.tsx";
import { sendOperation } from "#web/explorer/sendOperation.ts";

const [{ query, variables }] = EXAMPLE_QUERIES;

/** The names that GraphiQL gives to its entries. */
type Name = `graphiql:${string}`;
const remove = (name: string) => removeStored("sessionStorage", name as Name);
const STORAGE = {
  getItem: (name: string) => readStored("sessionStorage", name as Name),
  setItem: (name: string, text: string) => void store("sessionStorage", name as Name, text),
  removeItem: remove,
  clear: () => storedNames("sessionStorage").forEach(remove),
  get length() {
    return storedNames("sessionStorage").length;
  },
};

/**
 * GraphiQL, served from the portal's own URL. Typed queries are stored for this browser tab only. Headers
 * are never stored, because they may contain an API token.
 */
export const Explorer = () => (
  <>
    <ExplorerHead />
    <GraphiQLProvider
      fetcher={(operation, options) => sendOperation(operation, options?.headers)}
      plugins={[DOC_EXPLORER_PLUGIN]}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      defaultTabs={[{ query, variables }]}
      storage={STORAGE}
      shouldPersistHeaders={false}
      inputValueDeprecation
    >
      <DocExplorerContextProvider>
        <main className="explorer">
          <Examples />
          <GraphiQLInterface defaultEditorToolsVisibility showPersistHeadersSettings={false}>
            <GraphiQL.Logo>
              <></>
            </GraphiQL.Logo>
          </GraphiQLInterface>
        </main>
      </DocExplorerContextProvider>
    </GraphiQLProvider>
  </>
);
