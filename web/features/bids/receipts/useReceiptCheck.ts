import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";

import { type ReceiptToCheck } from "#api/bids/receipts/bidReceipt.rules.ts";

import { verifyReceipt } from "#web/features/bids/receipts/verifyReceipt.ts";
import { type VerifyBidReceiptQuery } from "#web/graphql/generatedOnDemand.ts";

type VerifiedReceipt = NonNullable<VerifyBidReceiptQuery["verifyBidReceipt"]["receipt"]>;
export type ReceiptCheck =
  { step: "idle" | "checking" | "differs" | "failed" } | { step: "matches"; receipt: VerifiedReceipt };

/** Checks on the server whether the data stored under a receipt number has the given SHA-256. */
export function useReceiptCheck() {
  const client = useApolloClient();
  const [state, setState] = useState<ReceiptCheck>({ step: "idle" });

  async function check(variables: ReceiptToCheck) {
    setState({ step: "checking" });
    try {
      const receipt = await verifyReceipt(client, variables);
      setState(receipt ? { step: "matches", receipt } : { step: "differs" });
    } catch {
      setState({ step: "failed" });
    }
  }
  return { state, check };
}
