import { Alert, AlertTitle, Button } from "@mui/material";
import { type Theme } from "@mui/material/styles";
import { Link } from "react-router-dom";

import { PROFILE_REQUIRED } from "#api/company-profiles/profileRequired.rules.ts";

import { paths } from "#web/paths.ts";

/** Spec §2: the notice is yellow. */
const yellow = (theme: Theme) => ({
  color: "#3B2F00",
  backgroundColor: "#FFF3C4",
  borderLeft: "4px solid #D9A400",
  "& .MuiAlert-icon": { color: "inherit" },
  ...theme.applyStyles("dark", { color: "#FFE9A3", backgroundColor: "#3A3110" }),
});

export function ProfileRequiredNotice() {
  return (
    <Alert severity="warning" sx={yellow}>
      <AlertTitle>Company Profile Required</AlertTitle>
      {PROFILE_REQUIRED}
      <Button variant="text" component={Link} to={paths.companyProfile} color="inherit" sx={{ display: "flex", width: "fit-content", ml: -1 }}>
        Create Company Profile
      </Button>
    </Alert>
  );
}
