/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type LoginInput = {
  password: string;
  username: string;
};

export type TenderCategory =
  | 'Construction'
  | 'Consulting'
  | 'Design'
  | 'Engineering'
  | 'Infrastructure'
  | 'Services'
  | 'Technology';

export type TenderFilter = {
  budgetFrom?: number | null | undefined;
  budgetTo?: number | null | undefined;
  category?: Array<TenderCategory> | null | undefined;
  closingFrom?: string | null | undefined;
  closingTo?: string | null | undefined;
  country?: Array<string> | null | undefined;
  /** Admins only: the hidden tenders instead of the live ones. */
  deleted?: boolean | null | undefined;
  openingFrom?: string | null | undefined;
  openingTo?: string | null | undefined;
  /** Case-insensitive contains, over number, title and location. */
  search?: string | null | undefined;
  status?: Array<TenderStatus> | null | undefined;
};

export type TenderStatus =
  | 'awarded'
  | 'closed'
  | 'draft'
  | 'open';

export type UserStatus =
  | 'active'
  | 'banned'
  | 'blocked';

export type SessionUserFragment = { id: string, username: string, email: string, firstName: string | null, isAdmin: boolean, status: UserStatus, createdAt: string };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { id: string, username: string, email: string, firstName: string | null, isAdmin: boolean, status: UserStatus, createdAt: string } };

export type TendersQueryVariables = Exact<{
  filter?: TenderFilter | null | undefined;
}>;


export type TendersQuery = { tenders: { nodes: Array<{ id: string, budgetMax: number, closingDate: string, status: TenderStatus }> } };

export const SessionUserFragmentDoc = gql`
    fragment SessionUser on User {
  id
  username
  email
  firstName
  isAdmin
  status
  createdAt
}
    `;
export const LoginDocument = gql`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    ...SessionUser
  }
}
    ${SessionUserFragmentDoc}`;

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
 *   },
 * });
 */
export function useLoginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LoginMutation, LoginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LoginMutation, LoginMutationVariables>(LoginDocument, options);
      }
export type LoginMutationHookResult = ReturnType<typeof useLoginMutation>;
export const TendersDocument = gql`
    query Tenders($filter: TenderFilter) {
  tenders(filter: $filter) {
    nodes {
      id
      budgetMax
      closingDate
      status
    }
  }
}
    `;

/**
 * __useTendersQuery__
 *
 * To run a query within a React component, call `useTendersQuery` and pass it any options that fit your needs.
 * When your component renders, `useTendersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTendersQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useTendersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TendersQuery, TendersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TendersQuery, TendersQueryVariables>(TendersDocument, options);
      }
export function useTendersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TendersQuery, TendersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TendersQuery, TendersQueryVariables>(TendersDocument, options);
        }
// @ts-ignore
export function useTendersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TendersQuery, TendersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TendersQuery, TendersQueryVariables>;
export function useTendersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TendersQuery, TendersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TendersQuery | undefined, TendersQueryVariables>;
export function useTendersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TendersQuery, TendersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TendersQuery, TendersQueryVariables>(TendersDocument, options);
        }
export type TendersQueryHookResult = ReturnType<typeof useTendersQuery>;
export type TendersLazyQueryHookResult = ReturnType<typeof useTendersLazyQuery>;
export type TendersSuspenseQueryHookResult = ReturnType<typeof useTendersSuspenseQuery>;