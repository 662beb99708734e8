import { ApolloProvider } from "@apollo/client/react";
import { useEffect } from "react";
import { Outlet } from "react-router-dom";

import { clientOf } from "#web/app/clientOf.ts";
import { useSession } from "#web/features/session/useSession.ts";

const GC_INTERVAL_MS = 5 * 60 * 1000;

/**
 * Provides the signed-in user's Apollo client to the portal's screens, and frees unused cache entries every five
 * minutes.
 */
export function ApiFrame() {
  const { user } = useSession();
  const client = clientOf(user?.id);

  useEffect(() => {
    const timer = setInterval(() => client.cache.gc(), GC_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [client]);

  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
