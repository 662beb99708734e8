import { emptyFigures } from "#web/features/figures/emptyFigures.ts";
import { type FigureRowFragment } from "#web/graphql/generatedFigures.ts";

export const THIS_MONTH = new Date().toISOString().slice(0, 7);

const aRow = (group: string, given: Partial<FigureRowFragment> = {}) => ({
  __typename: "ProcurementFigures",
  ...emptyFigures(group),
  tenders: 4,
  bids: 6,
  medianBids: 1.5,
  shareWithoutBids: 0.25,
  shareWithOneBid: 0.25,
  shareWithTwoBids: 0.25,
  shareWithMoreBids: 0.25,
  wins: 2,
  winsBelowBudget: 1,
  winsWithinBudget: 1,
  awardedValue: 1_250_000,
  medianAwardOfBudget: 0.874,
  medianDaysOpen: 30,
  medianDaysToDecision: 20.54,
  questions: 3,
  medianHoursToAnswer: 26.5,
  newBidders: 2,
  returningBidders: 4,
  ...given,
});

/** An answer of the query of the screen of figures: four tenders of this month. */
export const someFigures = (given: Partial<FigureRowFragment> = {}) => ({
  all: [aRow("all", given)],
  months: [aRow(THIS_MONTH, given)],
  categories: [aRow("Design", given)],
  countries: [aRow("Kenya", given)],
  buyers: [aRow("01890000-0000-7000-8000-000000000000", { groupName: "amina", ...given })],
  crossing: [{ __typename: "ProcurementFigures", group: THIS_MONTH, thenGroup: "Design", tenders: 4 }],
  everyBuyer: [
    {
      __typename: "ProcurementFigures",
      group: "01890000-0000-7000-8000-000000000000",
      groupName: "amina",
    },
  ],
});

/** An answer of the query of the dashboard: the figures of four tenders. */
export const figuresInBrief = (given: object = {}) => ({
  procurementFigures: [
    {
      __typename: "ProcurementFigures",
      tenders: 4,
      medianBids: 1.5,
      medianDaysToDecision: 20.54,
      awaitingDecision: 2,
      ...given,
    },
  ],
});
