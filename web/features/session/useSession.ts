import { useSyncExternalStore } from "react";

import { currentSession, watchSession } from "#web/features/session/storedUser.ts";

/** The stored user, or null. It decides what is shown; the server checks rights. */
export const useSession = () => useSyncExternalStore(watchSession, currentSession, currentSession);
