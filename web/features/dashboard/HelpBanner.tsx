import { Box, Button, Typography } from "@mui/material";

import { site } from "#web/site.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

const VALUE_LOOP =
  "5% of annual net operating margin goes to royalties for companies and partners. Your contract links you to the annual Value Loop automatically.";

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
          Need help?
        </Typography>
        <Typography sx={{ mt: 0.5, color: "text.secondary" }}>
          The global desk answers 24/7, across three time zones.
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, rowGap: 1 }}>
        <Button variant="text" onClick={() => toast.info(VALUE_LOOP, { title: "Value Loop", duration: 8000 })}>
          How the Value Loop works
        </Button>
        <Button variant="outlined" href={`mailto:${site.email}`}>
          Contact the global desk
        </Button>
      </Box>
    </Box>
  );
}
