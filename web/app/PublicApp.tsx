import { type ReactElement, StrictMode } from "react";

import { SiteContext, type Site } from "#web/features/marketing/useSite.ts";

interface Props {
  site: Site;
  page: ReactElement;
}

/** The React tree of a public page, the same for server rendering and hydration. */
export const PublicApp = ({ site, page }: Props) => (
  <StrictMode>
    <SiteContext value={site}>{page}</SiteContext>
  </StrictMode>
);
