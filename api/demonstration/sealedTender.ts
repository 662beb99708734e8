import type { DataSource, EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { placeOfTerms, encryptTerms } from "#api/bids/sealed/termsEncryption.ts";
import type { BidTerms } from "#api/bids/bid.rules.ts";

/**
 * The number of a closed sealed tender whose opening needs two approvals. The demonstration data contains one approval.
 */
export const SEALED_TENDER = "LWSC-LBR-2026-005";

/** Converts a revision to the row of a bid on a sealed tender: the terms are encrypted into `sealedTerms`. */
export const sealed = <Row extends BidTerms & { bidId: string; revision: number }>(
  key: Buffer,
  tenderId: string,
  { bidAmount, technicalProposal, timelineDays, documentsUrl, ...row }: Row,
) => ({
  ...row,
  sealedTerms: encryptTerms(
    key,
    { bidAmount, technicalProposal, timelineDays, documentsUrl },
    placeOfTerms({ ...row, tenderId }),
  ),
});

/**
 * Records an approval of the opening in the audit trail, with the administrator as the actor. An approval without this
 * event is invalid.
 */
export const recordApproval = (
  tx: Pick<EntityManager, "query">,
  { tenderId, userId, approvedAt }: { tenderId: string; userId: string; approvedAt: Date },
) =>
  recordEvent(
    tx,
    { user: { id: userId, isAdmin: true }, requestId: "start", address: "local" },
    { act: "approveOpening", subject: "tender", subjectId: tenderId, after: { approvedAt } },
  );

/**
 * Renews the approval of the administrator who created SEALED_TENDER. Call it at each start of the server, because
 * approvals expire after APPROVAL_MINUTES. Does nothing if the approval was withdrawn or the bids were opened.
 */
export const renewApproval = (db: Pick<DataSource, "transaction">) =>
  db.transaction(async (tx) => {
    const [renewed] = await tx.query<[{ tenderId: string; userId: string; approvedAt: Date }[], number]>(
      `UPDATE opening_approvals SET approved_at = clock_timestamp() FROM tenders WHERE tenders.id = tender_id AND tender_number = $1 AND opened_at IS NULL AND user_id = created_by
       RETURNING tender_id AS "tenderId", user_id AS "userId", approved_at AS "approvedAt"`,
      [SEALED_TENDER],
    );
    for (const approval of renewed) await recordApproval(tx, approval);
  });
