import { Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from "@mui/material";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

import { serverNow } from "#web/clock/serverClock.ts";
import { MANY_ACTS, type ManyAct, TENDER } from "#web/features/tenders/management/many/manyActs.ts";
import { type Candidate, MANY_WORDS } from "#web/features/tenders/management/many/manyWords.ts";
import { type Failure, type Outcome, useManyTenders } from "#web/features/tenders/management/many/useManyTenders.ts";
import { counted } from "#web/format/words/terms.en.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  act: ManyAct;
  /** The selected tenders, as they were when the dialog was opened. */
  tenders: readonly Candidate["tender"][];
  /** @param done The ids of the tenders for which the act was done, so that they are no longer selected. */
  onClose: (done: readonly string[]) => void;
}

/**
 * The dialog for an act on many tenders. Before the act it shows the consequences, and why it skips some tenders. After
 * the act it shows for how many tenders the act was done, and offers a retry for the others.
 */
export function ManyTenders({ act, tenders, onClose }: Props) {
  const label = MANY_ACTS[act];
  const { title, text, facts, factsOf, done: doneWord } = MANY_WORDS[act];
  const [heading, question] = [useId(), useId()];
  const { candidates, progress, outcome, doneIds, run } = useManyTenders(act, tenders);
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [attempts, setAttempts] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLButtonElement>(null);

  const ready = candidates?.filter(({ why }) => why === null) ?? [];
  const leftOut = candidates?.filter(({ why }) => why !== null) ?? [];
  const failureOf = (id: string) => outcome?.failures.get(id);
  const isOver = candidates !== null && ready.length === 0;
  const isRunning = progress !== null;
  const numberOf = (id: string) =>
    numbers[id] ?? `${tenders.find((tender) => tender.id === id)?.tenderNumber ?? ""}-COPY`;

  // Focus the first invalid field, or else the button that closes the dialog. The focused button was disabled during
  // the run, and has lost the focus.
  useEffect(() => {
    if (attempts > 0) (body.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? leave.current)?.focus();
  }, [attempts]);

  async function handleConfirm() {
    const empty = act === "copy" ? ready.filter(({ tender }) => numberOf(tender.id).trim() === "") : [];
    if (empty.length > 0) {
      setProblems(Object.fromEntries(empty.map(({ tender }) => [tender.id, "Tender number is required"])));
    } else {
      const failures = await run(ready, numberOf);
      setProblems(
        Object.fromEntries([...failures].filter(([, { isNumber }]) => isNumber).map(([id, { why }]) => [id, why])),
      );
    }
    setAttempts((before) => before + 1);
  }
  const handleClose = () => onClose(doneIds);

  const status = isRunning
    ? `${progress + 1} of ${ready.length}…`
    : outcome
      ? outcomeText(outcome, doneWord)
      : candidates === null
        ? "Checking what can be done…"
        : isOver
          ? `None of the selected tenders can be ${doneWord}.`
          : text;
  return (
    <Dialog open onClose={isRunning ? undefined : handleClose} aria-labelledby={heading} aria-describedby={question}>
      <DialogTitle id={heading}>
        {outcome
          ? outcomeTitle(label, outcome)
          : isOver
            ? `${label}: not possible`
            : title(counted(candidates ? ready.length : tenders.length, TENDER))}
      </DialogTitle>
      <DialogContent ref={body} tabIndex={0} role="region" aria-labelledby={heading}>
        <DialogContentText id={question} role="status">
          {status}
        </DialogContentText>
        {ready.length > 0 && !outcome && facts.length > 0 && (
          <Box sx={{ pt: 2.5, color: "text.primary" }}>
            <FactList facts={facts} />
          </Box>
        )}
        <Rows title={outcome ? "Remaining" : label} candidates={ready}>
          {({ tender, standing }) => {
            const failure = failureOf(tender.id);
            // If the copy may exist already, its number cannot be changed: another number would create a second copy.
            const asksNumber = act === "copy" && !failure?.isUnknown;
            return (
              <>
                {failure && !failure.isNumber && <p>{failureText(failure, doneWord)}</p>}
                {asksNumber && (
                  <Box sx={{ pt: 2, pb: 1 }}>
                    <TextField
                      id={`copy-${tender.id}`}
                      name={`tenderNumber-${tender.id}`}
                      label={`Number of the copy of ${tender.tenderNumber}`}
                      autoComplete="off"
                      required
                      value={numberOf(tender.id)}
                      error={problems[tender.id] !== undefined}
                      helperText={problems[tender.id]}
                      onChange={({ target }) => setNumbers({ ...numbers, [tender.id]: target.value })}
                    />
                  </Box>
                )}
                {standing && <FactList facts={factsOf(standing, serverNow())} />}
              </>
            );
          }}
        </Rows>
        <Rows title="Left out" candidates={leftOut}>
          {({ tender, why }) => {
            const failure = failureOf(tender.id);
            return <p>{failure ? `${failureText(failure, doneWord)} ${why}` : why}</p>;
          }}
        </Rows>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus; on Cancel, an accidental Enter does no harm */}
        <Button ref={leave} autoFocus disabled={isRunning} onClick={handleClose}>
          {outcome || isOver ? "Close this" : "Cancel"}
        </Button>
        {!isOver && (
          <Button
            variant="contained"
            color="primary"
            disabled={ready.length === 0 || isRunning}
            onClick={() => void handleConfirm()}
          >
            {outcome ? `Try again for ${counted(ready.length, TENDER)}` : `${label} ${counted(ready.length, TENDER)}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function outcomeTitle(label: string, { tried, done }: Outcome) {
  if (done === tried) return `${label}: done`;
  return done === 0 ? `${label}: not done` : `${label}: done in part`;
}

function outcomeText({ tried, done, failures }: Outcome, doneWord: string) {
  const are = (count: number) => (count === 1 ? "is" : "are");
  if (failures.size === 0) return `${counted(done, TENDER)} ${are(done)} ${doneWord}.`;
  const unknown = [...failures.values()].filter(({ isUnknown }) => isUnknown).length;
  const known = failures.size - unknown;
  return [
    done === 0
      ? `No tender is ${doneWord}${unknown > 0 ? " for certain" : ""}.`
      : `${done} of ${counted(tried, TENDER)} ${are(done)} ${doneWord}.`,
    ...(known > 0 && known < tried ? [`${known} ${are(known)} not.`] : []),
    ...(unknown > 0 ? [`For ${unknown} it is not known, because the answer was lost.`] : []),
    failures.size === 1 ? "It stays selected." : "They stay selected.",
  ].join(" ");
}

const failureText = ({ why, isUnknown }: Failure, doneWord: string) =>
  isUnknown ? `${why} It may be ${doneWord}. It is safe to try again.` : why;

interface RowsProps {
  title: string;
  candidates: readonly Candidate[];
  children: (candidate: Candidate) => ReactNode;
}

function Rows({ title, candidates, children }: RowsProps) {
  if (candidates.length === 0) return null;
  return (
    <Box sx={{ pt: 2.5, color: "text.primary" }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box component="ul" role="list" sx={{ m: 0, mt: 0.5, p: 0, listStyle: "none" }}>
        {candidates.map((candidate) => (
          <Box
            key={candidate.tender.id}
            component="li"
            sx={{ py: 1.25, borderTop: 1, borderColor: "divider", "& p": { m: 0 }, "& dl": { pt: 1 } }}
          >
            <strong>{candidate.tender.tenderNumber}</strong> {candidate.tender.title}
            {children(candidate)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
