import { Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";

import { serverNow } from "#web/clock/serverClock.ts";
import { FixedFacts } from "#web/features/tenders/last-step/FixedFacts.tsx";
import { problemOfNumber } from "#web/features/tenders/management/copyRules.ts";
import { MANY_ACTS, type ManyAct } from "#web/features/tenders/management/many/manyActs.ts";
import { failureText, outcomeText, outcomeTitle } from "#web/features/tenders/management/many/manyOutcome.ts";
import { type Candidate, MANY_WORDS } from "#web/features/tenders/management/many/manyWords.ts";
import { TenderRows } from "#web/features/tenders/management/many/TenderRows.tsx";
import { useManyTenders } from "#web/features/tenders/management/many/useManyTenders.ts";
import { words } from "#web/features/tenders/management/many/words/many.en.ts";
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
 * The dialog for an act on many tenders. Before the act it shows the consequences, and why it skips some tenders. The
 * user can stop the act. Afterwards the dialog shows for how many tenders the act was done, and offers to continue.
 */
export function ManyTenders({ act, tenders, onClose }: Props) {
  const label = MANY_ACTS[act];
  const { title, text, facts, factsOf, fixedOf, done: doneWord, asksNumber } = MANY_WORDS[act];
  const [heading, question] = [useId(), useId()];
  const { candidates, unread, isReading, tried, wanted, readAgain, ...running } = useManyTenders(act, tenders);
  const { progress, isStopping, stop, outcome, doneIds, run } = running;
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [attempts, setAttempts] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);

  const isFirstReading = isReading && unread.length === 0;
  const ready = isFirstReading ? [] : candidates.filter(({ why }) => why === null);
  const leftOut = isFirstReading ? [] : candidates.filter(({ why }) => why !== null);
  const failureOf = (id: string) => outcome?.failures.get(id);
  const isOver = !isReading && ready.length === 0;
  const isRunning = progress !== null;
  const numberOf = (id: string) =>
    numbers[id] ?? `${tenders.find((tender) => tender.id === id)?.tenderNumber ?? ""}-COPY`;

  // A run begins: focus Stop, because the focused button was removed. Show the progress, and afterwards the result.
  useEffect(() => {
    if (isRunning) stopButton.current?.focus();
    if (body.current) body.current.scrollTop = 0;
  }, [isRunning]);
  // Focus the first invalid field, or else the button that closes the dialog. Stop, which was focused, was removed.
  useEffect(() => {
    if (attempts > 0) (body.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? leave.current)?.focus();
  }, [attempts]);
  // "Load again" was removed, because all tenders are loaded. A layout effect runs before the dialog's focus trap can
  // move the lost focus.
  useLayoutEffect(() => {
    if (!isReading && document.activeElement === document.body) leave.current?.focus();
  }, [isReading]);

  async function handleConfirm() {
    const invalid = asksNumber
      ? ready.flatMap(({ tender: { id } }) => {
          const problem = problemOfNumber(numberOf(id));
          return problem ? [[id, problem] as const] : [];
        })
      : [];
    if (invalid.length > 0) {
      setProblems(Object.fromEntries(invalid));
    } else {
      const failures = await run(ready, numberOf);
      setProblems(
        Object.fromEntries([...failures].filter(([, { isNumber }]) => isNumber).map(([id, { why }]) => [id, why])),
      );
    }
    setAttempts((before) => before + 1);
  }
  const handleClose = () => onClose(doneIds);

  const noneCanBe = unread.length > 0 ? words.noneOfTheOthersCanBe : words.noneOfTheSelectedCanBe;
  const whatFollows = ready.length > 0 ? text : candidates.length > 0 ? noneCanBe(doneWord) : "";
  const status = isRunning
    ? words.progress(progress + 1, ready.length, isStopping)
    : [
        ...(unread.length > 0 ? [words.someCouldNotBeLoaded(unread.length)] : []),
        outcome ? outcomeText(outcome, doneWord) : whatFollows,
      ].join(" ");
  const readyCount = isFirstReading ? tenders.length : ready.length;
  const titleOfNone = unread.length > 0 ? words.noneLoaded(label) : words.nonePossible(label);
  const confirm = ready.every(({ tender }) => failureOf(tender.id)) ? words.tryAgainFor : words.continueWith;
  return (
    <Dialog open onClose={isRunning ? stop : handleClose} aria-labelledby={heading} aria-describedby={question}>
      <DialogTitle id={heading}>
        {outcome ? outcomeTitle(label, outcome) : isOver ? titleOfNone : title(readyCount)}
      </DialogTitle>
      <DialogContent ref={body} tabIndex={0} role="region" aria-labelledby={heading}>
        <DialogContentText id={question} role="status">
          {isReading ? (
            <>
              {words.checkingWhatCanBeDone} <span aria-hidden>{words.triedOf(tried, wanted)}</span>
            </>
          ) : (
            status
          )}
        </DialogContentText>
        <TenderRows title={words.couldNotBeLoaded} rows={unread.map((tender) => ({ tender }))} />
        {unread.length > 0 && !isRunning && (
          <Button variant="outlined" aria-disabled={isReading} onClick={() => !isReading && readAgain()}>
            {words.loadAgain}
          </Button>
        )}
        {ready.length > 0 && !outcome && facts.length > 0 && (
          <Box sx={{ pt: 2.5, color: "text.primary" }}>
            <FactList facts={facts} />
          </Box>
        )}
        <TenderRows title={outcome ? words.remaining : label} rows={ready}>
          {({ tender, standing }) => {
            const failure = failureOf(tender.id);
            return (
              <>
                {failure && !failure.isNumber && <p>{failureText(failure, doneWord)}</p>}
                {outcome && !failure && <p>{words.notTried}</p>}
                {/* If the copy may exist already, its number stays: another number would create a second copy. */}
                {asksNumber && !failure?.isUnknown && (
                  <Box sx={{ pt: 2, pb: 1 }}>
                    <TextField
                      id={`copy-${tender.id}`}
                      name={`tenderNumber-${tender.id}`}
                      label={words.numberOfTheCopyOf(tender.tenderNumber)}
                      autoComplete="off"
                      required
                      value={numberOf(tender.id)}
                      error={problems[tender.id] !== undefined}
                      helperText={problems[tender.id]}
                      onChange={({ target }) => setNumbers({ ...numbers, [tender.id]: target.value })}
                    />
                  </Box>
                )}
                {standing && (
                  <Box sx={{ display: "grid", gap: 1.5 }}>
                    <FactList facts={factsOf(standing, serverNow())} />
                    <FixedFacts heading="h4" facts={fixedOf(standing)} />
                  </Box>
                )}
              </>
            );
          }}
        </TenderRows>
        <TenderRows title={words.leftOut} rows={leftOut}>
          {({ tender, why }) => {
            const failure = failureOf(tender.id);
            return <p>{failure ? `${failureText(failure, doneWord)} ${why}` : why}</p>;
          }}
        </TenderRows>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        {isRunning ? (
          // On the left: a late press must not hit the button that closes the dialog.
          <Button ref={stopButton} variant="outlined" onClick={stop} sx={{ mr: "auto" }}>
            {words.stop}
          </Button>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus; on Cancel, an accidental Enter does no harm */}
            <Button ref={leave} autoFocus onClick={handleClose}>
              {outcome || isOver ? words.closeThis : words.cancel}
            </Button>
            {!isOver && (
              <Button variant="contained" color="primary" disabled={isReading} onClick={() => void handleConfirm()}>
                {outcome ? confirm(readyCount) : words.actOn(label, readyCount)}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
