import { useSyncExternalStore } from "react";

import { currentSession, watchSession } from "#web/features/session/storedUser.ts";

/** The stored user, or null. It says what to show; what one may do, the server decides. */
export const useSession = () => useSyncExternalStore(watchSession, currentSession);
