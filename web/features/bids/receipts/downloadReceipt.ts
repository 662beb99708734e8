import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import {
  WholeReceiptsDocument,
  type WholeReceiptsQuery,
  type WholeReceiptsQueryVariables,
} from "#web/graphql/generatedOnDemand.ts";
import { saveText } from "#web/ui/saveText.ts";

const READ: TypedDocumentNode<WholeReceiptsQuery, WholeReceiptsQueryVariables> = WholeReceiptsDocument;

/** Downloads a receipt as a file that the page /verify can check. Rejects if the receipt cannot be read. */
export async function downloadReceipt(
  client: ApolloClient,
  { bidId, receiptNumber }: { bidId: string; receiptNumber: string },
) {
  const { data } = await client.query({ query: READ, variables: { id: bidId }, fetchPolicy: "no-cache" });
  const receipt = data?.bid.revisions.map((kept) => kept.receipt).find((one) => one?.receiptNumber === receiptNumber);
  if (!receipt) throw new Error("The receipt was read without an answer");
  saveText(
    `${receiptNumber}.json`,
    `${JSON.stringify({ ...receipt, __typename: undefined }, null, 2)}\n`,
    "application/json",
  );
}
