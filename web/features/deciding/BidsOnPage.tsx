import { Typography } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { useState } from "react";

import { phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";

import { BidsPanel } from "#web/features/deciding/BidsPanel.tsx";
import { type BidsView, FIRST_VIEW } from "#web/features/deciding/bidsView.ts";
import { TenderClosingSeal } from "#web/features/deciding/opening/TenderClosingSeal.tsx";
import { useBidsPolling } from "#web/features/deciding/useBidsPolling.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";

/** The bids section of a tender's page, where an administrator reads, compares and decides the bids. */
export function BidsOnPage({ tender, now }: { tender: TenderToDecideFragment; now: Date }) {
  const [view, setView] = useState<BidsView>(FIRST_VIEW);
  useBidsPolling();
  return (
    <>
      <Typography component="h3" sx={visuallyHidden}>
        {words.bidsReceived}
      </Typography>
      {tender.sealed && !tender.openedAt ? (
        <Typography>{words.nobodyButItsCompanyReads}</Typography>
      ) : (
        <BidsPanel
          tender={tender}
          now={now}
          view={view}
          onView={(changed) => setView((shown) => ({ ...shown, ...changed }))}
          onAwarded={focusTitle}
        />
      )}
      {phaseOf(tender, now) !== "acceptingBids" && <TenderClosingSeal tenderId={tender.id} />}
    </>
  );
}
