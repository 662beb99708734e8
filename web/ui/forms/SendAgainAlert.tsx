import { Button } from "@mui/material";
import { createContext, useContext } from "react";

import { useFormWords } from "#web/ui/forms/useFormWords.ts";

/**
 * Shows that the form is sent again automatically. The Stop button disappears with this message, so a press on it moves
 * the focus to the submit button.
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

/** Whether the form retries automatically because the server is unreachable, and a function that stops the retries. */
export const WaitingContext = createContext<Waiting>({ isWaiting: false, stop: () => undefined });

export const useWaiting = () => useContext(WaitingContext);
