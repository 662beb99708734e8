import { type TenderPageQuery } from "#web/graphql/generatedTenderPage.ts";

export type PageTender = TenderPageQuery["tender"];
/** The newest bid of the reader's company, also a withdrawn one. */
export type PageBid = TenderPageQuery["myBids"]["nodes"][number];

/** What a tender's page shows to its reader. */
export interface ReadTender {
  tender: PageTender;
  bid: PageBid | undefined;
  draft: TenderPageQuery["bidDraft"];
  hasProfile: boolean;
}
