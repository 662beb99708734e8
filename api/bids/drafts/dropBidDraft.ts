import type { EntityManager } from "typeorm";

import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import type { Viewer } from "#api/core/graphql/context.ts";

/** What was typed for this tender is submitted, or is not wanted any more; nothing happens where there is none. */
export const dropBidDraft = (tx: EntityManager, { id: companyId }: Viewer, tenderId: string) => tx.delete(BidDraft, { tenderId, companyId });
