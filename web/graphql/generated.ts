/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type BidInput = {
  /** Whole US dollars, at least 1; the budget range is a hint. */
  bidAmount: number;
  /** A key of this try (1 to 200 characters): a second call with the same key answers the first one's bid. */
  clientMutationId?: string | null | undefined;
  /** http or https. */
  documentsUrl?: string | null | undefined;
  /** At least 50 characters; plain text. */
  technicalProposal: string;
  tenderId: string | number;
  /** Days, at least 1. */
  timelineDays: number;
};

/** pending from its submission on. */
export type BidStatus =
  | 'accepted'
  | 'pending'
  | 'rejected';

export type CompanyProfileInput = {
  addressCity?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  addressCountry?: string | null | undefined;
  addressPostalCode?: string | null | undefined;
  addressState?: string | null | undefined;
  addressStreet?: string | null | undefined;
  companyName: string;
  description?: string | null | undefined;
  /** At least 1. */
  employeeCount?: number | null | undefined;
  /** One of the nine industries. */
  industry?: string | null | undefined;
  phone?: string | null | undefined;
  registrationNumber?: string | null | undefined;
  /** http or https. */
  website?: string | null | undefined;
};

/** The fields to change; what is absent stays, null clears. */
export type CompanyProfilePatch = {
  addressCity?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  addressCountry?: string | null | undefined;
  addressPostalCode?: string | null | undefined;
  addressState?: string | null | undefined;
  addressStreet?: string | null | undefined;
  companyName?: string | null | undefined;
  description?: string | null | undefined;
  /** At least 1. */
  employeeCount?: number | null | undefined;
  /** One of the nine industries. */
  industry?: string | null | undefined;
  phone?: string | null | undefined;
  registrationNumber?: string | null | undefined;
  /** The version that was read: a stale one is refused with CONFLICT. */
  version?: number | null | undefined;
  /** http or https. */
  website?: string | null | undefined;
};

export type LoginInput = {
  password: string;
  /** Without regard to case. */
  username: string;
};

/** What a partner does in the framework. */
export type PartnerRole =
  | 'architecture'
  | 'developer'
  | 'execution'
  | 'other'
  | 'supplier';

/** Spec §3, registration payload. */
export type RegistrationInput = {
  /** Becomes the account's companyName. */
  company?: string | null | undefined;
  email: string;
  firstName: string;
  lastName: string;
  /** 6 to 200 characters. */
  password: string;
  role?: PartnerRole | null | undefined;
  /** 3 to 50 characters. */
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

/** Partners see every status but draft. */
export type TenderStatus =
  | 'awarded'
  | 'closed'
  | 'draft'
  | 'open';

export type SubmitBidMutationVariables = Exact<{
  input: BidInput;
}>;


export type SubmitBidMutation = { submitBid: { id: string, status: BidStatus, submittedAt: string } };

export type SubmittedBidFragment = { id: string, bidAmount: number, timelineDays: number, technicalProposal: string, documentsUrl: string | null, submittedAt: string, company: { id: string, companyName: string, email: string, companyTypology: string | null } };

export type TendersWithBidsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type TendersWithBidsQuery = { tenders: { nodes: Array<{ id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, bidCount: number, bids: Array<{ id: string, bidAmount: number, timelineDays: number, technicalProposal: string, documentsUrl: string | null, submittedAt: string, company: { id: string, companyName: string, email: string, companyTypology: string | null } }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MoreBidsQueryVariables = Exact<{
  tenderId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type MoreBidsQuery = { bids: { nodes: Array<{ id: string, bidAmount: number, timelineDays: number, technicalProposal: string, documentsUrl: string | null, submittedAt: string, company: { id: string, companyName: string, email: string, companyTypology: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OwnBidFragment = { id: string, bidAmount: number, timelineDays: number, technicalProposal: string, documentsUrl: string | null, status: BidStatus, submittedAt: string };

export type OwnLiveBidQueryVariables = Exact<{
  tenderId: string | number;
}>;


export type OwnLiveBidQuery = { myBids: { nodes: Array<{ id: string, bidAmount: number, timelineDays: number, technicalProposal: string, documentsUrl: string | null, status: BidStatus, submittedAt: string }> } };

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
}>;


export type LoginMutation = { login: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean } };

export type RegisterMutationVariables = Exact<{
  input: RegistrationInput;
}>;


export type RegisterMutation = { register: { id: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type TenderFactsFragment = { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, status: TenderStatus, version: number };

export type OpenTendersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OpenTendersQuery = { tenders: { nodes: Array<{ id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, status: TenderStatus, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OpenTenderVersionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OpenTenderVersionsQuery = { tenders: { nodes: Array<{ id: string, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TenderToBidQueryVariables = Exact<{
  id: string | number;
}>;


export type TenderToBidQuery = { tender: { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, status: TenderStatus, version: number } };

export const SubmittedBidFragmentDoc = gql`
    fragment SubmittedBid on Bid {
  id
  bidAmount
  timelineDays
  technicalProposal
  documentsUrl
  submittedAt
  company {
    id
    companyName
    email
    companyTypology
  }
}
    `;
export const OwnBidFragmentDoc = gql`
    fragment OwnBid on Bid {
  id
  bidAmount
  timelineDays
  technicalProposal
  documentsUrl
  status
  submittedAt
}
    `;
export const CompanyProfileFieldsFragmentDoc = gql`
    fragment CompanyProfileFields on CompanyProfile {
  id
  companyName
  addressStreet
  addressCity
  addressState
  addressPostalCode
  addressCountry
  phone
  website
  registrationNumber
  employeeCount
  industry
  description
  version
}
    `;
export const StoredUserFragmentDoc = gql`
    fragment StoredUser on User {
  id
  username
  email
  firstName
  lastName
  companyName
  companyTypology
  vatNumber
  cardId
  addressStreet
  addressCity
  addressState
  addressPostalCode
  addressCountry
  isAdmin
}
    `;
export const TenderFactsFragmentDoc = gql`
    fragment TenderFacts on Tender {
  id
  tenderNumber
  title
  description
  category
  budgetMin
  budgetMax
  openingDate
  closingDate
  location
  country
  requirements
  documentsUrl
  status
  version
}
    `;
export const SubmitBidDocument = gql`
    mutation SubmitBid($input: BidInput!) {
  submitBid(input: $input) {
    id
    status
    submittedAt
  }
}
    `;

/**
 * __useSubmitBidMutation__
 *
 * To run a mutation, you first call `useSubmitBidMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitBidMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitBidMutation, { data, loading, error }] = useSubmitBidMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSubmitBidMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitBidMutation, SubmitBidMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitBidMutation, SubmitBidMutationVariables>(SubmitBidDocument, options);
      }
export type SubmitBidMutationHookResult = ReturnType<typeof useSubmitBidMutation>;
export const TendersWithBidsDocument = gql`
    query TendersWithBids($first: Int!, $after: String) {
  tenders(
    first: $first
    after: $after
    orderBy: {field: createdAt, direction: descending}
  ) {
    nodes {
      id
      tenderNumber
      title
      status
      closingDate
      bidCount
      bids {
        ...SubmittedBid
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${SubmittedBidFragmentDoc}`;

/**
 * __useTendersWithBidsQuery__
 *
 * To run a query within a React component, call `useTendersWithBidsQuery` and pass it any options that fit your needs.
 * When your component renders, `useTendersWithBidsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTendersWithBidsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useTendersWithBidsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TendersWithBidsQuery, TendersWithBidsQueryVariables> & ({ variables: TendersWithBidsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TendersWithBidsQuery, TendersWithBidsQueryVariables>(TendersWithBidsDocument, options);
      }
export function useTendersWithBidsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TendersWithBidsQuery, TendersWithBidsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TendersWithBidsQuery, TendersWithBidsQueryVariables>(TendersWithBidsDocument, options);
        }
export type TendersWithBidsQueryHookResult = ReturnType<typeof useTendersWithBidsQuery>;
export type TendersWithBidsLazyQueryHookResult = ReturnType<typeof useTendersWithBidsLazyQuery>;
export const MoreBidsDocument = gql`
    query MoreBids($tenderId: ID!, $first: Int!, $after: String) {
  bids(
    first: $first
    after: $after
    filter: {tenderId: $tenderId}
    orderBy: {field: submittedAt, direction: descending}
  ) {
    nodes {
      ...SubmittedBid
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${SubmittedBidFragmentDoc}`;

/**
 * __useMoreBidsQuery__
 *
 * To run a query within a React component, call `useMoreBidsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMoreBidsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMoreBidsQuery({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useMoreBidsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MoreBidsQuery, MoreBidsQueryVariables> & ({ variables: MoreBidsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MoreBidsQuery, MoreBidsQueryVariables>(MoreBidsDocument, options);
      }
export function useMoreBidsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MoreBidsQuery, MoreBidsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MoreBidsQuery, MoreBidsQueryVariables>(MoreBidsDocument, options);
        }
export type MoreBidsQueryHookResult = ReturnType<typeof useMoreBidsQuery>;
export type MoreBidsLazyQueryHookResult = ReturnType<typeof useMoreBidsLazyQuery>;
export const OwnLiveBidDocument = gql`
    query OwnLiveBid($tenderId: ID!) {
  myBids(first: 1, filter: {tenderId: $tenderId}) {
    nodes {
      ...OwnBid
    }
  }
}
    ${OwnBidFragmentDoc}`;

/**
 * __useOwnLiveBidQuery__
 *
 * To run a query within a React component, call `useOwnLiveBidQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnLiveBidQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnLiveBidQuery({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *   },
 * });
 */
export function useOwnLiveBidQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OwnLiveBidQuery, OwnLiveBidQueryVariables> & ({ variables: OwnLiveBidQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnLiveBidQuery, OwnLiveBidQueryVariables>(OwnLiveBidDocument, options);
      }
export function useOwnLiveBidLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnLiveBidQuery, OwnLiveBidQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnLiveBidQuery, OwnLiveBidQueryVariables>(OwnLiveBidDocument, options);
        }
export type OwnLiveBidQueryHookResult = ReturnType<typeof useOwnLiveBidQuery>;
export type OwnLiveBidLazyQueryHookResult = ReturnType<typeof useOwnLiveBidLazyQuery>;
export const CompanyProfileDocument = gql`
    query CompanyProfile {
  companyProfile {
    ...CompanyProfileFields
  }
}
    ${CompanyProfileFieldsFragmentDoc}`;

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
export const CreateCompanyProfileDocument = gql`
    mutation CreateCompanyProfile($input: CompanyProfileInput!) {
  createCompanyProfile(input: $input) {
    ...CompanyProfileFields
  }
}
    ${CompanyProfileFieldsFragmentDoc}`;

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
export const UpdateCompanyProfileDocument = gql`
    mutation UpdateCompanyProfile($patch: CompanyProfilePatch!) {
  updateCompanyProfile(patch: $patch) {
    ...CompanyProfileFields
  }
}
    ${CompanyProfileFieldsFragmentDoc}`;

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
export const MeDocument = gql`
    query Me {
  me {
    ...StoredUser
  }
}
    ${StoredUserFragmentDoc}`;

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
export const LoginDocument = gql`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    ...StoredUser
  }
}
    ${StoredUserFragmentDoc}`;

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
export const RegisterDocument = gql`
    mutation Register($input: RegistrationInput!) {
  register(input: $input) {
    id
  }
}
    `;

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
 *   },
 * });
 */
export function useRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterMutation, RegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
      }
export type RegisterMutationHookResult = ReturnType<typeof useRegisterMutation>;
export const LogoutDocument = gql`
    mutation Logout {
  logout
}
    `;

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
export const OpenTendersDocument = gql`
    query OpenTenders($first: Int!, $after: String) {
  tenders(
    first: $first
    after: $after
    filter: {status: [open]}
    orderBy: {field: closingDate, direction: ascending}
  ) {
    nodes {
      ...TenderFacts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${TenderFactsFragmentDoc}`;

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
export const OpenTenderVersionsDocument = gql`
    query OpenTenderVersions($first: Int!, $after: String) {
  tenders(
    first: $first
    after: $after
    filter: {status: [open]}
    orderBy: {field: closingDate, direction: ascending}
  ) {
    nodes {
      id
      version
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;

/**
 * __useOpenTenderVersionsQuery__
 *
 * To run a query within a React component, call `useOpenTenderVersionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenTenderVersionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenTenderVersionsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useOpenTenderVersionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenTenderVersionsQuery, OpenTenderVersionsQueryVariables> & ({ variables: OpenTenderVersionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenTenderVersionsQuery, OpenTenderVersionsQueryVariables>(OpenTenderVersionsDocument, options);
      }
export function useOpenTenderVersionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenTenderVersionsQuery, OpenTenderVersionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenTenderVersionsQuery, OpenTenderVersionsQueryVariables>(OpenTenderVersionsDocument, options);
        }
export type OpenTenderVersionsQueryHookResult = ReturnType<typeof useOpenTenderVersionsQuery>;
export type OpenTenderVersionsLazyQueryHookResult = ReturnType<typeof useOpenTenderVersionsLazyQuery>;
export const TenderToBidDocument = gql`
    query TenderToBid($id: ID!) {
  tender(id: $id) {
    ...TenderFacts
  }
}
    ${TenderFactsFragmentDoc}`;

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
