/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The language of a mail, ISO 639-1. */
export type Language =
  /** English. */
  | 'en'
  /** French. */
  | 'fr';

/** How notices of a group are mailed. */
export type NoticeDelivery =
  /** Immediately. Notices about one tender within ten minutes share one mail. */
  | 'atOnce'
  /** Once a day: one mail at 07:00 in the person's time zone. */
  | 'daily'
  /** Never: the notices are in the portal only. */
  | 'portal';

/** An item must meet every given condition. */
export type NoticeFilter = {
  /** Only notices about this topic. */
  about?: NoticeTopic | null | undefined;
  /** Only notices of this kind. */
  kind?: NoticeKind | null | undefined;
  /** Only notices about this tender. */
  tenderId?: string | number | null | undefined;
  /** true: only unread ones; false: only read ones. */
  unread?: boolean | null | undefined;
};

/** The kinds of notices. */
export type NoticeKind =
  /** A tender with an own bid was awarded. */
  | 'awardMade'
  /** An own bid was accepted or rejected, or the decision was undone. */
  | 'bidDecided'
  /** An own bid was submitted. */
  | 'bidReceived'
  /** An own bid was revised. */
  | 'bidRevised'
  /** An own bid was withdrawn. */
  | 'bidWithdrawn'
  /** The bids on a sealed tender with an own bid were opened. */
  | 'bidsOpened'
  /** A tender closes soon, and the person has no finished bid on it: only a draft, only a question, or a bid that does not confirm an addendum. */
  | 'closingSoon'
  /** A document of the own company expires soon. */
  | 'companyDocumentExpires'
  /** For administrators: the expected decision day has passed without a decision. */
  | 'decisionOverdue'
  /** Documents of an own bid have no address yet. */
  | 'documentsOwed'
  /** An uploaded file contained a virus and was deleted. For its owner, and for administrators if a bid names it. */
  | 'fileRefused'
  /** For administrators: a tender has closed without a bid. */
  | 'noBids'
  /** For administrators: an opening needs a second person. */
  | 'openingAwaited'
  /** For administrators: a sealed tender has closed and can be opened. */
  | 'openingDue'
  /** A question was answered, or its answer corrected, about a tender with an own bid, draft or question. */
  | 'questionAnswered'
  /** For administrators: a question waits for an answer. */
  | 'questionAsked'
  /** An own question was declined. */
  | 'questionDeclined'
  /** For administrators: an integration request has arrived. */
  | 'requestReceived'
  /** A tender newly matches a saved search. */
  | 'searchMatched'
  /** A tender with an own bid, draft or question was closed early, awarded, hidden, deleted or restored, or its award was undone. */
  | 'statusChanged'
  /** An open tender with an own bid, draft or question was changed. */
  | 'tenderAmended'
  /** A tender with an own bid, draft or question was cancelled. */
  | 'tenderCancelled'
  /** A tender with an own bid has closed and has its closing seal. */
  | 'tenderSealed'
  /** An own API token ends soon. */
  | 'tokenEnds'
  /** An own webhook was disabled, after repeated failures or because the receiver refused further messages (HTTP 410). */
  | 'webhookDisabled';

/** The settings to change. An absent setting stays unchanged. */
export type NoticeSettingsInput = {
  /** Mails about administrators' tasks. */
  administration?: NoticeDelivery | null | undefined;
  /** The language of the mails. */
  language?: Language | null | undefined;
  /** The language of the portal's screens. */
  portalLanguage?: Language | null | undefined;
  /** Reminders of tenders that close soon and on which the person has no finished bid, and of missing document addresses. Cannot be daily. */
  reminders?: NoticeDelivery | null | undefined;
  /** Mails about tenders on which the person has a bid, a draft or a question. */
  tenders?: NoticeDelivery | null | undefined;
  /** The IANA name of a time zone, such as Africa/Lagos. */
  timeZone?: string | null | undefined;
};

/** Topics that include several kinds of notices. */
export type NoticeTopic =
  /** Notices that an own bid was decided, or that its tender was awarded. */
  | 'outcomes'
  /** Notices that an own question was answered or declined, or that its answer was corrected. */
  | 'ownQuestions';

export type ToldNoticeFragment = { id: string, kind: NoticeKind, tenderId: string | null, tenderNumber: string | null, subject: string, paragraphs: Array<string>, page: string, createdAt: string, readAt: string | null };

export type NoticesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: NoticeFilter | null | undefined;
}>;


export type NoticesQuery = { notices: { nodes: Array<{ id: string, kind: NoticeKind, tenderId: string | null, tenderNumber: string | null, subject: string, paragraphs: Array<string>, page: string, createdAt: string, readAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnreadNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticesQuery = { unreadNotices: number };

export type MarkNoticesMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  all?: boolean | null | undefined;
  bidId?: string | number | null | undefined;
  tenderId?: string | number | null | undefined;
  about?: NoticeTopic | null | undefined;
  unread?: boolean | null | undefined;
}>;


export type MarkNoticesMutation = { markNotices: number };

export type OwnNoticeSettingsFragment = { language: Language, timeZone: string | null, tenders: NoticeDelivery, reminders: NoticeDelivery, administration: NoticeDelivery };

export type NoticeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeSettingsQuery = { noticeSettings: { language: Language, timeZone: string | null, tenders: NoticeDelivery, reminders: NoticeDelivery, administration: NoticeDelivery } };

export type SaveNoticeSettingsMutationVariables = Exact<{
  input: NoticeSettingsInput;
}>;


export type SaveNoticeSettingsMutation = { saveNoticeSettings: { language: Language, timeZone: string | null, tenders: NoticeDelivery, reminders: NoticeDelivery, administration: NoticeDelivery } };

export type PersonSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonSettingsQuery = { noticeSettings: { portalLanguage: Language | null, timeZone: string | null } };

export const ToldNoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode;
export const OwnNoticeSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNoticeSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"tenders"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"administration"}}]}}]} as unknown as DocumentNode;
export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldNotice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useNoticesQuery__
 *
 * To run a query within a React component, call `useNoticesQuery` and pass it any options that fit your needs.
 * When your component renders, `useNoticesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNoticesQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useNoticesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<NoticesQuery, NoticesQueryVariables> & ({ variables: NoticesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options);
      }
export function useNoticesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NoticesQuery, NoticesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options);
        }
export type NoticesQueryHookResult = ReturnType<typeof useNoticesQuery>;
export type NoticesLazyQueryHookResult = ReturnType<typeof useNoticesLazyQuery>;
export const UnreadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}}]} as unknown as DocumentNode;

/**
 * __useUnreadNoticesQuery__
 *
 * To run a query within a React component, call `useUnreadNoticesQuery` and pass it any options that fit your needs.
 * When your component renders, `useUnreadNoticesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUnreadNoticesQuery({
 *   variables: {
 *   },
 * });
 */
export function useUnreadNoticesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UnreadNoticesQuery, UnreadNoticesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UnreadNoticesQuery, UnreadNoticesQueryVariables>(UnreadNoticesDocument, options);
      }
export function useUnreadNoticesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UnreadNoticesQuery, UnreadNoticesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UnreadNoticesQuery, UnreadNoticesQueryVariables>(UnreadNoticesDocument, options);
        }
export type UnreadNoticesQueryHookResult = ReturnType<typeof useUnreadNoticesQuery>;
export type UnreadNoticesLazyQueryHookResult = ReturnType<typeof useUnreadNoticesLazyQuery>;
export const MarkNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"about"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeTopic"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unread"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"all"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}},{"kind":"Argument","name":{"kind":"Name","value":"bidId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"about"},"value":{"kind":"Variable","name":{"kind":"Name","value":"about"}}},{"kind":"Argument","name":{"kind":"Name","value":"unread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unread"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __useMarkNoticesMutation__
 *
 * To run a mutation, you first call `useMarkNoticesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkNoticesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markNoticesMutation, { data, loading, error }] = useMarkNoticesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      all: // value for 'all'
 *      bidId: // value for 'bidId'
 *      tenderId: // value for 'tenderId'
 *      about: // value for 'about'
 *      unread: // value for 'unread'
 *   },
 * });
 */
export function useMarkNoticesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkNoticesMutation, MarkNoticesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkNoticesMutation, MarkNoticesMutationVariables>(MarkNoticesDocument, options);
      }
export type MarkNoticesMutationHookResult = ReturnType<typeof useMarkNoticesMutation>;
export const NoticeSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnNoticeSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNoticeSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"tenders"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"administration"}}]}}]} as unknown as DocumentNode;

/**
 * __useNoticeSettingsQuery__
 *
 * To run a query within a React component, call `useNoticeSettingsQuery` and pass it any options that fit your needs.
 * When your component renders, `useNoticeSettingsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNoticeSettingsQuery({
 *   variables: {
 *   },
 * });
 */
export function useNoticeSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NoticeSettingsQuery, NoticeSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NoticeSettingsQuery, NoticeSettingsQueryVariables>(NoticeSettingsDocument, options);
      }
export function useNoticeSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NoticeSettingsQuery, NoticeSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NoticeSettingsQuery, NoticeSettingsQueryVariables>(NoticeSettingsDocument, options);
        }
export type NoticeSettingsQueryHookResult = ReturnType<typeof useNoticeSettingsQuery>;
export type NoticeSettingsLazyQueryHookResult = ReturnType<typeof useNoticeSettingsLazyQuery>;
export const SaveNoticeSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNoticeSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNoticeSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnNoticeSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNoticeSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"tenders"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"administration"}}]}}]} as unknown as DocumentNode;

/**
 * __useSaveNoticeSettingsMutation__
 *
 * To run a mutation, you first call `useSaveNoticeSettingsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveNoticeSettingsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveNoticeSettingsMutation, { data, loading, error }] = useSaveNoticeSettingsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSaveNoticeSettingsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveNoticeSettingsMutation, SaveNoticeSettingsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveNoticeSettingsMutation, SaveNoticeSettingsMutationVariables>(SaveNoticeSettingsDocument, options);
      }
export type SaveNoticeSettingsMutationHookResult = ReturnType<typeof useSaveNoticeSettingsMutation>;
export const PersonSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portalLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePersonSettingsQuery__
 *
 * To run a query within a React component, call `usePersonSettingsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePersonSettingsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePersonSettingsQuery({
 *   variables: {
 *   },
 * });
 */
export function usePersonSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PersonSettingsQuery, PersonSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PersonSettingsQuery, PersonSettingsQueryVariables>(PersonSettingsDocument, options);
      }
export function usePersonSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PersonSettingsQuery, PersonSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PersonSettingsQuery, PersonSettingsQueryVariables>(PersonSettingsDocument, options);
        }
export type PersonSettingsQueryHookResult = ReturnType<typeof usePersonSettingsQuery>;
export type PersonSettingsLazyQueryHookResult = ReturnType<typeof usePersonSettingsLazyQuery>;
