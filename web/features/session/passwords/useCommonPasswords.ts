import { useEffect, useState } from "react";

import { loadExtra } from "#web/loadPart.ts";

/** The most common passwords, lazy-loaded when the user starts typing; empty until then, and if loading fails. */
export function useCommonPasswords(isNeeded: boolean) {
  const [common, setCommon] = useState<ReadonlySet<string>>(new Set());
  const isLoaded = common.size > 0;
  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    void loadExtra(() => import("#web/features/session/passwords/commonPasswords.ts")).then(
      (listed) => listed && setCommon(new Set(listed.COMMON_PASSWORDS.trim().split(/\s+/))),
    );
  }, [isNeeded, isLoaded]);
  return common;
}
