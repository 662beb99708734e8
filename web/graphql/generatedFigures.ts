/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
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

export type FigureRowFragment = { group: string, groupName: string, tenders: number, bids: number, medianBids: number, shareWithoutBids: number, shareWithOneBid: number, shareWithTwoBids: number, shareWithMoreBids: number, cancelled: number, awaitingDecision: number, wins: number, winsBelowBudget: number, winsWithinBudget: number, winsAboveBudget: number, awardedValue: number, medianAwardOfBudget: number | null, medianDaysOpen: number | null, medianDaysToOpening: number | null, medianDaysToDecision: number | null, questions: number, medianHoursToAnswer: number | null, addenda: number, newBidders: number, returningBidders: number };

export type FiguresQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  filter: TenderFilter;
}>;


export type FiguresQuery = { all: Array<{ group: string, groupName: string, tenders: number, bids: number, medianBids: number, shareWithoutBids: number, shareWithOneBid: number, shareWithTwoBids: number, shareWithMoreBids: number, cancelled: number, awaitingDecision: number, wins: number, winsBelowBudget: number, winsWithinBudget: number, winsAboveBudget: number, awardedValue: number, medianAwardOfBudget: number | null, medianDaysOpen: number | null, medianDaysToOpening: number | null, medianDaysToDecision: number | null, questions: number, medianHoursToAnswer: number | null, addenda: number, newBidders: number, returningBidders: number }>, months: Array<{ group: string, groupName: string, tenders: number, bids: number, medianBids: number, shareWithoutBids: number, shareWithOneBid: number, shareWithTwoBids: number, shareWithMoreBids: number, cancelled: number, awaitingDecision: number, wins: number, winsBelowBudget: number, winsWithinBudget: number, winsAboveBudget: number, awardedValue: number, medianAwardOfBudget: number | null, medianDaysOpen: number | null, medianDaysToOpening: number | null, medianDaysToDecision: number | null, questions: number, medianHoursToAnswer: number | null, addenda: number, newBidders: number, returningBidders: number }>, categories: Array<{ group: string, groupName: string, tenders: number, bids: number, medianBids: number, shareWithoutBids: number, shareWithOneBid: number, shareWithTwoBids: number, shareWithMoreBids: number, cancelled: number, awaitingDecision: number, wins: number, winsBelowBudget: number, winsWithinBudget: number, winsAboveBudget: number, awardedValue: number, medianAwardOfBudget: number | null, medianDaysOpen: number | null, medianDaysToOpening: number | null, medianDaysToDecision: number | null, questions: number, medianHoursToAnswer: number | null, addenda: number, newBidders: number, returningBidders: number }>, countries: Array<{ group: string, groupName: string, tenders: number, bids: number, medianBids: number, shareWithoutBids: number, shareWithOneBid: number, shareWithTwoBids: number, shareWithMoreBids: number, cancelled: number, awaitingDecision: number, wins: number, winsBelowBudget: number, winsWithinBudget: number, winsAboveBudget: number, awardedValue: number, medianAwardOfBudget: number | null, medianDaysOpen: number | null, medianDaysToOpening: number | null, medianDaysToDecision: number | null, questions: number, medianHoursToAnswer: number | null, addenda: number, newBidders: number, returningBidders: number }>, buyers: Array<{ group: string, groupName: string, tenders: number, bids: number, medianBids: number, shareWithoutBids: number, shareWithOneBid: number, shareWithTwoBids: number, shareWithMoreBids: number, cancelled: number, awaitingDecision: number, wins: number, winsBelowBudget: number, winsWithinBudget: number, winsAboveBudget: number, awardedValue: number, medianAwardOfBudget: number | null, medianDaysOpen: number | null, medianDaysToOpening: number | null, medianDaysToDecision: number | null, questions: number, medianHoursToAnswer: number | null, addenda: number, newBidders: number, returningBidders: number }>, crossing: Array<{ group: string, thenGroup: string | null, tenders: number }>, everyBuyer: Array<{ group: string, groupName: string }> };

export type FiguresInBriefQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type FiguresInBriefQuery = { procurementFigures: Array<{ tenders: number, medianBids: number, medianDaysToDecision: number | null, awaitingDecision: number }> };

export const FigureRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProcurementFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"tenders"}},{"kind":"Field","name":{"kind":"Name","value":"bids"}},{"kind":"Field","name":{"kind":"Name","value":"medianBids"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithoutBids"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithOneBid"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithTwoBids"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithMoreBids"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingDecision"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winsBelowBudget"}},{"kind":"Field","name":{"kind":"Name","value":"winsWithinBudget"}},{"kind":"Field","name":{"kind":"Name","value":"winsAboveBudget"}},{"kind":"Field","name":{"kind":"Name","value":"awardedValue"}},{"kind":"Field","name":{"kind":"Name","value":"medianAwardOfBudget"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysOpen"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysToOpening"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysToDecision"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"medianHoursToAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"addenda"}},{"kind":"Field","name":{"kind":"Name","value":"newBidders"}},{"kind":"Field","name":{"kind":"Name","value":"returningBidders"}}]}}]} as unknown as DocumentNode;
export const FiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Figures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"procurementFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"EnumValue","value":"ALL"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"months"},"name":{"kind":"Name","value":"procurementFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"EnumValue","value":"MONTH"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"categories"},"name":{"kind":"Name","value":"procurementFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"EnumValue","value":"CATEGORY"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"countries"},"name":{"kind":"Name","value":"procurementFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"EnumValue","value":"COUNTRY"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"buyers"},"name":{"kind":"Name","value":"procurementFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"EnumValue","value":"BUYER"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"crossing"},"name":{"kind":"Name","value":"procurementFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"EnumValue","value":"MONTH"}},{"kind":"Argument","name":{"kind":"Name","value":"thenBy"},"value":{"kind":"EnumValue","value":"CATEGORY"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"thenGroup"}},{"kind":"Field","name":{"kind":"Name","value":"tenders"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"everyBuyer"},"name":{"kind":"Name","value":"procurementFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"EnumValue","value":"BUYER"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProcurementFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"tenders"}},{"kind":"Field","name":{"kind":"Name","value":"bids"}},{"kind":"Field","name":{"kind":"Name","value":"medianBids"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithoutBids"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithOneBid"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithTwoBids"}},{"kind":"Field","name":{"kind":"Name","value":"shareWithMoreBids"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingDecision"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winsBelowBudget"}},{"kind":"Field","name":{"kind":"Name","value":"winsWithinBudget"}},{"kind":"Field","name":{"kind":"Name","value":"winsAboveBudget"}},{"kind":"Field","name":{"kind":"Name","value":"awardedValue"}},{"kind":"Field","name":{"kind":"Name","value":"medianAwardOfBudget"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysOpen"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysToOpening"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysToDecision"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"medianHoursToAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"addenda"}},{"kind":"Field","name":{"kind":"Name","value":"newBidders"}},{"kind":"Field","name":{"kind":"Name","value":"returningBidders"}}]}}]} as unknown as DocumentNode;

/**
 * __useFiguresQuery__
 *
 * To run a query within a React component, call `useFiguresQuery` and pass it any options that fit your needs.
 * When your component renders, `useFiguresQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFiguresQuery({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useFiguresQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FiguresQuery, FiguresQueryVariables> & ({ variables: FiguresQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FiguresQuery, FiguresQueryVariables>(FiguresDocument, options);
      }
export function useFiguresLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FiguresQuery, FiguresQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FiguresQuery, FiguresQueryVariables>(FiguresDocument, options);
        }
export type FiguresQueryHookResult = ReturnType<typeof useFiguresQuery>;
export type FiguresLazyQueryHookResult = ReturnType<typeof useFiguresLazyQuery>;
export const FiguresInBriefDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FiguresInBrief"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"procurementFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"EnumValue","value":"ALL"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenders"}},{"kind":"Field","name":{"kind":"Name","value":"medianBids"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysToDecision"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingDecision"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useFiguresInBriefQuery__
 *
 * To run a query within a React component, call `useFiguresInBriefQuery` and pass it any options that fit your needs.
 * When your component renders, `useFiguresInBriefQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFiguresInBriefQuery({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *   },
 * });
 */
export function useFiguresInBriefQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FiguresInBriefQuery, FiguresInBriefQueryVariables> & ({ variables: FiguresInBriefQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FiguresInBriefQuery, FiguresInBriefQueryVariables>(FiguresInBriefDocument, options);
      }
export function useFiguresInBriefLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FiguresInBriefQuery, FiguresInBriefQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FiguresInBriefQuery, FiguresInBriefQueryVariables>(FiguresInBriefDocument, options);
        }
export type FiguresInBriefQueryHookResult = ReturnType<typeof useFiguresInBriefQuery>;
export type FiguresInBriefLazyQueryHookResult = ReturnType<typeof useFiguresInBriefLazyQuery>;
