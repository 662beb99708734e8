import { useSyncExternalStore } from "react";

import { currentSession, watchSession } from "#web/features/session/storedUser.ts";

/** The stored user, or null. The client only decides by it what to show; the server checks rights. */
export const useSession = () => useSyncExternalStore(watchSession, currentSession, currentSession);
