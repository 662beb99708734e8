/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** pending from submission until a decision; a revision makes it pending again. */
export type BidStatus =
  /** Chosen by an administrator. */
  | 'accepted'
  /** Not decided yet. */
  | 'pending'
  /** Not chosen. */
  | 'rejected';

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

/** The reason for rejecting a bid. */
export type DecisionReason =
  /** An addendum was not confirmed. */
  | 'addendumNotConfirmed'
  /** A document is missing. */
  | 'documentMissing'
  /** Another reason, which the required `words` explain. */
  | 'other'
  /** The price. */
  | 'price'
  /** A requirement is not met. */
  | 'requirementNotMet';

/** The bid data in the notice that each company with a live bid receives at the opening of a sealed tender. */
export type ReadsOut =
  /** The names of the bidders. */
  | 'names'
  /** The names of the bidders, each with the amount of its bid. */
  | 'namesAndAmounts'
  /** Only the number of bids. */
  | 'nothing';

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

/** Whether an uploaded file was checked for viruses. */
export type VirusCheck =
  /** The file is whole and is being checked. Until then it cannot be downloaded. */
  | 'checking'
  /** The check found no virus when the file was uploaded. */
  | 'clean'
  /** The check found a virus. The file was deleted. */
  | 'infected'
  /** The file was not checked: this server had no virus check, or the file was too large for it. */
  | 'notChecked';

export type TenderLifeFragment = { id: string, status: TenderStatus, closingDate: string, sealed: boolean, openedAt: string | null, publishedAt: string | null, cancelledAt: string | null, deletedAt: string | null };

export type AllowedFragment = { allowed: boolean, code: string | null, reason: string | null };

export type TenderPageQueryVariables = Exact<{
  tenderId: string | number;
}>;


export type TenderPageQuery = { tender: { tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, documentsUntil: string | null, requiredDocuments: Array<CompanyDocumentKind>, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, awardedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelReason: string | null, awardTakenBackAt: string | null, awardTakenBackReason: string | null, takesQuestions: boolean, questionsUntil: string, version: number, publishedQuestionCount: number, undecidedQuestionCount: number | null, unansweredQuestionCount: number | null, openingPersons: number, bidCount: number | null, undecidedBidCount: number | null, id: string, status: TenderStatus, closingDate: string, sealed: boolean, openedAt: string | null, publishedAt: string | null, cancelledAt: string | null, deletedAt: string | null, documents: Array<{ position: number, name: string, url: string, fileId: string | null, virusCheck: VirusCheck | null, bytes: number | null, sha256: string | null }>, opening: { persons: Array<{ id: string, username: string, approvedAt: string, mine: boolean }> } | null, can: { submitBid: { allowed: boolean, code: string | null, reason: string | null }, answerQuestion: { allowed: boolean, code: string | null, reason: string | null }, updateTender: { allowed: boolean, code: string | null, reason: string | null }, openForBids: { allowed: boolean, code: string | null, reason: string | null }, closeTender: { allowed: boolean, code: string | null, reason: string | null }, approveOpening: { allowed: boolean, code: string | null, reason: string | null }, awardTender: { allowed: boolean, code: string | null, reason: string | null }, copyTender: { allowed: boolean, code: string | null, reason: string | null }, cancelTender: { allowed: boolean, code: string | null, reason: string | null } } }, myBids: { nodes: Array<{ id: string, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, unconfirmedAddenda: Array<number>, documentsOwed: number, outcome: { reason: DecisionReason | null, words: string | null, nextSteps: string | null, bidCount: number, winner: { companyName: string, bidAmount: number } | null } | null }> }, bidDraft: { tenderId: string, savedAt: string } | null };

export const TenderLifeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderLife"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode;
export const AllowedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Allowed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Permission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;
export const TenderPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderLife"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"awardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"takesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"questionsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedQuestionCount"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedQuestionCount"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredQuestionCount"}},{"kind":"Field","name":{"kind":"Name","value":"openingPersons"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedBidCount"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answerQuestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateTender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openForBids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closeTender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approveOpening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awardTender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copyTender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelTender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowed"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"includeWithdrawn"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"submittedAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"documentsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bidDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderLife"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Allowed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Permission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;

/**
 * __useTenderPageQuery__
 *
 * To run a query within a React component, call `useTenderPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useTenderPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTenderPageQuery({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *   },
 * });
 */
export function useTenderPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TenderPageQuery, TenderPageQueryVariables> & ({ variables: TenderPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TenderPageQuery, TenderPageQueryVariables>(TenderPageDocument, options);
      }
export function useTenderPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TenderPageQuery, TenderPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TenderPageQuery, TenderPageQueryVariables>(TenderPageDocument, options);
        }
export type TenderPageQueryHookResult = ReturnType<typeof useTenderPageQuery>;
export type TenderPageLazyQueryHookResult = ReturnType<typeof useTenderPageLazyQuery>;
