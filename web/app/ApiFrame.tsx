import { ApolloProvider } from "@apollo/client/react";
import { useEffect } from "react";
import { Outlet } from "react-router-dom";

import { forgetUser } from "#web/features/session/storedUser.ts";
import { createClient } from "#web/graphql/client.ts";

const SWEEP = 5 * 60 * 1000;

/** The guard of the dashboard sees that the user is gone, and leads to the sign-in and back. */
const client = createClient(() => forgetUser());

/** Screens that talk to the server. The others load nothing of it. */
export function ApiFrame() {
  useEffect(() => {
    const timer = setInterval(() => client.cache.gc(), SWEEP);
    return () => clearInterval(timer);
  }, []);

  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
