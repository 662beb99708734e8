/** How a column of an entity gets into the audit trail. */
interface RecordedFields {
  /** With its value before and after. */
  recorded: readonly string[];
  /** A change of it is told, its value is not: personal data, which the trail would keep for good and erasePerson removes, and secrets. */
  withheld?: readonly string[];
  /** Not at all. */
  leftOut?: readonly string[];
}

const ADDRESS = ["addressStreet", "addressCity", "addressState", "addressPostalCode", "addressCountry"];
const BOOKKEEPING = ["id", "createdAt", "version"];

/**
 * The kinds of subject, and for each column of its entity whether it is recorded. A bid's terms never are: its revisions keep them,
 * under seal or not. recordedFields.test.ts names a column that is not listed.
 */
export const RECORDED_FIELDS = {
  tender: {
    recorded: ["tenderNumber", "title", "description", "category", "budgetMin", "budgetMax", "openingDate", "closingDate", "location", "country", "requirements", "documentsUrl", "sealed", "openingPersons", "openedAt", "status", "deletedAt"],
    leftOut: [...BOOKKEEPING, "createdBy", "searchText"],
  },
  bid: {
    recorded: ["status", "revision", "decidedAt", "decidedBy", "withdrawnAt"],
    leftOut: ["id", "tenderId", "tenderNumber", "tenderTitle", "companyId"],
  },
  bidDraft: {
    recorded: [],
    leftOut: ["tenderId", "companyId", "bidAmount", "technicalProposal", "timelineDays", "documentsUrl", "sealedTerms", "savedAt", "version"],
  },
  user: {
    recorded: ["status", "isAdmin", "role", "companyName", "companyTypology", "deletedAt", "erasedAt"],
    withheld: ["username", "email", "firstName", "lastName", "vatNumber", "cardId", "passwordHash", ...ADDRESS],
    leftOut: BOOKKEEPING,
  },
  companyProfile: {
    recorded: ["companyName", "registrationNumber", "employeeCount", "industry"],
    withheld: ["phone", "website", "description", ...ADDRESS],
    leftOut: ["id", "userId", "version"],
  },
  contactRequest: {
    recorded: ["role", "language", "handledAt", "handledBy"],
    withheld: ["firstName", "lastName", "email", "company", "message"],
    leftOut: ["id", "createdAt"],
  },
  blogPost: { recorded: ["slug", "title", "excerpt", "category", "body", "published", "authorId"], leftOut: BOOKKEEPING },
  project: { recorded: ["title", "description", "imageUrl", "industry", "location", "timeline", "results", "published"], leftOut: BOOKKEEPING },
} as const satisfies Record<string, RecordedFields>;

export type Subject = keyof typeof RECORDED_FIELDS;

export const fieldsOf = (subject: Subject): RecordedFields => RECORDED_FIELDS[subject];
