import { Alert, Button } from "@mui/material";

import { words } from "#web/features/webhooks/words/webhooks.en.ts";
import { formatDateTime } from "#web/format/dates.ts";

interface Props {
  disabledAt: string;
  name: string;
  busy: boolean;
  onEnable: () => void;
}

export function DisabledAlert({ disabledAt, name, busy, onEnable }: Props) {
  return (
    <Alert
      severity="warning"
      variant="outlined"
      icon={false}
      sx={{ my: 1.5 }}
      action={
        <Button color="inherit" disabled={busy} aria-label={words.enableOf(name)} onClick={onEnable}>
          {words.enable}
        </Button>
      }
    >
      {words.disabledOnItAcceptedNo(formatDateTime(disabledAt))}
    </Alert>
  );
}
