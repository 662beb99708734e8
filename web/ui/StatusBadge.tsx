import { Box } from "@mui/material";
import { capital } from "#web/ui/forms/choicesOf.ts";
import { language } from "#web/format/words/language.en.ts";
import { term } from "#web/format/words/terms.en.ts";

interface Props {
  status: string;
}

type Tone = "open" | "draft" | "closed" | "other";

/**
 * The colour of each status: open green, draft grey, closed red, others blue (spec §4). A colour means one thing
 * for bids and accounts, too: green for what goes on or was won, red for what is barred or lost.
 */
const TONES: Partial<Record<string, Tone>> = {
  open: "open",
  draft: "draft",
  closed: "closed",
  accepted: "open",
  rejected: "closed",
  withdrawn: "draft",
  "no decision": "draft",
  cancelled: "draft",
  deleted: "draft",
  refused: "closed",
  active: "open",
  blocked: "closed",
  banned: "closed",
};
const toneOf = (status: string): Tone => TONES[status] ?? "other";

export function StatusBadge({ status }: Props) {
  const tone = toneOf(status);
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        px: 1,
        py: 0.25,
        fontSize: "0.8125rem",
        fontWeight: 600,
        lineHeight: 1.5,
        whiteSpace: "nowrap",
        textTransform: language === "en" ? "capitalize" : "none",
        color: `status.${tone}.main`,
        bgcolor: `status.${tone}.tint`,
        "&::before": { content: '""', width: 8, height: 8, bgcolor: "currentColor" },
      }}
    >
      {language === "en" ? term(status) : capital(term(status))}
    </Box>
  );
}
