import { useState } from "react";

import { MY_DATA_FILE } from "#api/personal-data/personalData.rules.ts";
import { useExportMyDataMutation } from "#web/graphql/generatedAccounts.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/session/settings/own-data/words/ownData.en.ts";

/** Requests the user's own data, and saves the response as a file. */
export function useDataDownload() {
  const toast = useToast();
  const [ask] = useExportMyDataMutation();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { data } = await ask();
      const href = URL.createObjectURL(new Blob([data?.exportMyData ?? ""], { type: "application/json" }));
      Object.assign(document.createElement("a"), { href, download: MY_DATA_FILE }).click();
      URL.revokeObjectURL(href);
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBeReached2);
    }
    setBusy(false);
  }
  return { download, isBusy };
}
