import { Button, Typography } from "@mui/material";
import { words } from "#web/ui/lists/words/lists.en.ts";

interface Props {
  /** The noun of the items, in the plural. */
  noun: string;
  hasMore: boolean;
  step: "idle" | "reading" | "failed";
  onMore: () => void;
}

/** A button that loads the next page of a list. */
export function ShowMore({ noun, hasMore, step, onMore }: Props) {
  return (
    <>
      {step === "failed" && <Typography role="alert">{words.moreCouldNotBeLoadedNoun(noun)}</Typography>}
      {hasMore && (
        <Button variant="outlined" disabled={step === "reading"} onClick={onMore} sx={{ justifySelf: "start" }}>
          {step === "reading" ? words.loadingMore(noun) : words.showMore(noun)}
        </Button>
      )}
    </>
  );
}
