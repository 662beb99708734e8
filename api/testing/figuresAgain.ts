import type { DataSource } from "typeorm";

import type { FigureGroup, ProcurementFigures } from "#api/bids/figures/ProcurementFigures.ts";
import { closedAtOf } from "#api/tenders/closedAtOf.ts";
import { partnersSee } from "#api/tenders/lifecycle/phase.rules.ts";
import { Tender } from "#api/tenders/Tender.ts";

const DAY = 24 * 60 * 60 * 1000;

interface StoredBid {
  tenderId: string;
  companyId: string;
  isAccepted: boolean;
  isLive: boolean;
  amount: number | null;
  decidedAt: Date | null;
}

interface StoredQuestion {
  tenderId: string;
  askedAt: Date;
  answeredAt: Date | null;
}

/**
 * Computes the procurement figures a second time, in plain TypeScript from the stored tenders, bids and questions, to
 * compare them with the figures of the api. Returns a function that groups them.
 */
export async function figuresAgain(db: DataSource) {
  const stored = await db.getRepository(Tender).find();
  const bids = await db.query<StoredBid[]>(
    `SELECT tender_id AS "tenderId", company_id AS "companyId", bids.status = 'accepted' AS "isAccepted", withdrawn_at IS NULL AS "isLive", bid_amount::float8 AS amount, decided_at AS "decidedAt"
       FROM bids JOIN bid_revisions ON bid_id = bids.id AND bid_revisions.revision = bids.revision ORDER BY bids.id`,
  );
  const questions = await db.query<StoredQuestion[]>(
    'SELECT tender_id AS "tenderId", asked_at AS "askedAt", answered_at AS "answeredAt" FROM tender_questions WHERE withdrawn_at IS NULL',
  );
  const users = await db.query<{ id: string; username: string }[]>("SELECT id, username FROM users");
  const nameOf = new Map(users.map(({ id, username }) => [id, username]));
  const firstTenderOf = new Map<string, string>();
  for (const { companyId, tenderId } of bids) if (!firstTenderOf.has(companyId)) firstTenderOf.set(companyId, tenderId);

  const tenders = await Promise.all(
    stored.filter(partnersSee).map(async (tender) => {
      const live = bids.filter(({ tenderId, isLive }) => tenderId === tender.id && isLive);
      return {
        tender,
        live,
        isRead: !tender.sealed || tender.openedAt !== null,
        won: tender.status === "awarded" ? live.find(({ isAccepted }) => isAccepted) : undefined,
        asked: questions.filter(({ tenderId }) => tenderId === tender.id),
        endsAt: (await closedAtOf(db, tender)) ?? tender.closingDate,
      };
    }),
  );
  return (groupBy: FigureGroup, thenBy: FigureGroup | null = null): ProcurementFigures[] => {
    const keyOf = ({ tender }: (typeof tenders)[number], group: FigureGroup) =>
      ({
        ALL: "all",
        MONTH: tender.openingDate.toISOString().slice(0, 7),
        CATEGORY: tender.category,
        COUNTRY: tender.country,
        BUYER: tender.createdBy,
      })[group];
    const groups = new Map<string, typeof tenders>();
    for (const one of tenders) {
      const key = JSON.stringify([keyOf(one, groupBy), thenBy && keyOf(one, thenBy)]);
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }

    return [...groups].map(([key, members]): ProcurementFigures => {
      const [group, thenGroup] = JSON.parse(key) as [string, string | null];
      const count = (test: (one: (typeof tenders)[number]) => boolean) => members.filter(test).length;
      const numbers = (value: (one: (typeof tenders)[number]) => number | null | undefined) =>
        members.map(value).filter((each) => each != null);
      const won = members.flatMap(({ tender, won: bid }) => (bid ? [{ tender, amount: bid.amount ?? 0 }] : []));
      const amounts = members.flatMap(({ isRead, live }) =>
        isRead ? live.flatMap(({ amount }) => (amount === null ? [] : [amount])) : [],
      );
      const read = members.filter(({ isRead }) => isRead).flatMap(({ live }) => live);
      const isNew = ({ companyId, tenderId }: StoredBid) => firstTenderOf.get(companyId) === tenderId;
      return {
        group,
        thenGroup,
        groupName: nameOf.get(group) ?? group,
        thenGroupName: thenGroup && (nameOf.get(thenGroup) ?? thenGroup),
        tenders: members.length,
        bids: sumOf(numbers(({ live }) => live.length)),
        awardedValue: sumOf(won.map(({ amount }) => amount)),
        medianBids: medianOf(numbers(({ live }) => live.length)) ?? 0,
        shareWithoutBids: count(({ live }) => live.length === 0) / members.length,
        shareWithOneBid: count(({ live }) => live.length === 1) / members.length,
        shareWithTwoBids: count(({ live }) => live.length === 2) / members.length,
        shareWithMoreBids: count(({ live }) => live.length > 2) / members.length,
        cancelled: count(({ tender }) => tender.cancelledAt !== null),
        awaitingDecision: count(
          ({ tender, live, endsAt }) =>
            live.length > 0 && endsAt < new Date() && tender.status !== "awarded" && !tender.cancelledAt,
        ),
        wins: won.length,
        winsBelowBudget: won.filter(({ tender, amount }) => amount < tender.budgetMin).length,
        winsWithinBudget: won.filter(({ tender, amount }) => amount >= tender.budgetMin && amount <= tender.budgetMax)
          .length,
        winsAboveBudget: won.filter(({ tender, amount }) => amount >= tender.budgetMin && amount > tender.budgetMax)
          .length,
        medianAwardOfBudget: medianOf(
          won.filter(({ tender }) => tender.budgetMax > 0).map(({ tender, amount }) => amount / tender.budgetMax),
        ),
        medianDaysOpen: medianOf(
          numbers(({ tender, endsAt }) =>
            tender.publishedAt && endsAt < new Date() && !tender.cancelledAt ? days(tender.publishedAt, endsAt) : null,
          ),
        ),
        medianDaysToOpening: medianOf(
          numbers(({ tender, endsAt }) => (tender.openedAt ? days(endsAt, tender.openedAt) : null)),
        ),
        medianDaysToDecision: medianOf(
          numbers(({ tender, endsAt, won: bid }) =>
            bid?.decidedAt ? days(tender.openedAt ?? endsAt, bid.decidedAt) : null,
          ),
        ),
        questions: sumOf(numbers(({ asked }) => asked.length)),
        medianHoursToAnswer: medianOf(
          members.flatMap(({ asked }) =>
            asked.flatMap(({ askedAt, answeredAt }) =>
              answeredAt ? [(Number(answeredAt) - Number(askedAt)) / 3.6e6] : [],
            ),
          ),
        ),
        addenda: sumOf(numbers(({ tender }) => tender.newestAddendum)),
        newBidders: read.filter(isNew).length,
        returningBidders: read.filter((bid) => !isNew(bid)).length,
        budgetMinValue: sumOf(numbers(({ tender }) => tender.budgetMin)),
        budgetMaxValue: sumOf(numbers(({ tender }) => tender.budgetMax)),
        averageBudgetMin: sumOf(numbers(({ tender }) => tender.budgetMin)) / members.length,
        averageBudgetMax: sumOf(numbers(({ tender }) => tender.budgetMax)) / members.length,
        bidValue: sumOf(amounts),
        averageBid: amounts.length > 0 ? sumOf(amounts) / amounts.length : null,
      };
    });
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const days = (from: Date, to: Date) => Math.max((to.getTime() - from.getTime()) / DAY, 0);

function medianOf(values: readonly number[]) {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

type Figure = keyof ProcurementFigures;

/** Rounds what floating point computes differently, and sorts by group, so that both computations are comparable. */
export const comparable = (rows: readonly object[]) =>
  rows
    .map(
      (row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === "number" ? Number(value.toPrecision(10)) : (value as string | null),
          ]),
        ) as Record<Figure, number | string | null>,
    )
    .sort((one, other) =>
      JSON.stringify([one.group, one.thenGroup]) < JSON.stringify([other.group, other.thenGroup]) ? -1 : 1,
    );

export const ALL_FIGURES = `query ($groupBy: FigureGroup!, $thenBy: FigureGroup, $from: DateTimeISO, $to: DateTimeISO, $filter: TenderFilter) {
  procurementFigures(groupBy: $groupBy, thenBy: $thenBy, from: $from, to: $to, filter: $filter) {
    group thenGroup groupName thenGroupName tenders bids awardedValue medianBids shareWithoutBids shareWithOneBid shareWithTwoBids shareWithMoreBids
    cancelled awaitingDecision wins winsBelowBudget winsWithinBudget winsAboveBudget medianAwardOfBudget medianDaysOpen medianDaysToOpening
    medianDaysToDecision questions medianHoursToAnswer addenda newBidders returningBidders budgetMinValue budgetMaxValue averageBudgetMin
    averageBudgetMax bidValue averageBid
  }
}`;
