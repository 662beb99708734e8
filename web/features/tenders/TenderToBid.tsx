import { Box, Button, Typography } from "@mui/material";
import { type ReactNode } from "react";
import { Link } from "react-router-dom";

import { TenderRequirements } from "#web/features/tenders/TenderRequirements.tsx";
import { TenderSummary } from "#web/features/tenders/TenderSummary.tsx";
import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { useTenderToBid } from "#web/features/tenders/useTenderToBid.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

type FormOf = (tender: TenderFactsFragment, accepts: boolean) => ReactNode;

interface Props {
  tenderId: string;
  /** The bid form of the tender. */
  children: FormOf;
}

/** The tender that is bid on: its summary and requirements around the form. */
export function TenderToBid({ tenderId, children }: Props) {
  const { tender, absent, failed, retry } = useTenderToBid(tenderId);

  if (tender) return <Sheet tender={tender} form={children} />;
  if (absent) return <TenderNotFound />;
  if (failed) return <ErrorState text="The tender could not be loaded." onRetry={retry} />;
  return <Typography role="status">Loading tender details...</Typography>;
}

function TenderNotFound() {
  const back = (
    <Button variant="outlined" component={Link} to={paths.browseTenders}>
      Back to Tenders
    </Button>
  );
  return <EmptyState title="Tender not found" text="It may have been withdrawn, or its address is wrong." action={back} />;
}

function Sheet({ tender, form }: { tender: TenderFactsFragment; form: FormOf }) {
  const { accepts, now } = useAcceptsBids(tender);
  return (
    <Box sx={SHEET}>
      <Box sx={{ gridArea: "summary" }}>
        <TenderSummary tender={tender} now={now} />
      </Box>
      <Box sx={{ gridArea: "requirements", position: { lg: "sticky" }, top: 24 }}>
        <TenderRequirements tender={tender} />
      </Box>
      <Box sx={{ gridArea: "form" }}>{form(tender, accepts)}</Box>
    </Box>
  );
}

const SHEET = {
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" },
  gridTemplateAreas: { xs: `"summary" "requirements" "form"`, lg: `"summary requirements" "form requirements"` },
};
