import { type TenderFactsFragment } from "#web/graphql/generated.ts";

/** An awarded tender is not cancelled, nor one that was. The server decides. */
export const mayCancel = ({ cancelledAt, status }: Pick<TenderFactsFragment, "cancelledAt" | "status">) => !cancelledAt && status !== "awarded";
