import { Button, Typography } from "@mui/material";

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
      {step === "failed" && <Typography role="alert">{`More ${noun} could not be loaded.`}</Typography>}
      {hasMore && (
        <Button variant="outlined" disabled={step === "reading"} onClick={onMore} sx={{ justifySelf: "start" }}>
          {step === "reading" ? `Loading more ${noun}...` : `Show more ${noun}`}
        </Button>
      )}
    </>
  );
}
