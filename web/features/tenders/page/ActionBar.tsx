import { Box, Button, Typography } from "@mui/material";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";

import { type StepOfButton } from "#web/features/tenders/last-step/SetStatus.tsx";
import { actsOn, type TenderAct } from "#web/features/tenders/page/tenderActs.ts";
import { type AdministratorStep, type Moment } from "#web/features/tenders/page/nextStep.ts";
import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { words } from "#web/features/tenders/page/words/page.en.ts";
import { paths } from "#web/paths.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const SetStatus = lazyComponent(async () => (await import("#web/features/tenders/last-step/SetStatus.tsx")).SetStatus);
const CopyTender = lazyComponent(
  async () => (await import("#web/features/tenders/management/CopyTender.tsx")).CopyTender,
);
const CancelTender = lazyComponent(
  async () => (await import("#web/features/tenders/changes/CancelTender.tsx")).CancelTender,
);

interface Props {
  tender: PageTender;
  phase: Moment["phase"];
  /** The next step. Its act is the primary button, if the server allows it. */
  step: AdministratorStep["step"];
  /** Called after an act has changed the tender. */
  onChanged: () => void;
}

/** The page to which a button leads; null for an act that asks in a dialog. */
const PLACES: Record<TenderAct, ((tender: PageTender) => string) | null> = {
  edit: ({ id }) => `${paths.tenders}?edit=${id}`,
  publish: null,
  close: null,
  answer: ({ id }) => `${paths.questions}?tenderId=${id}`,
  open: ({ id }) => paths.tenderSection(id, "opening"),
  decide: ({ id }) => paths.tenderSection(id, "bids"),
  takeBackAward: null,
  copy: null,
  cancel: null,
};

type ActInDialog = StepOfButton | "copy" | "cancel";

/**
 * The administrator's buttons on the page of a tender. The server says which acts are allowed; for the others, its
 * reason is shown.
 */
export function ActionBar({ tender, phase, step, onChanged }: Props) {
  const [dialog, setDialog] = useState<ActInDialog | null>(null);
  const { allowed, refused } = actsOn(tender, phase);
  const first = allowed.filter((act) => act === step?.act);
  const others = allowed.filter((act) => act !== step?.act);

  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 2 }}>
        {[...first, ...others].map((act) => (
          <ActButton
            key={act}
            act={act}
            tender={tender}
            label={act === step?.act ? step.label : labelOf(act, tender)}
            isNext={act === step?.act}
            onAct={() => setDialog(act as ActInDialog)}
          />
        ))}
      </Box>
      {refused.length > 0 && (
        <Box component="ul" aria-label={words.notPossibleNow} sx={REASONS}>
          {refused.map(({ acts, reason }) => (
            <Typography component="li" variant="body2" key={reason}>
              {words.refusedActs(acts.map((act) => words.acts[act]).join(", "), reason)}
            </Typography>
          ))}
        </Box>
      )}
      <Suspense>
        {dialog !== null && (
          <ActDialog
            act={dialog}
            tender={tender}
            onClose={() => {
              setDialog(null);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

const labelOf = (act: TenderAct, { undecidedQuestionCount }: PageTender) =>
  act === "answer" ? words.answerCount(undecidedQuestionCount ?? 0) : words.acts[act];

function ActButton({
  act,
  tender,
  label,
  isNext,
  onAct,
}: {
  act: TenderAct;
  tender: PageTender;
  label: string;
  isNext: boolean;
  onAct: () => void;
}) {
  const place = PLACES[act];
  const look = {
    variant: isNext ? "contained" : "outlined",
    color: isNext ? "primary" : act === "cancel" ? "error" : undefined,
  } as const;
  return place ? (
    <Button component={Link} to={place(tender)} {...look}>
      {label}
    </Button>
  ) : (
    <Button onClick={onAct} {...look}>
      {label}
    </Button>
  );
}

function ActDialog({ act, tender, onClose }: { act: ActInDialog; tender: PageTender; onClose: () => void }) {
  const navigate = useNavigate();
  if (act === "cancel") return <CancelTender tender={tender} onClose={onClose} />;
  if (act === "copy")
    return (
      <CopyTender
        open
        tender={tender}
        onCopied={(id) => void navigate(`${paths.tenders}?edit=${id}`)}
        onClose={onClose}
      />
    );
  return <SetStatus step={act} id={tender.id} onClose={onClose} />;
}

const REASONS = { m: 0, mt: 1.5, p: 0, listStyle: "none", color: "text.secondary" };
