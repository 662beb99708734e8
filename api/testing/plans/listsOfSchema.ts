/**
 * The lists of the schema that grow with the data: every connection, and every field with the argument `first`. Each
 * value is the prefix of the names that the queries of this list have in listedQueries. schemaLists.test.ts fails if a
 * list is missing here, and plans.test.ts if a list has no query.
 */
export const LISTS_OF_SCHEMA: Record<string, string> = {
  "Company.bids": "bids of a company",
  "Query.auditEvents": "auditEvents ",
  "Query.bids": "bids ",
  "Query.blogPosts": "blogPosts ",
  "Query.companies": "companies ",
  "Query.contactRequests": "contactRequests ",
  "Query.givenUpMails": "givenUpMails",
  "Query.myBids": "myBids ",
  "Query.myQuestions": "myQuestions ",
  "Query.notices": "notices ",
  "Query.projects": "projects ",
  "Query.questions": "questions {",
  "Query.removedCompanies": "removedCompanies ",
  "Query.removedContactRequests": "removedContactRequests ",
  "Query.removedContent": "removedContent ",
  "Query.removedQuestions": "removedQuestions ",
  "Query.removedTenders": "removedTenders ",
  "Query.tenders": "tenders {",
  "Query.tendersByBids": "tendersByBids ",
  "Query.tendersSince": "tendersSince",
  "Query.users": "users ",
  "Tender.bids": "bids of tenders ",
  "Tender.bidsConnection": "bids of tenders ",
  "Tender.questions": "questions of tenders ",
  "User.bids": "bids of a company",
  "Webhook.deliveries": "webhook deliveries",
};
