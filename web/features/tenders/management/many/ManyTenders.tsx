import { Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from "@mui/material";
import { useId, useState } from "react";

import { type Candidate, MANY_ACTS, type ManyAct, TENDER } from "#web/features/tenders/management/many/manyActs.ts";
import { type Failure, useCandidates, useManyTenders } from "#web/features/tenders/management/many/useManyTenders.ts";
import { counted } from "#web/format/words/terms.en.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TextField } from "#web/ui/TextField.tsx";

interface Props {
  act: ManyAct;
  /** The selected tenders, as they were when the dialog was opened. */
  tenders: readonly Candidate["tender"][];
  /** @param done The ids of the tenders for which the act was done, so that they are no longer selected. */
  onClose: (done: readonly string[]) => void;
}

interface Outcome {
  tried: readonly Candidate[];
  failures: readonly Failure[];
}

/**
 * The dialog for an act on many tenders. It says first what follows, and which tenders are left out and why; afterwards
 * for which the act was done, and why not for the others.
 */
export function ManyTenders({ act, tenders, onClose }: Props) {
  const { label, title, follows, done: doneWord } = MANY_ACTS[act];
  const [heading, question] = [useId(), useId()];
  const candidates = useCandidates(act, tenders);
  const { done, run } = useManyTenders(act);
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [isMissing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const ready = candidates?.filter(({ why }) => why === null) ?? [];
  const leftOut = candidates?.filter(({ why }) => why !== null) ?? [];
  const numberOf = (id: string) =>
    numbers[id] ?? `${tenders.find((tender) => tender.id === id)?.tenderNumber ?? ""}-COPY`;
  const failed = new Set(outcome?.failures.map(({ tender }) => tender.id));

  async function handleConfirm() {
    if (act === "copy" && ready.some(({ tender }) => numberOf(tender.id).trim() === "")) {
      setMissing(true);
      return;
    }
    setOutcome({ tried: ready, failures: await run(ready, numberOf) });
  }
  const handleClose = () =>
    onClose((outcome?.tried ?? []).map(({ tender }) => tender.id).filter((id) => !failed.has(id)));

  const text = outcome
    ? outcomeText(outcome, doneWord)
    : candidates === null
      ? "Checking what can be done…"
      : ready.length === 0
        ? "Nothing can be done for the tenders that you selected."
        : follows(ready);
  return (
    <Dialog
      open
      onClose={done === null ? handleClose : undefined}
      aria-labelledby={heading}
      aria-describedby={question}
    >
      <DialogTitle id={heading}>
        {outcome ? `${label}: done` : title(counted(candidates ? ready.length : tenders.length, TENDER))}
      </DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-labelledby={heading}>
        <DialogContentText id={question} role="status">
          {done === null ? text : `${done + 1} of ${ready.length}…`}
        </DialogContentText>
        {outcome ? (
          <Reasons
            title="Not done"
            rows={[...outcome.failures, ...leftOut].map(({ tender, why }) => ({ tender, why: why ?? "" }))}
          />
        ) : (
          <>
            {act === "copy"
              ? ready.map(({ tender }) => (
                  <Box key={tender.id} sx={{ pt: 2 }}>
                    <TextField
                      id={`copy-${tender.id}`}
                      name={`tenderNumber-${tender.id}`}
                      label={`Number of the copy of ${tender.tenderNumber}`}
                      autoComplete="off"
                      required
                      value={numberOf(tender.id)}
                      error={isMissing && numberOf(tender.id).trim() === ""}
                      helperText={
                        isMissing && numberOf(tender.id).trim() === "" ? "Tender number is required" : undefined
                      }
                      onChange={({ target }) => setNumbers({ ...numbers, [tender.id]: target.value })}
                    />
                  </Box>
                ))
              : ready.length > 0 && <Reasons title={label} rows={ready.map(({ tender }) => ({ tender, why: "" }))} />}
            <Reasons title="Left out" rows={leftOut.map(({ tender, why }) => ({ tender, why: why ?? "" }))} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {outcome ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
          <Button autoFocus variant="outlined" onClick={handleClose}>
            Close this
          </Button>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus; on Cancel, an accidental Enter does no harm */}
            <Button autoFocus disabled={done !== null} onClick={handleClose}>
              Cancel
            </Button>
            <Button
              variant="contained"
              color="primary"
              disabled={ready.length === 0 || done !== null}
              onClick={() => void handleConfirm()}
            >
              {`${label} ${counted(ready.length, TENDER)}`}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function outcomeText({ tried, failures }: Outcome, doneWord: string) {
  const done = tried.length - failures.length;
  if (failures.length === 0) return `${counted(done, TENDER)} ${done === 1 ? "is" : "are"} ${doneWord}.`;
  return `${done} of ${counted(tried.length, TENDER)} ${done === 1 ? "is" : "are"} ${doneWord}. The others are as they were, and stay selected.`;
}

function Reasons({ title, rows }: { title: string; rows: readonly Failure[] }) {
  if (rows.length === 0) return null;
  return (
    <Box sx={{ pt: 2.5, color: "text.primary" }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box component="ul" role="list" sx={{ m: 0, mt: 0.5, p: 0, listStyle: "none" }}>
        {rows.map(({ tender, why }) => (
          <Box key={tender.id} component="li" sx={{ py: 0.75, borderTop: 1, borderColor: "divider" }}>
            <strong>{tender.tenderNumber}</strong> {why || tender.title}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
