import { Suspense, useState } from "react";

import { TenderChanges } from "#web/ui/changes/TenderChanges.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const OwnAddenda = lazyComponent(async () => (await import("#web/features/bids/addenda/OwnAddenda.tsx")).OwnAddenda);

/** The changes of a tender, and below them the addenda that the user's company must still confirm for its bid. */
export function ChangesWithOwnBid({ tenderId }: { tenderId: string }) {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <TenderChanges tenderId={tenderId} onShown={setShown} />
      <Suspense>
        <OwnAddenda tenderId={tenderId} shown={shown} />
      </Suspense>
    </>
  );
}
