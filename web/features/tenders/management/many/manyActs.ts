import { words } from "#web/features/tenders/management/words/management.en.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";

export type ManyAct = "publish" | "close" | "copy";

/**
 * The labels of the buttons that open the dialog. The other texts of the dialog are in manyWords.ts, which is loaded
 * together with the dialog.
 */
export const MANY_ACTS: Record<ManyAct, string> = { publish: words.publish, close: words.close, copy: words.copy };

/** An act on the tenders that were selected when its dialog was opened. */
export interface ManyTendersToDo {
  act: ManyAct;
  tenders: readonly TenderFactsFragment[];
  deselect: (ids: readonly string[]) => void;
}
