import { Button } from "@mui/material";
import { MessagesSquare } from "lucide-react";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { words } from "#web/features/tenders/words/tenders.en.ts";

export function QuestionsLink({ tender: { id, tenderNumber } }: { tender: { id: string; tenderNumber: string } }) {
  return (
    <Button
      variant="text"
      component={Link}
      to={paths.tenderSection(id, "questions")}
      aria-label={words.questionsOf(tenderNumber)}
      startIcon={<MessagesSquare size={18} aria-hidden />}
      sx={{ justifySelf: "start", ml: -1 }}
    >
      {words.questions}
    </Button>
  );
}
