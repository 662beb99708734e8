import { addendaNamed } from "#api/tenders/addenda/addendumNumbers.rules.ts";

import { MarkBadge } from "#web/ui/MarkBadge.tsx";

/** Marks a bid that its company has not confirmed since the addenda with these numbers were published. */
export const UnconfirmedMark = ({ numbers }: { numbers: readonly number[] }) =>
  numbers.length > 0 ? <MarkBadge>{`${addendaNamed(numbers)} not confirmed`}</MarkBadge> : null;
