import { useSyncExternalStore } from "react";

import { currentSession, watchSession } from "#web/features/session/storedUser.ts";

/**
 * The current session. Its `user` is the stored user, or null. The session controls only what the client shows: the
 * server checks permissions.
 */
export const useSession = () => useSyncExternalStore(watchSession, currentSession, currentSession);
