/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type VerifyBidReceiptQueryVariables = Exact<{
  receiptNumber: string;
  sha256: string;
}>;


export type VerifyBidReceiptQuery = { verifyBidReceipt: { matches: boolean, receipt: { receiptNumber: string, revision: number, submittedAt: string, receivedAt: string | null } | null } };

export type WholeReceiptsQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeReceiptsQuery = { bid: { id: string, revisions: Array<{ revision: number, receipt: { receiptNumber: string, bidId: string, revision: number, submittedAt: string, receivedAt: string | null, sha256: string, canonicalForm: string } | null }> } };

export type ClosingSealQueryVariables = Exact<{
  id: string | number;
}>;


export type ClosingSealQuery = { tender: { id: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } };

export type VerifyClosingSealQueryVariables = Exact<{
  id: string | number;
}>;


export type VerifyClosingSealQuery = { verifyClosingSeal: { matches: boolean, missing: Array<string>, added: Array<string>, altered: Array<string> } };


export const VerifyBidReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyBidReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyBidReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiptNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useVerifyBidReceiptQuery__
 *
 * To run a query within a React component, call `useVerifyBidReceiptQuery` and pass it any options that fit your needs.
 * When your component renders, `useVerifyBidReceiptQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVerifyBidReceiptQuery({
 *   variables: {
 *      receiptNumber: // value for 'receiptNumber'
 *      sha256: // value for 'sha256'
 *   },
 * });
 */
export function useVerifyBidReceiptQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables> & ({ variables: VerifyBidReceiptQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables>(VerifyBidReceiptDocument, options);
      }
export function useVerifyBidReceiptLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables>(VerifyBidReceiptDocument, options);
        }
export type VerifyBidReceiptQueryHookResult = ReturnType<typeof useVerifyBidReceiptQuery>;
export type VerifyBidReceiptLazyQueryHookResult = ReturnType<typeof useVerifyBidReceiptLazyQuery>;
export const WholeReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WholeReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bidId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalForm"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useWholeReceiptsQuery__
 *
 * To run a query within a React component, call `useWholeReceiptsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWholeReceiptsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWholeReceiptsQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWholeReceiptsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WholeReceiptsQuery, WholeReceiptsQueryVariables> & ({ variables: WholeReceiptsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WholeReceiptsQuery, WholeReceiptsQueryVariables>(WholeReceiptsDocument, options);
      }
export function useWholeReceiptsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WholeReceiptsQuery, WholeReceiptsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WholeReceiptsQuery, WholeReceiptsQueryVariables>(WholeReceiptsDocument, options);
        }
export type WholeReceiptsQueryHookResult = ReturnType<typeof useWholeReceiptsQuery>;
export type WholeReceiptsLazyQueryHookResult = ReturnType<typeof useWholeReceiptsLazyQuery>;
export const ClosingSealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosingSeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useClosingSealQuery__
 *
 * To run a query within a React component, call `useClosingSealQuery` and pass it any options that fit your needs.
 * When your component renders, `useClosingSealQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useClosingSealQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useClosingSealQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ClosingSealQuery, ClosingSealQueryVariables> & ({ variables: ClosingSealQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ClosingSealQuery, ClosingSealQueryVariables>(ClosingSealDocument, options);
      }
export function useClosingSealLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ClosingSealQuery, ClosingSealQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ClosingSealQuery, ClosingSealQueryVariables>(ClosingSealDocument, options);
        }
export type ClosingSealQueryHookResult = ReturnType<typeof useClosingSealQuery>;
export type ClosingSealLazyQueryHookResult = ReturnType<typeof useClosingSealLazyQuery>;
export const VerifyClosingSealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyClosingSeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyClosingSeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"altered"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useVerifyClosingSealQuery__
 *
 * To run a query within a React component, call `useVerifyClosingSealQuery` and pass it any options that fit your needs.
 * When your component renders, `useVerifyClosingSealQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVerifyClosingSealQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useVerifyClosingSealQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VerifyClosingSealQuery, VerifyClosingSealQueryVariables> & ({ variables: VerifyClosingSealQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VerifyClosingSealQuery, VerifyClosingSealQueryVariables>(VerifyClosingSealDocument, options);
      }
export function useVerifyClosingSealLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VerifyClosingSealQuery, VerifyClosingSealQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VerifyClosingSealQuery, VerifyClosingSealQueryVariables>(VerifyClosingSealDocument, options);
        }
export type VerifyClosingSealQueryHookResult = ReturnType<typeof useVerifyClosingSealQuery>;
export type VerifyClosingSealLazyQueryHookResult = ReturnType<typeof useVerifyClosingSealLazyQuery>;
