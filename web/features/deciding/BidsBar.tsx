import { useApolloClient } from "@apollo/client/react";
import { Box, Button } from "@mui/material";
import { Download } from "lucide-react";
import { type MouseEvent } from "react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";

import { type BidsView } from "#web/features/deciding/bidsView.ts";
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
      <ViewChoice
        label={`Show the bids on ${tender.tenderNumber} as`}
        views={VIEWS}
        view={shownAs}
        onChoose={onShowAs}
      />
      <Button
        component="a"
        variant="text"
        href={href}
        download
        onClick={handleExport}
        aria-label={`Export CSV: the bids on ${tender.tenderNumber}`}
        startIcon={<Download size={18} aria-hidden />}
        sx={{ mr: 0 }}
      >
        Export CSV
      </Button>
    </Box>
  );
}

const VIEWS = { cards: "Cards", compare: "Compare" };

function useCsvExport(tenderId: string) {
  const client = useApolloClient();
  const href = apiPaths.bidsCsv(tenderId);
  const check = () =>
    client.query({ query: TenderToDecideDocument, variables: { id: tenderId }, fetchPolicy: "network-only" });
  return { href, exportCsv: useCheckedDownload({ href, check, failed: "Failed to export bids" }) };
}
