import { Alert, Box, Button } from "@mui/material";
import { ShieldCheck } from "lucide-react";

import { useClosingSealQuery, useVerifyClosingSealLazyQuery } from "#web/graphql/generatedOnDemand.ts";
import { ClosingSealFacts } from "#web/ui/ClosingSealFacts.tsx";

/**
 * The closing seal below the bids of a tender, with a button that verifies it. Renders nothing if the tender has no
 * seal yet.
 */
export function TenderClosingSeal({ tenderId }: { tenderId: string }) {
  const { data } = useClosingSealQuery({ variables: { id: tenderId }, fetchPolicy: "cache-and-network" });
  const [verify, { data: verified, loading, error }] = useVerifyClosingSealLazyQuery({ fetchPolicy: "no-cache" });
  const seal = data?.tender.closingSeal;
  if (!seal) return null;
  return (
    <Box component="section" aria-label="Closing seal" sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: "divider" }}>
      <ClosingSealFacts seal={seal} />
      <Button
        sx={{ mt: 2 }}
        variant="outlined"
        startIcon={<ShieldCheck size={18} aria-hidden />}
        onClick={() => !loading && void verify({ variables: { id: tenderId } })}
      >
        {loading ? "Verifying..." : "Verify the seal"}
      </Button>
      <Box role="status" aria-label="Verification of the seal" sx={{ "& > *": { mt: 2 } }}>
        {verified && <Verdict found={verified.verifyClosingSeal} />}
        {error && (
          <Alert role="none" severity="warning" variant="outlined">
            The seal could not be verified. This says nothing about the bids: try again.
          </Alert>
        )}
      </Box>
    </Box>
  );
}

const LISTS = [
  ["missing", "Missing"],
  ["added", "Added"],
  ["altered", "Altered"],
] as const;

function Verdict({ found }: { found: Record<(typeof LISTS)[number][0], string[]> & { matches: boolean } }) {
  if (found.matches)
    return (
      <Alert role="none" severity="success" variant="outlined">
        The bids as they are stored now give this seal: none was added, removed or changed.
      </Alert>
    );
  const named = LISTS.filter(([name]) => found[name].length > 0).map(
    ([name, word]) => `${word}: ${found[name].join(", ")}.`,
  );
  return (
    <Alert role="none" severity="error" variant="outlined">
      {["The bids as they are stored now do not give this seal.", ...named].join(" ")}
    </Alert>
  );
}
