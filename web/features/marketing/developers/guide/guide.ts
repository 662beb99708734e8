import { type ComponentType } from "react";

import { Administrators } from "#web/features/marketing/developers/guide/Administrators.tsx";
import { Changes } from "#web/features/marketing/developers/guide/Changes.tsx";
import { Errors } from "#web/features/marketing/developers/guide/Errors.tsx";
import { Files } from "#web/features/marketing/developers/guide/Files.tsx";
import { Filters } from "#web/features/marketing/developers/guide/Filters.tsx";
import { Idempotency } from "#web/features/marketing/developers/guide/Idempotency.tsx";
import { Limits } from "#web/features/marketing/developers/guide/Limits.tsx";
import { OpenData } from "#web/features/marketing/developers/guide/OpenData.tsx";
import { Paging } from "#web/features/marketing/developers/guide/Paging.tsx";
import { PersistedQueries } from "#web/features/marketing/developers/guide/PersistedQueries.tsx";
import { QuickStart } from "#web/features/marketing/developers/guide/QuickStart.tsx";
import { Receipts } from "#web/features/marketing/developers/guide/Receipts.tsx";
import { Rest } from "#web/features/marketing/developers/guide/Rest.tsx";
import { Revise } from "#web/features/marketing/developers/guide/Revise.tsx";
import { Tokens } from "#web/features/marketing/developers/guide/Tokens.tsx";
import { Versions } from "#web/features/marketing/developers/guide/Versions.tsx";
import { Webhooks } from "#web/features/marketing/developers/guide/Webhooks.tsx";

interface GuideSection {
  /** The section's anchor. */
  name: string;
  heading: string;
  Text: ComponentType;
}

/**
 * The sections of /developers, in display order. The order matters: later examples use shell variables that earlier
 * examples set.
 */
export const GUIDE: readonly GuideSection[] = [
  { name: "quick-start", heading: "Submit a bid in ten minutes", Text: QuickStart },
  { name: "tokens", heading: "Tokens: what each scope allows", Text: Tokens },
  { name: "paging", heading: "Paging: read a list to its end", Text: Paging },
  { name: "filters", heading: "Filters: ask for less", Text: Filters },
  { name: "errors", heading: "Errors: what a refusal says", Text: Errors },
  { name: "idempotency", heading: "Idempotency: send it again, safely", Text: Idempotency },
  { name: "revise", heading: "Change a bid until its tender closes", Text: Revise },
  { name: "receipts", heading: "Receipts, and how to verify one", Text: Receipts },
  { name: "files", heading: "Files: upload and download them", Text: Files },
  { name: "changes", heading: "Changes: copies, polling and events", Text: Changes },
  { name: "webhooks", heading: "Webhooks: be told instead of asking", Text: Webhooks },
  { name: "open-data", heading: "Open data: tenders and awards in OCDS", Text: OpenData },
  { name: "persisted-queries", heading: "Persisted queries: name a document by its hash", Text: PersistedQueries },
  { name: "rest", heading: "REST: lists, values and downloads", Text: Rest },
  { name: "administrators", heading: "For administrators: bids, figures, audit trail", Text: Administrators },
  { name: "limits", heading: "Limits", Text: Limits },
  { name: "versions", heading: "Versions and deprecation", Text: Versions },
];
