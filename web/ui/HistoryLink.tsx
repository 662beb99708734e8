import { Button } from "@mui/material";
import { History as HistoryIcon } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";

import { HISTORY, historyValue, type History } from "#web/ui/history.ts";
import { OPENED } from "#web/ui/lists/useAddressFilters.ts";
import { words } from "#web/ui/words/ui.en.ts";

interface Props {
  of: History;
  /** The name of the tender, bid or user, for screen readers. */
  name: string;
  /** Whether only an icon is shown. */
  isDense?: boolean;
  /** Whether the link is inside a running text. */
  isInText?: boolean;
}

/**
 * A link to the audit history of a tender, bid or user, which opens in a dialog over the screen. The screen must render
 * a HistoryOpener, which shows the dialog.
 */
export function HistoryLink({ of, name, isDense = false, isInText = false }: Props) {
  const [address] = useSearchParams();
  const next = new URLSearchParams(address);
  next.set(HISTORY, historyValue(of));
  return (
    <Button
      variant="text"
      component={Link}
      to={{ search: `?${next.toString()}` }}
      state={OPENED}
      preventScrollReset
      aria-label={words.historyOf(name)}
      startIcon={isDense ? null : <HistoryIcon size={18} aria-hidden />}
      sx={isDense ? { minWidth: 44 } : { justifySelf: "start", ml: isInText ? 0 : -1 }}
    >
      {isDense ? <HistoryIcon size={18} aria-hidden /> : words.history}
    </Button>
  );
}
