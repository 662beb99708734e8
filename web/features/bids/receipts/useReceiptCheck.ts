import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";

import { type ReceiptToCheck } from "#api/bids/receipts/bidReceipt.rules.ts";

import { VerifyBidReceiptDocument, type VerifyBidReceiptQuery, type VerifyBidReceiptQueryVariables } from "#web/graphql/generated.ts";

const VERIFY: TypedDocumentNode<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables> = VerifyBidReceiptDocument;

type VerifiedReceipt = NonNullable<VerifyBidReceiptQuery["verifyBidReceipt"]["receipt"]>;
export type ReceiptCheck = { step: "idle" | "checking" | "differs" | "failed" } | { step: "matches"; receipt: VerifiedReceipt };

/** Asks the server to compare the SHA-256 of the data stored under a receipt number. */
export function useReceiptCheck() {
  const client = useApolloClient();
  const [state, setState] = useState<ReceiptCheck>({ step: "idle" });

  async function check(variables: ReceiptToCheck) {
    setState({ step: "checking" });
    try {
      const { data } = await client.query({ query: VERIFY, variables, fetchPolicy: "no-cache" });
      if (!data) throw new Error("The receipt was verified without an answer");
      const { receipt } = data.verifyBidReceipt;
      setState(receipt ? { step: "matches", receipt } : { step: "differs" });
    } catch {
      setState({ step: "failed" });
    }
  }
  return { state, check };
}
