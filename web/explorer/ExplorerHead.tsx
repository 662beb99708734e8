import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { SignedInAs } from "#web/explorer/SignedInAs.tsx";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

/** The explorer's header: links to the site, the guide and the schema, and the signed-in user. */
export const ExplorerHead = () => (
  <header className="explorer-head">
    <a className="explorer-name" href={paths.home}>
      {site.name}
    </a>
    <h1>GraphQL explorer</h1>
    <nav aria-label="Explorer">
      <a href={paths.developers}>Guide</a>
      <a href={apiPaths.schema}>Schema</a>
    </nav>
    <SignedInAs />
  </header>
);
