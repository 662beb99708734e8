import { placeOfTerms, sealText } from "#api/bids/sealed/sealedTerms.ts";
import type { BidTerms } from "#api/bids/bid.rules.ts";

/** A tender that has closed; its bids wait for the second of two persons, the first approves at the first start. */
export const SEALED_TENDER = "LWSC-LBR-2026-005";

/** A revision as a sealed tender's bid stores it. */
export const sealed = <Row extends BidTerms & { bidId: string; revision: number }>(key: Buffer, tenderId: string, { bidAmount, technicalProposal, timelineDays, documentsUrl, ...row }: Row) => ({
  ...row,
  sealedTerms: sealText(key, { bidAmount, technicalProposal, timelineDays, documentsUrl }, placeOfTerms({ ...row, tenderId })),
});
