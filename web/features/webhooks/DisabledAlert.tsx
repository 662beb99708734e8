import { Alert, Button } from "@mui/material";

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
        <Button color="inherit" disabled={busy} aria-label={`Enable ${name}`} onClick={onEnable}>
          Enable
        </Button>
      }
    >
      Disabled on {formatDateTime(disabledAt)}: it accepted no message for three days, or wanted none. What happens
      meanwhile is not sent.
    </Alert>
  );
}
