import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from "@mui/material";
import { type Theme } from "@mui/material/styles";
import { useId } from "react";
import { Link } from "react-router-dom";

import { type AuditFilters, filterOf, searchOf } from "#web/features/audit/auditFilters.ts";
import { RecordsByDay } from "#web/features/audit/RecordsByDay.tsx";
import { useAuditTrail } from "#web/features/audit/useAuditTrail.ts";
import { words } from "#web/features/audit/words/audit.en.ts";
import { paths } from "#web/paths.ts";
import { focusTitleIfLost } from "#web/ui/frame/focusTitle.ts";
import { type History } from "#web/ui/history.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

interface Props {
  of: History;
  open: boolean;
  onClose: () => void;
}

const FILTERS: Record<History["noun"], (id: string) => Partial<AuditFilters>> = {
  tender: (tenderId) => ({ tenderId }),
  bid: (bidId) => ({ bidId }),
  user: (userId) => ({ userId }),
};
const TITLES: Record<History["noun"], string> = {
  tender: words.ofTheTender,
  bid: words.ofTheBid,
  user: words.ofTheUser,
};

/** A dialog with the newest audit records of a tender, a bid or a user. */
export function HistoryDialog({ of, open, onClose }: Props) {
  const title = useId();
  const isSmall = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      slotProps={{ transition: { onExited: focusTitleIfLost } }}
      aria-labelledby={title}
    >
      <DialogTitle id={title} variant="h2">
        {words.history}
      </DialogTitle>
      <DialogContent
        tabIndex={0}
        role="region"
        aria-labelledby={title}
        sx={{ borderTop: 1, borderColor: "divider", "&&": { pt: 2 } }}
      >
        <Records of={of} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, borderTop: 1, borderColor: "divider", flexWrap: "wrap" }}>
        {of.noun === "user" && (
          <Button variant="text" component={Link} to={paths.audit + searchOf({ actor: of.id })}>
            {words.whatThisPersonDid}
          </Button>
        )}
        <Button variant="text" component={Link} to={paths.audit + searchOf(FILTERS[of.noun](of.id))}>
          {words.openInAuditTrail}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Records({ of: { noun, id } }: Pick<Props, "of">) {
  const { records, total = 0, totalIsExact, failed, retry } = useAuditTrail(filterOf(FILTERS[noun](id)));
  if (!records)
    return failed ? (
      <ErrorState text={words.historyCouldNotBeLoaded} onRetry={retry} />
    ) : (
      <CardSkeletons count={3} height={120} />
    );
  const name = records.find(({ subjectId }) => subjectId === id)?.subjectName;
  return (
    <>
      <Box>
        {name && <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>}
        <Typography sx={{ color: "text.secondary" }}>
          {[
            records.length === 0 ? words.nothingIsRecordedYet : words.newestFirst(TITLES[noun]),
            total > records.length && words.theNewestOf(records.length, total, totalIsExact ?? true),
          ]
            .filter(Boolean)
            .join(" ")}
        </Typography>
      </Box>
      <RecordsByDay records={records} label={words.history} place="dialog" />
    </>
  );
}
