import { Alert, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { useRemainingProgramsQuery } from "#web/graphql/generatedAccounts.ts";
import { paths } from "#web/paths.ts";
import { words } from "#web/features/session/settings/words/settings.en.ts";

/**
 * After a change of the password, says how many API tokens and webhooks still work, and where to end them. Shows
 * nothing if there are none.
 */
export function RemainingPrograms() {
  const { data, error } = useRemainingProgramsQuery({ fetchPolicy: "network-only" });
  if (!data && !error) return null;
  const tokens = data?.apiTokens.filter(isValid).length;
  const webhooks = data?.webhooks.length;
  if (tokens === 0 && webhooks === 0) return null;
  return (
    <Alert severity="info" variant="outlined" icon={false}>
      {words.stillActive} <To path={paths.apiTokens}>{words.apiTokens(tokens)}</To> {words.and}{" "}
      <To path={paths.webhooks}>{words.webhooks(webhooks)}</To>
      {words.signOutEverywhereBelowEndsThem}
    </Alert>
  );
}

const isValid = ({ expiresAt }: { expiresAt?: string | null }) => !expiresAt || Date.parse(expiresAt) > Date.now();

const To = ({ path, children }: { path: string; children: string }) => (
  <Link component={RouterLink} to={path}>
    {children}
  </Link>
);
