import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { counted } from "#web/format/words/terms.en.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { type TenderStandingQuery } from "#web/graphql/generatedOnDemand.ts";

export type ManyAct = "publish" | "close" | "copy";
export type Standing = TenderStandingQuery["tender"];

/** A selected tender, and the reason for which the act leaves it out; null if it is done. */
export interface Candidate {
  tender: Pick<TenderFactsFragment, "id" | "tenderNumber" | "title">;
  standing: Standing | null;
  why: string | null;
}

export const TENDER = ["tender", "tenders"] as const;

interface Words {
  /** The button that opens the dialog and the one that confirms it. */
  label: string;
  title: (tenders: string) => string;
  follows: (candidates: readonly Candidate[]) => string;
  /** After "2 of 3 tenders are …". */
  done: string;
  /** Why the act would do nothing, or not what an administrator means. The server's own refusals come after this. */
  notMeant: (standing: Standing, now: Date) => string | null;
  allowed: (standing: Standing) => { allowed: boolean; reason: string | null };
}

const bidsOf = (candidates: readonly Candidate[]) =>
  candidates.reduce((sum, { standing }) => sum + (standing?.bidCount ?? 0), 0);

export const MANY_ACTS: Record<ManyAct, Words> = {
  publish: {
    label: "Publish",
    title: (tenders) => `Publish ${tenders}?`,
    follows: () =>
      "Partners and visitors can read them from now on, and partners can bid. Partners with a matching saved search are notified. Whether bids are sealed, and what is disclosed of the winner, can never be changed afterwards. Later changes give bidders an addendum.",
    done: "published",
    notMeant: ({ status, closingDate }, now) =>
      status !== "draft"
        ? "It is not a draft."
        : hasClosed(closingDate, now)
          ? "Its closing time has passed: nobody could bid."
          : null,
    allowed: ({ can }) => can.openForBids,
  },
  close: {
    label: "Close",
    title: (tenders) => `Close ${tenders}?`,
    follows: (candidates) =>
      `They take no more bids, and bids can no longer be revised or withdrawn. ${
        bidsOf(candidates) === 0 ? "They have no bids." : `Their ${counted(bidsOf(candidates), BID)} stay as submitted.`
      } People with a bid, a draft or a question on them are notified. You can set the status to Open again: bidders then get an addendum.`,
    done: "closed",
    notMeant: ({ status }) => (status === "open" ? null : "It is not open."),
    allowed: ({ can }) => can.closeTender,
  },
  copy: {
    label: "Copy",
    title: (tenders) => `Copy ${tenders}?`,
    follows: () =>
      "Each copy is a draft with everything that describes the tender, and dates moved so that it is open as long. Bids are not copied. Nobody is notified.",
    done: "copied as drafts",
    notMeant: () => null,
    allowed: ({ can }) => can.copyTender,
  },
};

const BID = ["bid", "bids"] as const;

/** The reason for which the act leaves the tender out; null if it is done. */
export function reasonAgainst(act: ManyAct, standing: Standing, now: Date) {
  const { notMeant, allowed } = MANY_ACTS[act];
  const { allowed: isAllowed, reason } = allowed(standing);
  return notMeant(standing, now) ?? (isAllowed ? null : (reason ?? "The server does not allow it."));
}
