import { Box, Typography } from "@mui/material";

/** The names of the four phases, one for each span of the bridge. */
export type Phases = readonly [string, string, string, string];

const SUPPORTS = [40, 260, 480, 700, 920];
const SPAN = 220;
const DECK = 96;
const FOOT = 196;
const CROWN = DECK + 14;

/** Returns the y coordinate of the arch at the fraction t (0 to 1) of its span. */
const archAt = (t: number) => FOOT - 4 * t * (1 - t) * (FOOT - CROWN);
const ARCH_PARTS = [0.1, 0.2, 0.3, 0.7, 0.8, 0.9];

/** Draws a bridge with four spans, which represent the four phases, and a dimension line above it. */
export function BridgeDrawing({ phases }: { phases: Phases }) {
  return (
    <Box sx={{ position: "relative" }}>
      <Box
        component="ol"
        sx={{ m: 0, p: 0, px: "4.17%", listStyle: "none", display: "grid", gridTemplateColumns: "repeat(4, 1fr)" }}
      >
        {phases.map((phase, index) => (
          <Typography
            component="li"
            variant="body2"
            key={phase}
            sx={{ textAlign: "center", fontSize: { xs: "0.75rem", sm: "0.875rem" }, fontWeight: 550 }}
          >
            <Box component="span" sx={{ display: "block", color: "text.secondary", fontWeight: 400 }}>
              {index + 1}
            </Box>
            {phase}
          </Typography>
        ))}
      </Box>
      <Box
        component="svg"
        viewBox="0 0 960 240"
        aria-hidden
        sx={{
          display: "block",
          width: "100%",
          color: "text.primary",
          fill: "none",
          stroke: "currentColor",
          "& *": { vectorEffect: "non-scaling-stroke" },
        }}
      >
        <Box component="g" sx={(theme) => ({ stroke: theme.vars.palette.primary.main })} strokeWidth="1.25">
          <path d={`M${SUPPORTS[0]} 28H${SUPPORTS[4]}`} />
          {SUPPORTS.map((x) => (
            <path key={x} d={`M${x} 14v28M${x - 7} 35l14 -14`} />
          ))}
        </Box>
        <path d={`M0 ${DECK - 7}H960M0 ${DECK}H960`} strokeWidth="1.5" />
        {SUPPORTS.map((x) => (
          <path key={x} d={`M${x - 5} ${DECK}V212M${x + 5} ${DECK}V212M${x - 16} 212h32`} strokeWidth="1.25" />
        ))}
        {SUPPORTS.slice(0, 4).map((x) => (
          <g key={x}>
            <path
              d={`M${x + 5} ${FOOT}Q${x + SPAN / 2} ${2 * CROWN - FOOT} ${x + SPAN - 5} ${FOOT}`}
              strokeWidth="1.5"
            />
            {ARCH_PARTS.map((t) => (
              <path key={t} d={`M${x + SPAN * t} ${DECK}V${archAt(t)}`} strokeWidth="0.75" />
            ))}
          </g>
        ))}
        <path d="M0 212H960" strokeWidth="1" />
        <path
          d={Array.from({ length: 40 }, (_, hatch) => `M${hatch * 24 + 12} 212l-10 12`).join("")}
          strokeWidth="0.5"
        />
      </Box>
    </Box>
  );
}
