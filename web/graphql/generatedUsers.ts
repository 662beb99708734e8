/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The direction of an order. */
export type OrderDirection =
  /** The lowest first. */
  | 'ascending'
  /** The highest first. */
  | 'descending';

/** An item must meet every given condition. */
export type UserFilter = {
  /** Created or changed at or after this time. Send the `changesUntil` of the last answer: then no change is missed, and a few changes may be returned twice. A date without a time means 00:00:00.000 UTC of that day. BAD_USER_INPUT for a time in the future. */
  changedSince?: string | null | undefined;
  /** true: only deleted users; otherwise only users that are not deleted. Use it together with changedSince, so that your copy learns of deletions. */
  deleted?: boolean | null | undefined;
  /** true: administrators; false: partners. */
  isAdmin?: boolean | null | undefined;
  /** A text in the username, e-mail address, names or company, ignoring case. */
  search?: string | null | undefined;
  /** The user's status is one of these. */
  status?: Array<UserStatus> | null | undefined;
};

/** An account that an administrator creates. */
export type UserInput = {
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
  /** At most 50 characters. */
  cardId?: string | null | undefined;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** At most 200 characters. */
  companyName?: string | null | undefined;
  /** One of engineer, architectural, materials_supplier, contractor, consultant, manufacturer, other; any other text is shown as is. At most 100 characters. */
  companyTypology?: string | null | undefined;
  /** Unique, ignoring case. At most 254 characters. */
  email: string;
  /** At most 100 characters. */
  firstName?: string | null | undefined;
  /** true: an administrator; false: a partner. */
  isAdmin?: boolean;
  /** At most 100 characters. */
  lastName?: string | null | undefined;
  /** A new password ends the user's other sessions. 6 to 200 characters. */
  password: string;
  /** Free text; a registration stores one of PartnerRole. At most 100 characters. */
  role?: string | null | undefined;
  /** Unique, ignoring case. 3 to 50 characters. */
  username: string;
  /** At most 50 characters. */
  vatNumber?: string | null | undefined;
};

/** The order of a list. */
export type UserOrder = {
  /** Whether the lowest value comes first or the highest. */
  direction: OrderDirection;
  /** The value to sort by. */
  field: UserOrderField;
};

/** The values by which this list can be sorted. */
export type UserOrderField =
  /** By companyName; accounts without a company name sort before all others. */
  | 'companyName'
  /** By createdAt. */
  | 'createdAt'
  /** By email. */
  | 'email'
  /** By lastSignInAt; accounts that never signed in sort before all others. */
  | 'lastSignInAt'
  /** By status. */
  | 'status'
  /** By username. */
  | 'username';

/** The fields to change. An absent field stays unchanged; null clears an optional field. */
export type UserPatch = {
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
  /** At most 50 characters. */
  cardId?: string | null | undefined;
  /** At most 200 characters. */
  companyName?: string | null | undefined;
  /** One of engineer, architectural, materials_supplier, contractor, consultant, manufacturer, other; any other text is shown as is. At most 100 characters. */
  companyTypology?: string | null | undefined;
  /** Unique, ignoring case. At most 254 characters. */
  email?: string | null | undefined;
  /** At most 100 characters. */
  firstName?: string | null | undefined;
  /** true: an administrator; false: a partner. */
  isAdmin?: boolean | null | undefined;
  /** At most 100 characters. */
  lastName?: string | null | undefined;
  /** A new password ends the user's other sessions. 6 to 200 characters. */
  password?: string | null | undefined;
  /** Free text; a registration stores one of PartnerRole. At most 100 characters. */
  role?: string | null | undefined;
  /** blocked and banned end every session of the user. */
  status?: UserStatus | null | undefined;
  /** Unique, ignoring case. 3 to 50 characters. */
  username?: string | null | undefined;
  /** At most 50 characters. */
  vatNumber?: string | null | undefined;
  /** The version that the client read. A stale version is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** Only an active user can sign in; a blocked one can be unblocked by an administrator. */
export type UserStatus =
  /** Can sign in. */
  | 'active'
  /** Cannot sign in. */
  | 'banned'
  /** Cannot sign in until an administrator unblocks the account. */
  | 'blocked';

export type ManagedUserFragment = { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number };

export type ManagedUsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: UserFilter;
  orderBy?: UserOrder | null | undefined;
}>;


export type ManagedUsersQuery = { users: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ManagedUserQueryVariables = Exact<{
  id: string | number;
}>;


export type ManagedUserQuery = { user: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number } };

export type CreateUserMutationVariables = Exact<{
  input: UserInput;
  ownPassword?: string | null | undefined;
  ownCode?: string | null | undefined;
}>;


export type CreateUserMutation = { createUser: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number } };

export type UpdateUserMutationVariables = Exact<{
  id: string | number;
  patch: UserPatch;
  ownPassword?: string | null | undefined;
  ownCode?: string | null | undefined;
}>;


export type UpdateUserMutation = { updateUser: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number } };

export type EraseUserMutationVariables = Exact<{
  id: string | number;
  password: string;
  ownCode?: string | null | undefined;
}>;


export type EraseUserMutation = { eraseUser: { id: string } };

export type DeleteUserMutationVariables = Exact<{
  id: string | number;
  ownPassword?: string | null | undefined;
  ownCode?: string | null | undefined;
}>;


export type DeleteUserMutation = { deleteUser: { id: string } };

export const ManagedUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const ManagedUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedUsersQuery__
 *
 * To run a query within a React component, call `useManagedUsersQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedUsersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedUsersQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *   },
 * });
 */
export function useManagedUsersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManagedUsersQuery, ManagedUsersQueryVariables> & ({ variables: ManagedUsersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedUsersQuery, ManagedUsersQueryVariables>(ManagedUsersDocument, options);
      }
export function useManagedUsersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManagedUsersQuery, ManagedUsersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedUsersQuery, ManagedUsersQueryVariables>(ManagedUsersDocument, options);
        }
export type ManagedUsersQueryHookResult = ReturnType<typeof useManagedUsersQuery>;
export type ManagedUsersLazyQueryHookResult = ReturnType<typeof useManagedUsersLazyQuery>;
export const ManagedUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedUserQuery__
 *
 * To run a query within a React component, call `useManagedUserQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedUserQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedUserQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useManagedUserQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManagedUserQuery, ManagedUserQueryVariables> & ({ variables: ManagedUserQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedUserQuery, ManagedUserQueryVariables>(ManagedUserDocument, options);
      }
export function useManagedUserLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManagedUserQuery, ManagedUserQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedUserQuery, ManagedUserQueryVariables>(ManagedUserDocument, options);
        }
export type ManagedUserQueryHookResult = ReturnType<typeof useManagedUserQuery>;
export type ManagedUserLazyQueryHookResult = ReturnType<typeof useManagedUserLazyQuery>;
export const CreateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateUserMutation__
 *
 * To run a mutation, you first call `useCreateUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createUserMutation, { data, loading, error }] = useCreateUserMutation({
 *   variables: {
 *      input: // value for 'input'
 *      ownPassword: // value for 'ownPassword'
 *      ownCode: // value for 'ownCode'
 *   },
 * });
 */
export function useCreateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateUserMutation, CreateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateUserMutation, CreateUserMutationVariables>(CreateUserDocument, options);
      }
export type CreateUserMutationHookResult = ReturnType<typeof useCreateUserMutation>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patch"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateUserMutation__
 *
 * To run a mutation, you first call `useUpdateUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateUserMutation, { data, loading, error }] = useUpdateUserMutation({
 *   variables: {
 *      id: // value for 'id'
 *      patch: // value for 'patch'
 *      ownPassword: // value for 'ownPassword'
 *      ownCode: // value for 'ownCode'
 *   },
 * });
 */
export function useUpdateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateUserMutation, UpdateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options);
      }
export type UpdateUserMutationHookResult = ReturnType<typeof useUpdateUserMutation>;
export const EraseUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useEraseUserMutation__
 *
 * To run a mutation, you first call `useEraseUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEraseUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [eraseUserMutation, { data, loading, error }] = useEraseUserMutation({
 *   variables: {
 *      id: // value for 'id'
 *      password: // value for 'password'
 *      ownCode: // value for 'ownCode'
 *   },
 * });
 */
export function useEraseUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EraseUserMutation, EraseUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EraseUserMutation, EraseUserMutationVariables>(EraseUserDocument, options);
      }
export type EraseUserMutationHookResult = ReturnType<typeof useEraseUserMutation>;
export const DeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteUserMutation__
 *
 * To run a mutation, you first call `useDeleteUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteUserMutation, { data, loading, error }] = useDeleteUserMutation({
 *   variables: {
 *      id: // value for 'id'
 *      ownPassword: // value for 'ownPassword'
 *      ownCode: // value for 'ownCode'
 *   },
 * });
 */
export function useDeleteUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteUserMutation, DeleteUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteUserMutation, DeleteUserMutationVariables>(DeleteUserDocument, options);
      }
export type DeleteUserMutationHookResult = ReturnType<typeof useDeleteUserMutation>;