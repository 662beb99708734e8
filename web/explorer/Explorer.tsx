import { DOC_EXPLORER_PLUGIN, DocExplorerContextProvider } from "@graphiql/plugin-doc-explorer";
import { GraphiQL, GraphiQLInterface, GraphiQLProvider } from "graphiql";

import { Examples } from "#web/explorer/Examples.tsx";
import { EXAMPLE_QUERIES } from "#web/explorer/exampleQueries.ts";
import { ExplorerHead } from "#web/explorer/ExplorerHead.tsx";
import { sendOperation } from "#web/explorer/sendOperation.ts";

const [{ query, variables }] = EXAMPLE_QUERIES;

/** GraphiQL on the product's own address. What is typed stays in this tab; headers, which may hold a token, are never kept. */
export const Explorer = () => (
  <>
    <ExplorerHead />
    <GraphiQLProvider
      fetcher={(operation, options) => sendOperation(operation, options?.headers)}
      plugins={[DOC_EXPLORER_PLUGIN]}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      defaultTabs={[{ query, variables }]}
      storage={sessionStorage}
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
