import type { EntityManager } from "typeorm";

import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import type { Viewer } from "#api/core/graphql/context.ts";

/** Deletes the draft of a submitted or discarded bid, if there is one. */
export const dropBidDraft = (tx: EntityManager, { id: companyId }: Viewer, tenderId: string) => tx.delete(BidDraft, { tenderId, companyId });
