import { Field, ObjectType, registerEnumType } from "type-graphql";

import { asEnum } from "#api/core/graphql/scalars.ts";
import { type Act, ACT_MEANINGS } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { PHASE_MEANINGS, TENDER_PHASES } from "#api/tenders/lifecycle/phase.rules.ts";

export const TenderPhaseEnum = asEnum(TENDER_PHASES);
registerEnumType(TenderPhaseEnum, {
  name: "TenderPhase",
  description: "What the stored facts of a tender and the database's clock make of it.",
  valuesConfig: Object.fromEntries(
    TENDER_PHASES.map((phase) => [phase, { description: PHASE_MEANINGS[phase] }]),
  ) as Record<keyof typeof TenderPhaseEnum, { description: string }>,
});

@ObjectType({
  description:
    "Whether the signed-in user may do an act now, by the phase of the tender and the user's role; `closeTender` also by the sealed bids, which prevent an early closing. The mutation also checks what the request contains, such as its input, a stale version and the scopes of a token.",
})
export class Permission {
  @Field(() => Boolean, { description: "False if the mutation would be refused." })
  allowed: boolean;

  @Field(() => String, { nullable: true, description: "The code of the refusal; null if the act is allowed." })
  code: string | null;

  @Field(() => String, { nullable: true, description: "The sentence of the refusal; null if the act is allowed." })
  reason: string | null;
}

/** A class decorator that adds one GraphQL field for each act. The field contains the user's permission for the act. */
const HasPermissions =
  (acts: readonly Act[]): ClassDecorator =>
  ({ prototype }) => {
    for (const act of acts) Field(() => Permission, { description: ACT_MEANINGS[act] })(prototype as object, act);
  };

export const TENDER_ACTS = [
  "submitBid",
  "startBidDraft",
  "askQuestion",
  "answerQuestion",
  "updateTender",
  "openForBids",
  "hideAsDraft",
  "closeTender",
  "awardByForm",
  "changeSeal",
  "changeWinnerDisclosure",
  "changeReadOut",
  "setTenderDocuments",
  "cancelTender",
  "copyTender",
  "deleteTender",
  "restoreTender",
  "approveOpening",
  "awardTender",
] as const satisfies Act[];

@ObjectType({ description: "What the signed-in user may do with a tender now, and why not." })
@HasPermissions(TENDER_ACTS)
export class TenderCan {}

export const BID_ACTS = [
  "reviseBid",
  "withdrawBid",
  "confirmAddenda",
  "giveDocumentAddress",
  "decideBid",
  "awardTender",
] as const satisfies Act[];

@ObjectType({ description: "What the signed-in user may do with a bid now, and why not." })
@HasPermissions(BID_ACTS)
export class BidCan {}
