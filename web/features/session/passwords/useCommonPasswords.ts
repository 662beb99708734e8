import { useEffect, useState } from "react";

/** The commonest passwords, loaded once something is typed; empty until then, and where they cannot be loaded. */
export function useCommonPasswords(isNeeded: boolean) {
  const [common, setCommon] = useState<ReadonlySet<string>>(new Set());
  const isLoaded = common.size > 0;
  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    const read = async () => (await import("#web/features/session/passwords/commonPasswords.ts")).COMMON_PASSWORDS.trim().split(/\s+/);
    read().then((listed) => setCommon(new Set(listed)), () => undefined);
  }, [isNeeded, isLoaded]);
  return common;
}
