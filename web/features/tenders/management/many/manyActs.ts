import { type TenderFactsFragment } from "#web/graphql/generated.ts";

export type ManyAct = "publish" | "close" | "copy";

/** The labels of the buttons that open the dialog. Its other words are loaded with it (manyWords.ts). */
export const MANY_ACTS: Record<ManyAct, string> = { publish: "Publish", close: "Close", copy: "Copy" };

export const TENDER = ["tender", "tenders"] as const;

/** An act on the tenders that were selected when its dialog was opened. */
export interface ManyTendersToDo {
  act: ManyAct;
  tenders: readonly TenderFactsFragment[];
  /** Takes tenders out of the selection. */
  deselect: (ids: readonly string[]) => void;
}
