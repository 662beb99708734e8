/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The kinds of tasks of administrators. The last sentence of each describes the time `at` of the line and of its tenders. */
export type AdminDeskKind =
  /** Mails that failed for three days and are no longer retried. `at`: when the mail was queued. */
  | 'failedMails'
  /** Tenders with a pending live bid whose expected decision day has passed. `at`: that day. */
  | 'overdueDecisions'
  /** Unanswered questions about tenders that are not closed. `at`: the tender's questionsUntil. */
  | 'questions'
  /** Integration requests that are not handled. `at`: when the request arrived. */
  | 'requests'
  /** Sealed tenders whose opening another administrator has approved and that need a second approval. `at`: when the first approval was given. */
  | 'secondPerson'
  /** Closed tenders with a pending live bid, which must be decided; sealed ones must be opened first. `at`: the announced closing time, which is in the future for a tender that was closed early. */
  | 'undecided'
  /** Tenders that close within 7 days and have no live bid. `at`: when the tender closes. */
  | 'withoutBids';

/** The kinds of tasks of a company. The last sentence of each describes the time `at` of the line and of its tenders. */
export type MyDeskKind =
  /** Unread notices that the company's own question was answered or declined. `at`: when the notice was created. */
  | 'answers'
  /** Live bids and drafts whose tender closes within 7 days. `at`: when the tender closes. */
  | 'closings'
  /** Live bids with documents that have no address, while one can still be given. `at`: the time limit for giving it. */
  | 'documents'
  /** Drafts of bids on tenders that still accept bids. `at`: when the tender closes. */
  | 'drafts'
  /** Unread notices of decisions on own bids. `at`: when the notice was created. */
  | 'outcomes'
  /** Live bids that do not confirm every addendum yet, while the tender accepts bids. `at`: when the tender closes. */
  | 'unconfirmedBids';

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

export type WaitingTenderFragment = { tenderId: string, tenderNumber: string, title: string, at: string, bidId: string | null };

export type MyDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDeskQuery = { myDesk: { lines: Array<{ kind: MyDeskKind, count: number, at: string, tenders: Array<{ tenderId: string, tenderNumber: string, title: string, at: string, bidId: string | null }> }>, nothingWaits: { openTenders: number, newTenders: number | null, fitting: Array<{ tenderId: string, tenderNumber: string, title: string, country: string, category: TenderCategory, closingDate: string }> } | null, nextClosings: Array<{ tenderId: string, tenderNumber: string, title: string, closingDate: string, bidId: string | null, hasDraft: boolean }> } };

export type AdminDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDeskQuery = { adminDesk: { lines: Array<{ kind: AdminDeskKind, count: number, at: string, tenders: Array<{ tenderId: string, tenderNumber: string, title: string, at: string, bidId: string | null }> }> } };

export const WaitingTenderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskTender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"bidId"}}]}}]} as unknown as DocumentNode;
export const MyDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"tenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingTender"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nothingWaits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openTenders"}},{"kind":"Field","name":{"kind":"Name","value":"newTenders"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextClosings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"bidId"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskTender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"bidId"}}]}}]} as unknown as DocumentNode;

/**
 * __useMyDeskQuery__
 *
 * To run a query within a React component, call `useMyDeskQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyDeskQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyDeskQuery({
 *   variables: {
 *   },
 * });
 */
export function useMyDeskQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyDeskQuery, MyDeskQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyDeskQuery, MyDeskQueryVariables>(MyDeskDocument, options);
      }
export function useMyDeskLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyDeskQuery, MyDeskQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyDeskQuery, MyDeskQueryVariables>(MyDeskDocument, options);
        }
export type MyDeskQueryHookResult = ReturnType<typeof useMyDeskQuery>;
export type MyDeskLazyQueryHookResult = ReturnType<typeof useMyDeskLazyQuery>;
export const AdminDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"tenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingTender"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskTender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"bidId"}}]}}]} as unknown as DocumentNode;

/**
 * __useAdminDeskQuery__
 *
 * To run a query within a React component, call `useAdminDeskQuery` and pass it any options that fit your needs.
 * When your component renders, `useAdminDeskQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAdminDeskQuery({
 *   variables: {
 *   },
 * });
 */
export function useAdminDeskQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AdminDeskQuery, AdminDeskQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminDeskQuery, AdminDeskQueryVariables>(AdminDeskDocument, options);
      }
export function useAdminDeskLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AdminDeskQuery, AdminDeskQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AdminDeskQuery, AdminDeskQueryVariables>(AdminDeskDocument, options);
        }
export type AdminDeskQueryHookResult = ReturnType<typeof useAdminDeskQuery>;
export type AdminDeskLazyQueryHookResult = ReturnType<typeof useAdminDeskLazyQuery>;
