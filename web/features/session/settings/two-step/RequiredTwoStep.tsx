import { Typography } from "@mui/material";

export function RequiredTwoStep({ codesLeft }: { codesLeft: number }) {
  return (
    <Typography>
      Your sign-in asks for a code of your app. Administrators need it here, so it cannot be turned off. Recovery codes left: {codesLeft}. For new
      ones, or another phone, ask another administrator to turn it off for you, and set it up again.
    </Typography>
  );
}
