import { Box, Typography } from "@mui/material";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

const STEPS = [
  { name: words.connected, status: words.statusPhase1, active: true },
  { name: words.completion, status: words.comingSoon, active: false },
  { name: words.acceleration, status: words.comingSoon, active: false },
  { name: words.valueLoop, status: words.comingSoon, active: false },
];

/**
 * The dashboard's journey strip (spec §2). It looks like a dimension line in a technical drawing, with a span for each
 * phase.
 */
export function JourneyStrip() {
  return (
    <Box component="section" aria-label={words.yourJourney} sx={{ mb: 4 }}>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: "none",
          display: "grid",
          gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(4, 1fr)" },
          rowGap: 2,
        }}
      >
        {STEPS.map(({ name, status, active }, step) => (
          <Box component="li" key={name} aria-current={active ? "step" : undefined}>
            <Span active={active} />
            <Box sx={{ pr: 2 }}>
              <Typography variant="overline" component="p" sx={{ color: "text.secondary" }}>
                {words.phase(step + 1)}
              </Typography>
              <Typography variant="h3" component="p" sx={{ color: active ? "text.primary" : "text.secondary" }}>
                {name}
              </Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {status}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** One span of the dimension line: solid when the phase is reached, otherwise dashed. */
function Span({ active }: { active: boolean }) {
  return (
    <Box
      component="svg"
      aria-hidden
      sx={{
        display: "block",
        overflow: "visible",
        width: "100%",
        height: 24,
        color: active ? "primary.main" : "edge",
        stroke: "currentColor",
        strokeWidth: active ? 2 : 1,
        mb: 0.5,
      }}
    >
      <line x1="0" x2="100%" y1="12" y2="12" strokeDasharray={active ? undefined : "4 4"} />
      <line x1="1" x2="1" y1="3" y2="21" />
      <line x1="-4" x2="6" y1="17" y2="7" />
    </Box>
  );
}
