import { words } from "#web/features/deciding/words/deciding.en.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { addendaNamed } from "#web/ui/words/addenda.en.ts";

/** Marks a bid that its company has not confirmed since the addenda with these numbers were published. */
export const UnconfirmedMark = ({ numbers }: { numbers: readonly number[] }) =>
  numbers.length > 0 ? <MarkBadge>{words.notConfirmed(addendaNamed(numbers))}</MarkBadge> : null;
