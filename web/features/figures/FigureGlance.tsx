import { Box } from "@mui/material";

/** A few figures as large numbers with their labels. */
export const FigureGlance = ({ figures }: { figures: readonly (readonly [label: string, text: string])[] }) => (
  <Box component="dl" sx={GLANCE}>
    {figures.map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Box>
);

const GLANCE = {
  m: 0,
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
  "& dt": { typography: "body2", color: "text.secondary" },
  "& dd": { m: 0, mt: 0.5, typography: "h2", fontVariantNumeric: "tabular-nums" },
  "& > div": { display: "flex", flexDirection: "column", justifyContent: "space-between" },
};
