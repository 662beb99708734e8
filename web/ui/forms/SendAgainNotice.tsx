import { Button } from "@mui/material";

import { useFormWords } from "#web/ui/forms/useFormWords.ts";
import { useWaiting } from "#web/ui/forms/useWaiting.ts";

/** Tells that the form is sent again by itself. The button is removed with the notice, so the focus moves to the submit button. */
export function SendAgainNotice() {
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
      <Button variant="text" onClick={(event) => leave(event.currentTarget)}>{sendAgain.stop}</Button>
    </>
  );
}
