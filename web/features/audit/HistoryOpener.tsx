import { Suspense, useState } from "react";

import { HISTORY, historyValue, readHistory } from "#web/ui/history.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";
import { part } from "#web/ui/part.ts";

/** Load the dialog when a history is first opened. */
const HistoryDialog = part(async () => (await import("#web/features/audit/HistoryDialog.tsx")).HistoryDialog);

/** Shows the history that the address names. */
export function HistoryOpener() {
  const { address, close } = useAddressFilters();
  const asked = readHistory(address.get(HISTORY));
  // The last one stays while its dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked && (!shown || historyValue(asked) !== historyValue(shown))) setShown(asked);

  if (!shown) return null;
  return (
    <Suspense>
      <HistoryDialog of={shown} open={asked !== null} onClose={() => close(HISTORY)} />
    </Suspense>
  );
}
