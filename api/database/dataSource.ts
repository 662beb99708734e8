import { DataSource, type DataSourceOptions } from "typeorm";

import { AuditEvent } from "#api/audit/AuditEvent.ts";
import { Bid } from "#api/bids/Bid.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { StoredCompanyFigures } from "#api/bids/companies/StoredCompanyFigures.ts";
import { CompanyListRow } from "#api/bids/companies/CompanyListRow.ts";
import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { ContactRequestRemoval } from "#api/contact/ContactRequestRemoval.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { ContentRemoval } from "#api/content/ContentRemoval.ts";
import { Project } from "#api/content/Project.ts";
import { ServerDataSource } from "#api/core/database/ServerDataSource.ts";
import { PLANNER_OPTIONS } from "#api/core/database/plannerSettings.ts";
import {
  ACQUIRE_TIMEOUT_MS,
  EMBEDDED_ACQUIRE_TIMEOUT_MS,
  NO_TIMEOUTS,
  SERVER_TIMEOUTS,
} from "#api/core/database/timeouts.ts";
import { WatchedClient } from "#api/core/database/WatchedClient.ts";
import { IdempotencyKey } from "#api/core/database/IdempotencyKey.ts";
import { FirstSchema1790000000000 } from "#api/database/migrations/1790000000000-FirstSchema.ts";
import { WholePortal1790100000000 } from "#api/database/migrations/1790100000000-WholePortal.ts";
import { ContactMail1790200000000 } from "#api/database/migrations/1790200000000-ContactMail.ts";
import { IdempotencyKeys1790300000000 } from "#api/database/migrations/1790300000000-IdempotencyKeys.ts";
import { FoldCase1790360000000 } from "#api/database/migrations/1790360000000-FoldCase.ts";
import { BidsNameTheirTender1790370000000 } from "#api/database/migrations/1790370000000-BidsNameTheirTender.ts";
import { KnownAddresses1790410000000 } from "#api/database/migrations/1790410000000-KnownAddresses.ts";
import { TwentySessions1790420000000 } from "#api/database/migrations/1790420000000-TwentySessions.ts";
import { TermsInRevisions1790500000000 } from "#api/database/migrations/1790500000000-TermsInRevisions.ts";
import { TimeOfArrival1790600000000 } from "#api/database/migrations/1790600000000-TimeOfArrival.ts";
import { TruncateMovesRevision1790650000000 } from "#api/database/migrations/1790650000000-TruncateMovesRevision.ts";
import { UnsentMails1790700000000 } from "#api/database/migrations/1790700000000-UnsentMails.ts";
import { ListsAtAMillion1790800000000 } from "#api/database/migrations/1790800000000-ListsAtAMillion.ts";
import { LockedKey1790810000000 } from "#api/database/migrations/1790810000000-LockedKey.ts";
import { TendersSince1790900000000 } from "#api/database/migrations/1790900000000-TendersSince.ts";
import { BidsRevision1791000000000 } from "#api/database/migrations/1791000000000-BidsRevision.ts";
import { SealedBids1791100000000 } from "#api/database/migrations/1791100000000-SealedBids.ts";
import { Accounts1791200000000 } from "#api/database/migrations/1791200000000-Accounts.ts";
import { TwoSteps1791210000000 } from "#api/database/migrations/1791210000000-TwoSteps.ts";
import { AuditTrail1791300000000 } from "#api/database/migrations/1791300000000-AuditTrail.ts";
import { ClosingSeals1791400000000 } from "#api/database/migrations/1791400000000-ClosingSeals.ts";
import { KnownDevices1791500000000 } from "#api/database/migrations/1791500000000-KnownDevices.ts";
import { Erasure1791600000000 } from "#api/database/migrations/1791600000000-Erasure.ts";
import { OpenData1791800000000 } from "#api/database/migrations/1791800000000-OpenData.ts";
import { ApiTokens1791900000000 } from "#api/database/migrations/1791900000000-ApiTokens.ts";
import { MoreOrders1792210000000 } from "#api/database/migrations/1792210000000-MoreOrders.ts";
import { Notices1792200000000 } from "#api/database/migrations/1792200000000-Notices.ts";
import { Addenda1792400000000 } from "#api/database/migrations/1792400000000-Addenda.ts";
import { Questions1792300000000 } from "#api/database/migrations/1792300000000-Questions.ts";
import { Outcomes1792500000000 } from "#api/database/migrations/1792500000000-Outcomes.ts";
import { SavedSearches1792500001000 } from "#api/database/migrations/1792500001000-SavedSearches.ts";
import { ReferencesOfActs1792510000000 } from "#api/database/migrations/1792510000000-ReferencesOfActs.ts";
import { Documents1792520000000 } from "#api/database/migrations/1792520000000-Documents.ts";
import { Desks1792530000000 } from "#api/database/migrations/1792530000000-Desks.ts";
import { AuditOrder1792540000000 } from "#api/database/migrations/1792540000000-AuditOrder.ts";
import { WebhooksOfChanges1792550000000 } from "#api/database/migrations/1792550000000-WebhooksOfChanges.ts";
import { FiguresOfPublished1793100000000 } from "#api/database/migrations/1793100000000-FiguresOfPublished.ts";
import { Visits1793100001000 } from "#api/database/migrations/1793100001000-Visits.ts";
import { ChangesOfEverything1793200000000 } from "#api/database/migrations/1793200000000-ChangesOfEverything.ts";
import { UserOrders1793201000000 } from "#api/database/migrations/1793201000000-UserOrders.ts";
import { WebhookNotices1793202000000 } from "#api/database/migrations/1793202000000-WebhookNotices.ts";
import { CheaperBids1793300000000 } from "#api/database/migrations/1793300000000-CheaperBids.ts";
import { ReadOut1793400000000 } from "#api/database/migrations/1793400000000-ReadOut.ts";
import { CompanyFigures1793600000000 } from "#api/database/migrations/1793600000000-CompanyFigures.ts";
import { ListIndexes1793600001000 } from "#api/database/migrations/1793600001000-ListIndexes.ts";
import { RecentSignIn1793610000000 } from "#api/database/migrations/1793610000000-RecentSignIn.ts";
import { UndoEmailChange1793611000000 } from "#api/database/migrations/1793611000000-UndoEmailChange.ts";
import { ProvenAddresses1793612000000 } from "#api/database/migrations/1793612000000-ProvenAddresses.ts";
import { RecordAsFound1793720000000 } from "#api/database/migrations/1793720000000-RecordAsFound.ts";
import { ClockGoesBack1793721000000 } from "#api/database/migrations/1793721000000-ClockGoesBack.ts";
import { Shares1793722000000 } from "#api/database/migrations/1793722000000-Shares.ts";
import { FoldAccents1793800000000 } from "#api/database/migrations/1793800000000-FoldAccents.ts";
import { LookAlikeNames1793801000000 } from "#api/database/migrations/1793801000000-LookAlikeNames.ts";
import { FoldPeople1793803000000 } from "#api/database/migrations/1793803000000-FoldPeople.ts";
import { DocumentsAsFound1793804000000 } from "#api/database/migrations/1793804000000-DocumentsAsFound.ts";
import { SealsOfPublished1793805000000 } from "#api/database/migrations/1793805000000-SealsOfPublished.ts";
import { DeletedNumbers1793806000000 } from "#api/database/migrations/1793806000000-DeletedNumbers.ts";
import { NamesOfAdministrators1793807000000 } from "#api/database/migrations/1793807000000-NamesOfAdministrators.ts";
import { SignInAsFound1793808000000 } from "#api/database/migrations/1793808000000-SignInAsFound.ts";
import { Files1793900000000 } from "#api/database/migrations/1793900000000-Files.ts";
import { LooksOfNames1793901000000 } from "#api/database/migrations/1793901000000-LooksOfNames.ts";
import { FileChecks1793902000000 } from "#api/database/migrations/1793902000000-FileChecks.ts";
import { AwardsTakenBack1793910000000 } from "#api/database/migrations/1793910000000-AwardsTakenBack.ts";
import { PortalLanguage1794910000000 } from "#api/database/migrations/1794910000000-PortalLanguage.ts";
import { ScopesToRead1795700000000 } from "#api/database/migrations/1795700000000-ScopesToRead.ts";
import { WebhooksOfMore1795701000000 } from "#api/database/migrations/1795701000000-WebhooksOfMore.ts";
import { WithdrawnInOpenData1795800000000 } from "#api/database/migrations/1795800000000-WithdrawnInOpenData.ts";
import { FiguresOfEachTender1795900000000 } from "#api/database/migrations/1795900000000-FiguresOfEachTender.ts";
import { CompanyDocuments1796000000000 } from "#api/database/migrations/1796000000000-CompanyDocuments.ts";
import { KindsOfBidDocuments1796000100000 } from "#api/database/migrations/1796000100000-KindsOfBidDocuments.ts";
import { NoticesOfCompanyDocuments1796000200000 } from "#api/database/migrations/1796000200000-NoticesOfCompanyDocuments.ts";
import { VirusChecks1796000900000 } from "#api/database/migrations/1796000900000-VirusChecks.ts";
import { RequiredDocuments1796001000000 } from "#api/database/migrations/1796001000000-RequiredDocuments.ts";
import { LooksOfNamesInBothCases1796001100000 } from "#api/database/migrations/1796001100000-LooksOfNamesInBothCases.ts";
import { LooksOfAsciiNames1796001250000 } from "#api/database/migrations/1796001250000-LooksOfAsciiNames.ts";
import { NoControlCharacters1793802000000 } from "#api/database/migrations/1793802000000-NoControlCharacters.ts";
import { SealsWhenDue1793710000000 } from "#api/database/migrations/1793710000000-SealsWhenDue.ts";
import { BidQueries1792000000000 } from "#api/database/migrations/1792000000000-BidQueries.ts";
import { Webhooks1792100000000 } from "#api/database/migrations/1792100000000-Webhooks.ts";
import { ChangedSince1792010000000 } from "#api/database/migrations/1792010000000-ChangedSince.ts";
import { ContentRemovals1792011000000 } from "#api/database/migrations/1792011000000-ContentRemovals.ts";
import { LastSignIn1792012000000 } from "#api/database/migrations/1792012000000-LastSignIn.ts";
import { AuditTokens1792020000000 } from "#api/database/migrations/1792020000000-AuditTokens.ts";
import { TenderOrders1792000001000 } from "#api/database/migrations/1792000001000-TenderOrders.ts";
import { ProcurementFigures1792013000000 } from "#api/database/migrations/1792013000000-ProcurementFigures.ts";
import { Companies1792014000000 } from "#api/database/migrations/1792014000000-Companies.ts";
import { SnakeNaming } from "#api/database/SnakeNaming.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { Notice } from "#api/notices/Notice.ts";
import { NoticeSettings } from "#api/notices/NoticeSettings.ts";
import { EarlierAnswer } from "#api/questions/EarlierAnswer.ts";
import { Question } from "#api/questions/Question.ts";
import { AccountToken } from "#api/users/account-mails/AccountToken.ts";
import { ApiToken } from "#api/session/tokens/ApiToken.ts";
import { SavedSearch } from "#api/tenders/searches/SavedSearch.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { Session } from "#api/users/Session.ts";
import { TenderFigures } from "#api/tenders/lists/TenderFigures.ts";
import { User } from "#api/users/User.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";
import { WebhookAttempt } from "#api/webhooks/deliveries/WebhookAttempt.ts";
import { WebhookDelivery } from "#api/webhooks/deliveries/WebhookDelivery.ts";

/** A server's URL, or the pg driver configuration of the embedded database. */
type Target = { url: string; poolSize?: number } | { extra: object };
type More = Partial<Pick<DataSourceOptions, "logger" | "logging">>;

const OPTIONS = {
  type: "postgres" as const,
  entities: [
    AccountToken,
    ApiToken,
    AuditEvent,
    Bid,
    BidDraft,
    BidRevision,
    BidRow,
    BlogPost,
    CompanyProfile,
    CompanyDocument,
    ContactRequest,
    ContactRequestRemoval,
    ContentRemoval,
    EarlierAnswer,
    IdempotencyKey,
    StoredCompanyFigures,
    CompanyListRow,
    Notice,
    NoticeSettings,
    OutgoingMail,
    Project,
    Question,
    SavedSearch,
    Session,
    Tender,
    TenderFigures,
    User,
    Webhook,
    WebhookAttempt,
    WebhookDelivery,
  ],
  migrations: [
    FirstSchema1790000000000,
    WholePortal1790100000000,
    ContactMail1790200000000,
    IdempotencyKeys1790300000000,
    FoldCase1790360000000,
    BidsNameTheirTender1790370000000,
    KnownAddresses1790410000000,
    TwentySessions1790420000000,
    TermsInRevisions1790500000000,
    TimeOfArrival1790600000000,
    TruncateMovesRevision1790650000000,
    UnsentMails1790700000000,
    ListsAtAMillion1790800000000,
    LockedKey1790810000000,
    TendersSince1790900000000,
    BidsRevision1791000000000,
    SealedBids1791100000000,
    Accounts1791200000000,
    TwoSteps1791210000000,
    AuditTrail1791300000000,
    ClosingSeals1791400000000,
    KnownDevices1791500000000,
    Erasure1791600000000,
    OpenData1791800000000,
    ApiTokens1791900000000,
    BidQueries1792000000000,
    TenderOrders1792000001000,
    ChangedSince1792010000000,
    ContentRemovals1792011000000,
    LastSignIn1792012000000,
    ProcurementFigures1792013000000,
    Companies1792014000000,
    AuditTokens1792020000000,
    Webhooks1792100000000,
    Notices1792200000000,
    MoreOrders1792210000000,
    Questions1792300000000,
    Addenda1792400000000,
    Outcomes1792500000000,
    SavedSearches1792500001000,
    ReferencesOfActs1792510000000,
    Documents1792520000000,
    Desks1792530000000,
    AuditOrder1792540000000,
    WebhooksOfChanges1792550000000,
    FiguresOfPublished1793100000000,
    Visits1793100001000,
    ChangesOfEverything1793200000000,
    UserOrders1793201000000,
    WebhookNotices1793202000000,
    CheaperBids1793300000000,
    ReadOut1793400000000,
    CompanyFigures1793600000000,
    ListIndexes1793600001000,
    RecentSignIn1793610000000,
    UndoEmailChange1793611000000,
    ProvenAddresses1793612000000,
    SealsWhenDue1793710000000,
    RecordAsFound1793720000000,
    ClockGoesBack1793721000000,
    Shares1793722000000,
    FoldAccents1793800000000,
    LookAlikeNames1793801000000,
    NoControlCharacters1793802000000,
    FoldPeople1793803000000,
    DocumentsAsFound1793804000000,
    SealsOfPublished1793805000000,
    DeletedNumbers1793806000000,
    NamesOfAdministrators1793807000000,
    SignInAsFound1793808000000,
    Files1793900000000,
    LooksOfNames1793901000000,
    FileChecks1793902000000,
    AwardsTakenBack1793910000000,
    PortalLanguage1794910000000,
    ScopesToRead1795700000000,
    WebhooksOfMore1795701000000,
    WithdrawnInOpenData1795800000000,
    FiguresOfEachTender1795900000000,
    CompanyDocuments1796000000000,
    KindsOfBidDocuments1796000100000,
    NoticesOfCompanyDocuments1796000200000,
    VirusChecks1796000900000,
    RequiredDocuments1796001000000,
    LooksOfNamesInBothCases1796001100000,
    LooksOfAsciiNames1796001250000,
  ],
  namingStrategy: new SnakeNaming(),
  synchronize: false,
  installExtensions: false,
};

export const dataSourceFor = (target: Target, more: More = {}): DataSource =>
  "url" in target
    ? new ServerDataSource({
        ...OPTIONS,
        url: target.url,
        poolSize: target.poolSize ?? DEFAULT_POOL,
        connectTimeoutMS: ACQUIRE_TIMEOUT_MS,
        extra: { ...SERVER_TIMEOUTS, options: PLANNER_OPTIONS, Client: WatchedClient, keepAlive: true },
        ...more,
      })
    : new DataSource({ ...OPTIONS, ...target, poolSize: 1, connectTimeoutMS: EMBEDDED_ACQUIRE_TIMEOUT_MS, ...more });

/**
 * A data source for migrations and restores. Its connections have no timeouts, not even the timeouts that are set for
 * the database. Waits up to CONNECT_RETRY_MS for a connection.
 */
export const retryingDataSource = (url: string) =>
  new DataSource({ ...OPTIONS, url, poolSize: 2, connectTimeoutMS: CONNECT_RETRY_MS, extra: { options: NO_TIMEOUTS } });

const DEFAULT_POOL = 10;
const CONNECT_RETRY_MS = 30_000;
