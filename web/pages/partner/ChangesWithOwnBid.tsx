import { useState } from "react";

import { OwnAddenda } from "#web/features/bids/addenda/OwnAddenda.tsx";
import { TenderChanges } from "#web/ui/changes/TenderChanges.tsx";

/** The changes of a tender, and below them what the own bid must still confirm. */
export function ChangesWithOwnBid({ tenderId }: { tenderId: string }) {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <TenderChanges tenderId={tenderId} onShown={setShown} />
      <OwnAddenda tenderId={tenderId} shown={shown} />
    </>
  );
}
