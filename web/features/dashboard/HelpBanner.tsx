import { Box, Button, Typography } from "@mui/material";

import { site } from "#web/site.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

const VALUE_LOOP = words.n5OfAnnualNetOperatingMargin;

export function HelpBanner() {
  const toast = useToast();
  return (
    <Box
      component="section"
      aria-labelledby="help"
      sx={{
        mt: 4,
        p: { xs: 2, sm: 3 },
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 2,
        border: 1,
        borderColor: "divider",
        borderTop: 2,
        borderTopColor: "text.primary",
      }}
    >
      <Box sx={{ maxWidth: "60ch" }}>
        <Typography id="help" variant="h2">
          {words.needHelp}
        </Typography>
        <Typography sx={{ mt: 0.5, color: "text.secondary" }}>{words.theGlobalDeskAnswers247}</Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, rowGap: 1 }}>
        <Button variant="text" onClick={() => toast.info(VALUE_LOOP, { title: words.valueLoop, duration: 8000 })}>
          {words.howTheValueLoopWorks}
        </Button>
        <Button variant="outlined" href={`mailto:${site.email}`}>
          {words.contactTheGlobalDesk}
        </Button>
      </Box>
    </Box>
  );
}
