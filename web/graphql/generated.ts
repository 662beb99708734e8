/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What a document of a company proves. A tender can ask for documents by their kind. */
export type CompanyDocumentKind =
  /** A bank's statement about the company. */
  | 'bankReference'
  /** Annual accounts. */
  | 'financialStatement'
  /** An insurance certificate. */
  | 'insurance'
  /** A certificate of ISO 9001, quality management. */
  | 'iso9001'
  /** A certificate of ISO 14001, environmental management. */
  | 'iso14001'
  /** A certificate of ISO 45001, health and safety at work. */
  | 'iso45001'
  /** A licence to do the work. */
  | 'licence'
  /** Any other document. */
  | 'other'
  /** A client's statement about earlier work. */
  | 'referenceProject'
  /** The company's entry in the register of companies. */
  | 'registrationCertificate'
  /** The tax authority's statement that no taxes are due. */
  | 'taxClearance';

/** The company profile of the signed-in user. */
export type CompanyProfileInput = {
  /** At most 100 characters. */
  addressCity?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  addressCountry?: string | null | undefined;
  /** At most 20 characters. */
  addressPostalCode?: string | null | undefined;
  /** At most 100 characters. */
  addressState?: string | null | undefined;
  /** At most 200 characters. */
  addressStreet?: string | null | undefined;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** At most 200 characters. */
  companyName: string;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  /** 1 to 10,000,000. */
  employeeCount?: number | null | undefined;
  /** One of Construction, Engineering, Infrastructure, Architecture, Design, Consulting, Manufacturing, Technology, Other. */
  industry?: string | null | undefined;
  /** At most 50 characters. */
  phone?: string | null | undefined;
  /** At most 100 characters. */
  registrationNumber?: string | null | undefined;
  /** http or https. At most 2,000 characters. */
  website?: string | null | undefined;
};

/** The fields to change. An absent field stays unchanged; null clears an optional field. */
export type CompanyProfilePatch = {
  /** At most 100 characters. */
  addressCity?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  addressCountry?: string | null | undefined;
  /** At most 20 characters. */
  addressPostalCode?: string | null | undefined;
  /** At most 100 characters. */
  addressState?: string | null | undefined;
  /** At most 200 characters. */
  addressStreet?: string | null | undefined;
  /** At most 200 characters. */
  companyName?: string | null | undefined;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  /** 1 to 10,000,000. */
  employeeCount?: number | null | undefined;
  /** One of Construction, Engineering, Infrastructure, Architecture, Design, Consulting, Manufacturing, Technology, Other. */
  industry?: string | null | undefined;
  /** At most 50 characters. */
  phone?: string | null | undefined;
  /** At most 100 characters. */
  registrationNumber?: string | null | undefined;
  /** The version that the client read. A stale version is refused with CONFLICT. */
  version?: number | null | undefined;
  /** http or https. At most 2,000 characters. */
  website?: string | null | undefined;
};

/** The language of a mail, ISO 639-1. */
export type Language =
  /** English. */
  | 'en'
  /** French. */
  | 'fr';

/** The username and password of an account. */
export type LoginInput = {
  /** The password as typed. */
  password: string;
  /** The username, ignoring case. */
  username: string;
};

/** A partner's role in the framework. */
export type PartnerRole =
  /** Architecture / Engineering Studio. */
  | 'architecture'
  /** Developer / Fund. */
  | 'developer'
  /** Execution Company. */
  | 'execution'
  /** Other. */
  | 'other'
  /** Supplier / Manufacturer. */
  | 'supplier';

/** The bid data in the notice that each company with a live bid receives at the opening of a sealed tender. */
export type ReadsOut =
  /** The names of the bidders. */
  | 'names'
  /** The names of the bidders, each with the amount of its bid. */
  | 'namesAndAmounts'
  /** Only the number of bids. */
  | 'nothing';

/** The account of a partner who registers. */
export type RegistrationInput = {
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** The company's name, stored as the account's companyName. At most 200 characters. */
  company?: string | null | undefined;
  /** At most 254 characters. */
  email: string;
  /** At most 100 characters. */
  firstName: string;
  /** At most 100 characters. */
  lastName: string;
  /** 6 to 200 characters. */
  password: string;
  /** The company's role in the framework. */
  role?: PartnerRole | null | undefined;
  /** 3 to 50 characters. */
  username: string;
};

/** The field of work of a tender. */
export type TenderCategory =
  /** Shown as Construction. */
  | 'Construction'
  /** Shown as Consulting. */
  | 'Consulting'
  /** Shown as Design. */
  | 'Design'
  /** Shown as Engineering. */
  | 'Engineering'
  /** Shown as Infrastructure. */
  | 'Infrastructure'
  /** Shown as Services. */
  | 'Services'
  /** Shown as Technology. */
  | 'Technology';

/** An item must meet every given condition. */
export type TenderFilter = {
  /** Whether the tender accepts bids now, by the database's clock. */
  acceptsBids?: boolean | null | undefined;
  /** Awarded tenders whose winning bid was accepted at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  awardedFrom?: string | null | undefined;
  /** Awarded tenders whose winning bid was accepted at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  awardedTo?: string | null | undefined;
  /** budgetMax is at least this amount. */
  budgetFrom?: number | null | undefined;
  /** budgetMin is at most this amount. */
  budgetTo?: number | null | undefined;
  /** One of these categories. */
  category?: Array<TenderCategory> | null | undefined;
  /** Created or changed at or after this time. Send the `changesUntil` of the last answer: then no change is missed, and a few changes may be returned twice. A date without a time means 00:00:00.000 UTC of that day. BAD_USER_INPUT for a time in the future. */
  changedSince?: string | null | undefined;
  /** Closes at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  closingFrom?: string | null | undefined;
  /** Closes at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  closingTo?: string | null | undefined;
  /** Closes after now and within this number of days of 24 hours. */
  closingWithinDays?: number | null | undefined;
  /** One of these countries, by their English names. */
  country?: Array<string> | null | undefined;
  /** Administrators only. Created by this administrator. */
  createdBy?: string | number | null | undefined;
  /** Administrators only. true: only deleted tenders; false: only tenders that are not deleted. */
  deleted?: boolean | null | undefined;
  /** Text in the location, ignoring case. */
  location?: string | null | undefined;
  /** Opens at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  openingFrom?: string | null | undefined;
  /** Opens at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  openingTo?: string | null | undefined;
  /** Administrators only. true: published; false: a draft, or cancelled before its publication. */
  published?: boolean | null | undefined;
  /** Text in the number, title, description or location, ignoring case. */
  search?: string | null | undefined;
  /** One of these statuses. */
  status?: Array<TenderStatus> | null | undefined;
  /** Administrators only. true: without a live bid; false: with one. */
  withoutBids?: boolean | null | undefined;
};

/** The status of a tender. Partners see every status except draft. */
export type TenderStatus =
  /** A bid was accepted, and the tender is decided. */
  | 'awarded'
  /** The tender accepts no bids. */
  | 'closed'
  /** The tender is being written; only administrators can see it. */
  | 'draft'
  /** The tender is published and accepts bids until its closing time. */
  | 'open';

export type CompanyProfileFieldsFragment = { id: string, companyName: string, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, phone: string | null, website: string | null, registrationNumber: string | null, employeeCount: number | null, industry: string | null, description: string | null, version: number };

export type CompanyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyProfileQuery = { companyProfile: { id: string, companyName: string, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, phone: string | null, website: string | null, registrationNumber: string | null, employeeCount: number | null, industry: string | null, description: string | null, version: number } | null };

export type CreateCompanyProfileMutationVariables = Exact<{
  input: CompanyProfileInput;
}>;


export type CreateCompanyProfileMutation = { createCompanyProfile: { id: string, companyName: string, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, phone: string | null, website: string | null, registrationNumber: string | null, employeeCount: number | null, industry: string | null, description: string | null, version: number } };

export type UpdateCompanyProfileMutationVariables = Exact<{
  patch: CompanyProfilePatch;
}>;


export type UpdateCompanyProfileMutation = { updateCompanyProfile: { id: string, companyName: string, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, phone: string | null, website: string | null, registrationNumber: string | null, employeeCount: number | null, industry: string | null, description: string | null, version: number } };

export type StoredUserFragment = { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean } | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
  language: Language;
}>;


export type LoginMutation = { login: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean } };

export type RegisterMutationVariables = Exact<{
  input: RegistrationInput;
  language: Language;
}>;


export type RegisterMutation = { register: { id: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type TenderLifeFragment = { id: string, status: TenderStatus, closingDate: string, sealed: boolean, openedAt: string | null, publishedAt: string | null, cancelledAt: string | null, deletedAt: string | null };

export type AllowedFragment = { allowed: boolean, code: string | null, reason: string | null };

export type ManagedTendersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: TenderFilter;
}>;


export type ManagedTendersQuery = { tenders: { revision: string, nodes: Array<{ id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ManagedTenderQueryVariables = Exact<{
  id: string | number;
}>;


export type ManagedTenderQuery = { tender: { copiedFrom: string | null, id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string, openingPersons: number, questionsUntilSet: string | null } };

export type SealedByDefaultQueryVariables = Exact<{ [key: string]: never; }>;


export type SealedByDefaultQuery = { sealedByDefault: boolean };

export type DeleteTenderMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteTenderMutation = { deleteTender: { id: string } };

export type TenderFactsFragment = { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string };

export type TenderRunsFragment = { openingPersons: number, questionsUntilSet: string | null };

export type OpenTendersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OpenTendersQuery = { tenders: { revision: string, nodes: Array<{ id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OpenTendersFoundQueryVariables = Exact<{
  first: number;
  filter: TenderFilter;
}>;


export type OpenTendersFoundQuery = { tenders: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string }> } };

export type TenderRevisionQueryVariables = Exact<{ [key: string]: never; }>;


export type TenderRevisionQuery = { tenderRevision: string };

export type TendersSinceQueryVariables = Exact<{
  revision: string;
  first: number;
}>;


export type TendersSinceQuery = { tendersSince: { revision: string, isComplete: boolean, removed: Array<string>, changed: Array<{ id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string }> } };

export type TenderToBidQueryVariables = Exact<{
  id: string | number;
}>;


export type TenderToBidQuery = { tender: { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string } };

export type ServerTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerTimeQuery = { serverTime: string };

export const CompanyProfileFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const StoredUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode;
export const TenderLifeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderLife"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode;
export const AllowedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Allowed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Permission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;
export const TenderFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;
export const TenderRunsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderRuns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingPersons"}},{"kind":"Field","name":{"kind":"Name","value":"questionsUntilSet"}}]}}]} as unknown as DocumentNode;
export const CompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useCompanyProfileQuery__
 *
 * To run a query within a React component, call `useCompanyProfileQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompanyProfileQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompanyProfileQuery({
 *   variables: {
 *   },
 * });
 */
export function useCompanyProfileQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyProfileQuery, CompanyProfileQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyProfileQuery, CompanyProfileQueryVariables>(CompanyProfileDocument, options);
      }
export function useCompanyProfileLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyProfileQuery, CompanyProfileQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyProfileQuery, CompanyProfileQueryVariables>(CompanyProfileDocument, options);
        }
export type CompanyProfileQueryHookResult = ReturnType<typeof useCompanyProfileQuery>;
export type CompanyProfileLazyQueryHookResult = ReturnType<typeof useCompanyProfileLazyQuery>;
export const CreateCompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompanyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompanyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateCompanyProfileMutation__
 *
 * To run a mutation, you first call `useCreateCompanyProfileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCompanyProfileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCompanyProfileMutation, { data, loading, error }] = useCreateCompanyProfileMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCompanyProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCompanyProfileMutation, CreateCompanyProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCompanyProfileMutation, CreateCompanyProfileMutationVariables>(CreateCompanyProfileDocument, options);
      }
export type CreateCompanyProfileMutationHookResult = ReturnType<typeof useCreateCompanyProfileMutation>;
export const UpdateCompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompanyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfilePatch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateCompanyProfileMutation__
 *
 * To run a mutation, you first call `useUpdateCompanyProfileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCompanyProfileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCompanyProfileMutation, { data, loading, error }] = useUpdateCompanyProfileMutation({
 *   variables: {
 *      patch: // value for 'patch'
 *   },
 * });
 */
export function useUpdateCompanyProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCompanyProfileMutation, UpdateCompanyProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCompanyProfileMutation, UpdateCompanyProfileMutationVariables>(UpdateCompanyProfileDocument, options);
      }
export type UpdateCompanyProfileMutationHookResult = ReturnType<typeof useUpdateCompanyProfileMutation>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode;

/**
 * __useMeQuery__
 *
 * To run a query within a React component, call `useMeQuery` and pass it any options that fit your needs.
 * When your component renders, `useMeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMeQuery({
 *   variables: {
 *   },
 * });
 */
export function useMeQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MeQuery, MeQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MeQuery, MeQueryVariables>(MeDocument, options);
      }
export function useMeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MeQuery, MeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MeQuery, MeQueryVariables>(MeDocument, options);
        }
export type MeQueryHookResult = ReturnType<typeof useMeQuery>;
export type MeLazyQueryHookResult = ReturnType<typeof useMeLazyQuery>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode;

/**
 * __useLoginMutation__
 *
 * To run a mutation, you first call `useLoginMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLoginMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [loginMutation, { data, loading, error }] = useLoginMutation({
 *   variables: {
 *      input: // value for 'input'
 *      language: // value for 'language'
 *   },
 * });
 */
export function useLoginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LoginMutation, LoginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LoginMutation, LoginMutationVariables>(LoginDocument, options);
      }
export type LoginMutationHookResult = ReturnType<typeof useLoginMutation>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRegisterMutation__
 *
 * To run a mutation, you first call `useRegisterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerMutation, { data, loading, error }] = useRegisterMutation({
 *   variables: {
 *      input: // value for 'input'
 *      language: // value for 'language'
 *   },
 * });
 */
export function useRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterMutation, RegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
      }
export type RegisterMutationHookResult = ReturnType<typeof useRegisterMutation>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode;

/**
 * __useLogoutMutation__
 *
 * To run a mutation, you first call `useLogoutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLogoutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [logoutMutation, { data, loading, error }] = useLogoutMutation({
 *   variables: {
 *   },
 * });
 */
export function useLogoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LogoutMutation, LogoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
      }
export type LogoutMutationHookResult = ReturnType<typeof useLogoutMutation>;
export const ManagedTendersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedTenders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"createdAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedTendersQuery__
 *
 * To run a query within a React component, call `useManagedTendersQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedTendersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedTendersQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useManagedTendersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManagedTendersQuery, ManagedTendersQueryVariables> & ({ variables: ManagedTendersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedTendersQuery, ManagedTendersQueryVariables>(ManagedTendersDocument, options);
      }
export function useManagedTendersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManagedTendersQuery, ManagedTendersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedTendersQuery, ManagedTendersQueryVariables>(ManagedTendersDocument, options);
        }
export type ManagedTendersQueryHookResult = ReturnType<typeof useManagedTendersQuery>;
export type ManagedTendersLazyQueryHookResult = ReturnType<typeof useManagedTendersLazyQuery>;
export const ManagedTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderRuns"}},{"kind":"Field","name":{"kind":"Name","value":"copiedFrom"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderRuns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingPersons"}},{"kind":"Field","name":{"kind":"Name","value":"questionsUntilSet"}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedTenderQuery__
 *
 * To run a query within a React component, call `useManagedTenderQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedTenderQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedTenderQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useManagedTenderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManagedTenderQuery, ManagedTenderQueryVariables> & ({ variables: ManagedTenderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedTenderQuery, ManagedTenderQueryVariables>(ManagedTenderDocument, options);
      }
export function useManagedTenderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManagedTenderQuery, ManagedTenderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedTenderQuery, ManagedTenderQueryVariables>(ManagedTenderDocument, options);
        }
export type ManagedTenderQueryHookResult = ReturnType<typeof useManagedTenderQuery>;
export type ManagedTenderLazyQueryHookResult = ReturnType<typeof useManagedTenderLazyQuery>;
export const SealedByDefaultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SealedByDefault"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealedByDefault"}}]}}]} as unknown as DocumentNode;

/**
 * __useSealedByDefaultQuery__
 *
 * To run a query within a React component, call `useSealedByDefaultQuery` and pass it any options that fit your needs.
 * When your component renders, `useSealedByDefaultQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSealedByDefaultQuery({
 *   variables: {
 *   },
 * });
 */
export function useSealedByDefaultQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SealedByDefaultQuery, SealedByDefaultQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SealedByDefaultQuery, SealedByDefaultQueryVariables>(SealedByDefaultDocument, options);
      }
export function useSealedByDefaultLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SealedByDefaultQuery, SealedByDefaultQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SealedByDefaultQuery, SealedByDefaultQueryVariables>(SealedByDefaultDocument, options);
        }
export type SealedByDefaultQueryHookResult = ReturnType<typeof useSealedByDefaultQuery>;
export type SealedByDefaultLazyQueryHookResult = ReturnType<typeof useSealedByDefaultLazyQuery>;
export const DeleteTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteTenderMutation__
 *
 * To run a mutation, you first call `useDeleteTenderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteTenderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteTenderMutation, { data, loading, error }] = useDeleteTenderMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteTenderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteTenderMutation, DeleteTenderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteTenderMutation, DeleteTenderMutationVariables>(DeleteTenderDocument, options);
      }
export type DeleteTenderMutationHookResult = ReturnType<typeof useDeleteTenderMutation>;
export const OpenTendersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTenders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"open"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"closingDate"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ascending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useOpenTendersQuery__
 *
 * To run a query within a React component, call `useOpenTendersQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenTendersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenTendersQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useOpenTendersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenTendersQuery, OpenTendersQueryVariables> & ({ variables: OpenTendersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenTendersQuery, OpenTendersQueryVariables>(OpenTendersDocument, options);
      }
export function useOpenTendersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenTendersQuery, OpenTendersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenTendersQuery, OpenTendersQueryVariables>(OpenTendersDocument, options);
        }
export type OpenTendersQueryHookResult = ReturnType<typeof useOpenTendersQuery>;
export type OpenTendersLazyQueryHookResult = ReturnType<typeof useOpenTendersLazyQuery>;
export const OpenTendersFoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTendersFound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"closingDate"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ascending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useOpenTendersFoundQuery__
 *
 * To run a query within a React component, call `useOpenTendersFoundQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenTendersFoundQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenTendersFoundQuery({
 *   variables: {
 *      first: // value for 'first'
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useOpenTendersFoundQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenTendersFoundQuery, OpenTendersFoundQueryVariables> & ({ variables: OpenTendersFoundQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenTendersFoundQuery, OpenTendersFoundQueryVariables>(OpenTendersFoundDocument, options);
      }
export function useOpenTendersFoundLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenTendersFoundQuery, OpenTendersFoundQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenTendersFoundQuery, OpenTendersFoundQueryVariables>(OpenTendersFoundDocument, options);
        }
export type OpenTendersFoundQueryHookResult = ReturnType<typeof useOpenTendersFoundQuery>;
export type OpenTendersFoundLazyQueryHookResult = ReturnType<typeof useOpenTendersFoundLazyQuery>;
export const TenderRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderRevision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderRevision"}}]}}]} as unknown as DocumentNode;

/**
 * __useTenderRevisionQuery__
 *
 * To run a query within a React component, call `useTenderRevisionQuery` and pass it any options that fit your needs.
 * When your component renders, `useTenderRevisionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTenderRevisionQuery({
 *   variables: {
 *   },
 * });
 */
export function useTenderRevisionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TenderRevisionQuery, TenderRevisionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TenderRevisionQuery, TenderRevisionQueryVariables>(TenderRevisionDocument, options);
      }
export function useTenderRevisionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TenderRevisionQuery, TenderRevisionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TenderRevisionQuery, TenderRevisionQueryVariables>(TenderRevisionDocument, options);
        }
export type TenderRevisionQueryHookResult = ReturnType<typeof useTenderRevisionQuery>;
export type TenderRevisionLazyQueryHookResult = ReturnType<typeof useTenderRevisionLazyQuery>;
export const TendersSinceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TendersSince"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tendersSince"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useTendersSinceQuery__
 *
 * To run a query within a React component, call `useTendersSinceQuery` and pass it any options that fit your needs.
 * When your component renders, `useTendersSinceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTendersSinceQuery({
 *   variables: {
 *      revision: // value for 'revision'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useTendersSinceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TendersSinceQuery, TendersSinceQueryVariables> & ({ variables: TendersSinceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TendersSinceQuery, TendersSinceQueryVariables>(TendersSinceDocument, options);
      }
export function useTendersSinceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TendersSinceQuery, TendersSinceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TendersSinceQuery, TendersSinceQueryVariables>(TendersSinceDocument, options);
        }
export type TendersSinceQueryHookResult = ReturnType<typeof useTendersSinceQuery>;
export type TendersSinceLazyQueryHookResult = ReturnType<typeof useTendersSinceLazyQuery>;
export const TenderToBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderToBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useTenderToBidQuery__
 *
 * To run a query within a React component, call `useTenderToBidQuery` and pass it any options that fit your needs.
 * When your component renders, `useTenderToBidQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTenderToBidQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useTenderToBidQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TenderToBidQuery, TenderToBidQueryVariables> & ({ variables: TenderToBidQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TenderToBidQuery, TenderToBidQueryVariables>(TenderToBidDocument, options);
      }
export function useTenderToBidLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TenderToBidQuery, TenderToBidQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TenderToBidQuery, TenderToBidQueryVariables>(TenderToBidDocument, options);
        }
export type TenderToBidQueryHookResult = ReturnType<typeof useTenderToBidQuery>;
export type TenderToBidLazyQueryHookResult = ReturnType<typeof useTenderToBidLazyQuery>;
export const ServerTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServerTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serverTime"}}]}}]} as unknown as DocumentNode;

/**
 * __useServerTimeQuery__
 *
 * To run a query within a React component, call `useServerTimeQuery` and pass it any options that fit your needs.
 * When your component renders, `useServerTimeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useServerTimeQuery({
 *   variables: {
 *   },
 * });
 */
export function useServerTimeQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ServerTimeQuery, ServerTimeQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ServerTimeQuery, ServerTimeQueryVariables>(ServerTimeDocument, options);
      }
export function useServerTimeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ServerTimeQuery, ServerTimeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ServerTimeQuery, ServerTimeQueryVariables>(ServerTimeDocument, options);
        }
export type ServerTimeQueryHookResult = ReturnType<typeof useServerTimeQuery>;
export type ServerTimeLazyQueryHookResult = ReturnType<typeof useServerTimeLazyQuery>;
