import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";

import { type ContactTexts } from "#web/features/marketing/contact/contactFields.ts";
import { retryAfterOf, sendRequest } from "#web/features/marketing/contact/sendRequest.ts";
import { useContactToast } from "#web/features/marketing/contact/useContactToast.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { useRetryKey } from "#web/ui/forms/useRetryKey.ts";
import { useSendAgain } from "#web/ui/forms/useSendAgain.ts";

const NONE: ContactTexts = {};

/** Spec §4: disables the button while sending; a success empties the form, a failure keeps its values. Sends again while the server cannot be reached. */
export function useContactForm(refused = NONE) {
  const { copy, language } = useSite();
  const { problems: words } = copy.contact;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(refused);
  const { keyOf, renew } = useRetryKey();
  const { toast, unsaid, prepare, say } = useContactToast();
  const { isWaiting, stop, attempt } = useSendAgain(() => form.current?.requestSubmit(), retryAfterOf);

  const prepareIfFocused = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) prepare();
  });
  // The focus may have come before hydration.
  useEffect(() => prepareIfFocused(), []);

  const wasBusy = useRef(false);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) {
      const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid]");
      if (wrong) wrong.focus();
      else if (takesFocus.current && document.activeElement === document.body) button.current?.focus();
    }
    wasBusy.current = busy;
  }, [busy]);

  const inWords: Record<string, string | undefined> = { Required: words.required, "Invalid email": words.email };

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    prepare();
    // A disabled button loses the focus: a try without a press gives it back only if the button had it.
    takesFocus.current = !isWaiting || document.activeElement === button.current;
    setBusy(true);
    await attempt(
      async () => {
        const answer = await sendRequest(new FormData(currentTarget), language, keyOf);
        if (answer.sent) {
          renew();
          currentTarget.reset();
        }
        setProblems(Object.fromEntries(Object.entries(answer.problems).map(([name, text]) => [name, inWords[text] ?? words.other])));
        say(answer.sent ? "sent" : "failed");
      },
      () => say("failed"),
    );
    setBusy(false);
  }

  function handleChange({ target }: ChangeEvent<HTMLFormElement>) {
    stop();
    setProblems((last) => ({ ...last, [(target as unknown as HTMLInputElement).name]: undefined }));
  }

  function stopTrying() {
    button.current?.focus();
    stop();
  }

  return { form, button, busy, isWaiting, problems, toast, unsaid, handleSubmit, handleChange, stop, stopTrying, prepare };
}
