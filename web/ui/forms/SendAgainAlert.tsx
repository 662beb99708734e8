import { Button } from "@mui/material";
import { createContext, useContext } from "react";

import { useFormWords } from "#web/ui/forms/useFormWords.ts";

/**
 * Says that the form retries automatically. The Stop button is removed together with this message, so the focus moves
 * to the submit button.
 */
export function SendAgainAlert() {
  const { isWaiting, stop } = useWaiting();
  const { sendAgain } = useFormWords();

  function leave(button: HTMLElement) {
    button.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.focus();
    stop();
  }

  if (!isWaiting) return null;
  return (
    <>
      <div>{sendAgain.text}</div>
      <Button variant="text" onClick={(event) => leave(event.currentTarget)}>
        {sendAgain.stop}
      </Button>
    </>
  );
}

interface Waiting {
  isWaiting: boolean;
  stop: () => void;
}

/** Whether the form retries automatically while the server is unreachable. */
export const WaitingContext = createContext<Waiting>({ isWaiting: false, stop: () => undefined });

export const useWaiting = () => useContext(WaitingContext);
