import { object } from "yup";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { Bid } from "#api/bids/Bid.ts";
import { lockOwnBid } from "#api/bids/submission/lockOwnBid.ts";
import { bidWithOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import { markBidsChanged } from "#api/bids/BidRow.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { wholeNumber } from "#api/core/rules/fields.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { refuseSealedClosing } from "#api/tenders/lockOpenTender.ts";
import { addendaNamed, numbersAfter } from "#api/tenders/addenda/addendumNumbers.rules.ts";

const MOST_NUMBER = 2 ** 31 - 1;
const confirmationSchema = object({ upTo: wholeNumber(1, MOST_NUMBER).required("Required") });

interface Confirmation {
  /** The number of the newest addendum that the company has read. */
  upTo: number;
  clientMutationId?: string | null;
}

/**
 * Confirms that a company's own live bid remains valid after the tender's addenda. Refuses BAD_USER_INPUT if no
 * addendum has the number `upTo`. Refuses CONFLICT if a newer addendum exists, and for a withdrawn bid. Also refuses
 * NOT_FOUND, TENDER_CLOSED and all that createOnce refuses.
 */
export async function confirmAddenda(context: SignedIn, bidId: string, input: Confirmation): Promise<Bid> {
  const { user } = context;
  const { upTo } = valid(confirmationSchema, input);
  const confirmed = await createOnce(context, {
    act: "confirmAddenda",
    noun: "bid",
    owner: user.id,
    input,
    terms: { bidId: bidId.toLowerCase(), upTo },
    async create(tx) {
      const { bid, tender, countsAt } = await lockOwnBid(tx, context, bidId, "confirmAddenda");
      if (upTo > tender.newestAddendum) throw badInput({ upTo: "There is no such addendum" });
      if (upTo < tender.newestAddendum) throw newerOnes(numbersAfter(upTo, tender.newestAddendum));
      await tx
        .query(
          "INSERT INTO addendum_confirmations (bid_id, addendum, revision, confirmed_at, confirmed_by) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
          [bid.id, upTo, bid.revision, countsAt, user.id],
        )
        .catch(refuseSealedClosing);
      await markBidsChanged(tx, [bid.id]);
      await recordEvent(tx, context, {
        act: "confirmAddenda",
        subject: "bid",
        subjectId: bid.id,
        tenderId: bid.tenderId,
        after: { upTo, revision: bid.revision },
      });
      return { id: bid.id };
    },
    read: (tx, id) => tx.findOneBy(Bid, { id }),
  });
  return bidWithOwnTerms(context, confirmed);
}

function newerOnes(numbers: readonly number[]) {
  const message = `${addendaNamed(numbers)} changed this tender since: please read what changed before you confirm`;
  return refusal("CONFLICT", message, { upTo: message });
}
