import { Alert, Box, Button } from "@mui/material";
import { ShieldCheck } from "lucide-react";

import { words } from "#web/features/deciding/opening/words/opening.en.ts";
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
    <Box component="section" aria-label={words.closingSeal} sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: "divider" }}>
      <ClosingSealFacts seal={seal} />
      <Button
        sx={{ mt: 2 }}
        variant="outlined"
        startIcon={<ShieldCheck size={18} aria-hidden />}
        onClick={() => !loading && void verify({ variables: { id: tenderId } })}
      >
        {loading ? words.verifying : words.verifyTheSeal}
      </Button>
      <Box role="status" aria-label={words.verificationOfTheSeal} sx={{ "& > *": { mt: 2 } }}>
        {verified && <Verdict found={verified.verifyClosingSeal} />}
        {error && (
          <Alert role="none" severity="warning" variant="outlined">
            {words.theSealCouldNotBe}
          </Alert>
        )}
      </Box>
    </Box>
  );
}

const LISTS = [
  ["missing", words.missing],
  ["added", words.added],
  ["altered", words.altered],
] as const;

function Verdict({ found }: { found: Record<(typeof LISTS)[number][0], string[]> & { matches: boolean } }) {
  if (found.matches)
    return (
      <Alert role="none" severity="success" variant="outlined">
        {words.theBidsAsTheyAre}
      </Alert>
    );
  const named = LISTS.filter(([name]) => found[name].length > 0).map(([name, word]) =>
    words.receiptsOf(word, found[name].join(", ")),
  );
  return (
    <Alert role="none" severity="error" variant="outlined">
      {[words.theBidsAsTheyAre2, ...named].join(" ")}
    </Alert>
  );
}
