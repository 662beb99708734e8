import { Alert, AlertTitle, Box, Button } from "@mui/material";
import { type Theme } from "@mui/material/styles";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

/** Spec §2: the message is yellow. */
const yellow = (theme: Theme) => ({
  color: "#3B2F00",
  backgroundColor: "#FFF3C4",
  borderLeft: "4px solid #D9A400",
  "& .MuiAlert-icon": { color: "inherit" },
  "& .MuiAlert-message": { flexGrow: 1 },
  ...theme.applyStyles("dark", { color: "#FFE9A3", backgroundColor: "#3A3110" }),
});

export function ProfileRequiredAlert() {
  return (
    <Alert severity="warning" sx={yellow}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
        <Box>
          <AlertTitle sx={{ mb: 0 }}>{words.companyProfileRequired}</AlertTitle>
          {words.profileIsRequired}
        </Box>
        <Button
          variant="text"
          component={Link}
          to={paths.companyProfile}
          color="inherit"
          sx={{ ml: { xs: -1, md: "auto" } }}
        >
          {words.createCompanyProfile}
        </Button>
      </Box>
    </Alert>
  );
}
