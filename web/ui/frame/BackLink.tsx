import { Button } from "@mui/material";
import { ArrowLeft } from "lucide-react";
import { type MouseEvent } from "react";
import { Link, useNavigate } from "react-router-dom";

import { comesFrom, lastSearchOf } from "#web/ui/frame/visits.ts";

interface Props {
  to: string;
  label: string;
}

/**
 * A page's link back to a list. It leads to the same place of the list as the browser's Back if the list was shown just
 * before, and otherwise to the list with its last filters.
 */
export function BackLink({ to, label }: Props) {
  const navigate = useNavigate();

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || !comesFrom(to)) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <Button
      component={Link}
      to={to + lastSearchOf(to)}
      onClick={handleClick}
      startIcon={<ArrowLeft size={18} aria-hidden />}
      sx={{ mb: 1 }}
    >
      {label}
    </Button>
  );
}
