import { Box, Button, Typography } from "@mui/material";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";

import { type StepOfButton } from "#web/features/tenders/last-step/SetStatus.tsx";
import { actsOn, type TenderAct } from "#web/features/tenders/page/tenderActs.ts";
import { type AdministratorStep, type Moment } from "#web/features/tenders/page/nextStep.ts";
import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { reasonText } from "#web/graphql/words/reasons.en.ts";
import { words } from "#web/features/tenders/page/words/page.en.ts";
import { paths } from "#web/paths.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
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
  /** The next step. If the server allows the act of this step, that act is the primary button. */
  step: AdministratorStep["step"];
}

type ActInDialog = StepOfButton | "copy" | "cancel";

/** For each button that is a link, the URL to which it leads. */
const PLACES: Record<Exclude<TenderAct, ActInDialog>, (tender: PageTender) => string> = {
  edit: ({ id }) => `${paths.tenders}?edit=${id}`,
  answer: ({ id }) => `${paths.questions}?tenderId=${id}`,
  open: ({ id }) => paths.tenderSection(id, "opening"),
  decide: ({ id }) => paths.tenderSection(id, "bids"),
};

const isLink = (act: TenderAct): act is keyof typeof PLACES => act in PLACES;

/**
 * The administrator's buttons on the page of a tender. The server says which acts are allowed; for the others, its
 * reason is shown.
 */
export function ActionBar({ tender, phase, step }: Props) {
  const [dialog, setDialog] = useState<ActInDialog | null>(null);
  const { allowed, refused } = actsOn(tender, phase);
  const first = allowed.filter((act) => act === step?.act);
  const others = allowed.filter((act) => act !== step?.act);

  // After an act, move the focus to the page's title if the pressed button was removed. The button may be removed some
  // time after the dialog is closed, when the tender's phase changes.
  const hasActed = useRef(false);
  useEffect(() => {
    if (dialog !== null) hasActed.current = true;
    else if (hasActed.current && document.activeElement === document.body) focusTitle();
  }, [dialog, phase]);

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
            onAct={setDialog}
          />
        ))}
      </Box>
      {refused.length > 0 && (
        <Box component="ul" aria-label={words.notPossibleNow} sx={REASONS}>
          {refused.map(({ acts, reason }) => (
            <Typography component="li" variant="body2" key={reason}>
              {words.refusedActs(acts.map((act) => words.acts[act]).join(", "), reasonText(reason))}
            </Typography>
          ))}
        </Box>
      )}
      <Suspense>
        {dialog !== null && <ActDialog act={dialog} tender={tender} onClose={() => setDialog(null)} />}
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
  onAct: (act: ActInDialog) => void;
}) {
  const look = {
    variant: isNext ? "contained" : "outlined",
    color: isNext ? "primary" : act === "cancel" ? "error" : undefined,
  } as const;
  return isLink(act) ? (
    <Button component={Link} to={PLACES[act](tender)} {...look}>
      {label}
    </Button>
  ) : (
    <Button onClick={() => onAct(act)} {...look}>
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
