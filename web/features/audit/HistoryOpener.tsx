import { Suspense, useState } from "react";

import { HISTORY, historyValue, readHistory } from "#web/ui/history.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

/** The dialog's code is loaded when the user first opens a history. */
const HistoryDialog = lazyComponent(async () => (await import("#web/features/audit/HistoryDialog.tsx")).HistoryDialog);

/** Opens the history dialog if the URL names a tender, a bid or a user. */
export function HistoryOpener() {
  const { address, close } = useAddressFilters();
  const requested = readHistory(address.get(HISTORY));
  // Remember the last requested history: the URL no longer names it while its dialog fades out.
  const [shown, setShown] = useState(requested);
  if (requested && (!shown || historyValue(requested) !== historyValue(shown))) setShown(requested);

  if (!shown) return null;
  return (
    <Suspense>
      <HistoryDialog of={shown} open={requested !== null} onClose={() => close(HISTORY)} />
    </Suspense>
  );
}
