import { useEffect, useState } from "react";

import { sendOperation } from "#web/explorer/sendOperation.ts";
import { paths } from "#web/paths.ts";

/**
 * Shows which user the session cookie signs in. It does not show the user of an API token that is typed into Headers,
 * because such a token applies only to single requests.
 */
export function SignedInAs() {
  const [username, setUsername] = useState<string | null>();
  useEffect(() => {
    sendOperation({ query: "{ me { username } }" }).then(
      ({ data }) => setUsername((data?.me as { username: string } | null | undefined)?.username ?? null),
      () => setUsername(null),
    );
  }, []);
  if (username === undefined) return <p className="explorer-person" />;
  return username === null ? (
    <p className="explorer-person">
      <a href={paths.login}>Sign in</a>, or type a token into Headers:{" "}
      <code>{'{ "authorization": "Bearer axn_…" }'}</code>
    </p>
  ) : (
    <p className="explorer-person">
      Signed in as <b>{username}</b>
    </p>
  );
}
