import { type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";

import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";

/** The buttons of an administrator on the page of a tender, in their order. */
export type TenderAct =
  "edit" | "publish" | "close" | "answer" | "open" | "decide" | "takeBackAward" | "copy" | "cancel";

type Permissions = PageTender["can"];

/** The act of the life cycle that each button does. The server says whether the act is allowed, and why not. */
export const PERMISSION_OF: Record<TenderAct, Exclude<keyof Permissions, "__typename">> = {
  edit: "updateTender",
  publish: "openForBids",
  close: "closeTender",
  answer: "answerQuestion",
  open: "approveOpening",
  decide: "awardTender",
  takeBackAward: "closeTender",
  copy: "copyTender",
  cancel: "cancelTender",
};

/** The buttons that have a meaning in each phase. Whether one is enabled is not decided here. */
const ACTS_IN: Record<TenderPhase, readonly TenderAct[]> = {
  draft: ["publish", "edit", "copy", "cancel"],
  acceptingBids: ["edit", "close", "answer", "open", "decide", "copy", "cancel"],
  beforeOpening: ["edit", "open", "decide", "copy", "cancel"],
  awaitingOpening: ["open", "decide", "edit", "copy", "cancel"],
  awaitingDecision: ["decide", "edit", "copy", "cancel"],
  awarded: ["edit", "decide", "takeBackAward", "copy", "cancel"],
  cancelled: ["edit", "copy"],
  cancelledUnpublished: ["edit", "copy"],
  deleted: [],
};

export interface Refused {
  acts: TenderAct[];
  /** The sentence of the server. */
  reason: string;
}

/** The buttons of a tender in a phase: those that the server allows, and the others grouped by the server's reason. */
export function actsOn(
  { sealed, undecidedQuestionCount, can }: Pick<PageTender, "sealed" | "undecidedQuestionCount" | "can">,
  phase: TenderPhase,
) {
  const hasMeaning: Partial<Record<TenderAct, boolean>> = { open: sealed, answer: Boolean(undecidedQuestionCount) };
  const acts = ACTS_IN[phase].filter((act) => hasMeaning[act] ?? true);
  const allowed = acts.filter((act) => can[PERMISSION_OF[act]].allowed);
  const reasons = new Map<string, TenderAct[]>();
  for (const act of acts) {
    const { reason } = can[PERMISSION_OF[act]];
    if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), act]);
  }
  return { allowed, refused: [...reasons].map(([reason, refused]): Refused => ({ acts: refused, reason })) };
}
