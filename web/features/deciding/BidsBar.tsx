import { useApolloClient } from "@apollo/client/react";
import { Box, Button } from "@mui/material";
import { Download } from "lucide-react";
import { type MouseEvent } from "react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";

import { type BidsView } from "#web/features/deciding/bidsView.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { TenderToDecideDocument, type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { useCheckedDownload } from "#web/ui/lists/useCheckedDownload.ts";
import { ViewChoice } from "#web/ui/lists/ViewChoice.tsx";

interface Props {
  tender: TenderToDecideFragment;
  shownAs: BidsView["as"];
  onShowAs: (as: BidsView["as"]) => void;
}

export function BidsBar({ tender, shownAs, onShowAs }: Props) {
  const { href, exportCsv } = useCsvExport(tender.id);

  function handleExport(event: MouseEvent) {
    event.preventDefault();
    void exportCsv();
  }

  return (
    <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, pt: 1 }}>
      <ViewChoice label={words.showTheBidsOnAs(tender.tenderNumber)} views={VIEWS} view={shownAs} onChoose={onShowAs} />
      <Button
        component="a"
        variant="text"
        href={href}
        download
        onClick={handleExport}
        aria-label={words.exportCsvTheBidsOn(tender.tenderNumber)}
        startIcon={<Download size={18} aria-hidden />}
        sx={{ mr: 0 }}
      >
        {words.exportCsv}
      </Button>
    </Box>
  );
}

const VIEWS = { cards: words.cards, compare: words.compare };

function useCsvExport(tenderId: string) {
  const client = useApolloClient();
  const href = apiPaths.bidsCsv(tenderId);
  const check = () =>
    client.query({ query: TenderToDecideDocument, variables: { id: tenderId }, fetchPolicy: "network-only" });
  return { href, exportCsv: useCheckedDownload({ href, check, failed: words.failedToExportBids }) };
}
