import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { type ReceiptToCheck } from "#api/bids/receipts/bidReceipt.rules.ts";

import {
  VerifyBidReceiptDocument,
  type VerifyBidReceiptQuery,
  type VerifyBidReceiptQueryVariables,
} from "#web/graphql/generatedOnDemand.ts";

const VERIFY: TypedDocumentNode<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables> = VerifyBidReceiptDocument;

/** Returns the receipt if the data stored under its number has this SHA-256, otherwise null. */
export async function verifyReceipt(client: ApolloClient, variables: ReceiptToCheck) {
  const { data } = await client.query({ query: VERIFY, variables, fetchPolicy: "no-cache" });
  if (!data) throw new Error("The receipt was verified without an answer");
  return data.verifyBidReceipt.receipt;
}
