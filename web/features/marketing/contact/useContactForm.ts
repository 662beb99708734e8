import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";

import { type ContactTexts } from "#web/features/marketing/contact/contactFields.ts";
import { sendRequest } from "#web/features/marketing/contact/sendRequest.ts";
import { useContactToast } from "#web/features/marketing/contact/useContactToast.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { useRetryKey } from "#web/ui/forms/useRetryKey.ts";

const NONE: ContactTexts = {};

/** Spec §4: disables the button while sending; a success empties the form, a failure keeps its values. */
export function useContactForm(refused = NONE) {
  const { copy, language } = useSite();
  const { problems: words } = copy.contact;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(refused);
  const { keyOf, renew } = useRetryKey();
  const { toast, unsaid, prepare, say } = useContactToast();

  const wasBusy = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus.
    if (wasBusy.current && !busy) {
      const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid]");
      if (wrong) wrong.focus();
      else if (document.activeElement === document.body) button.current?.focus();
    }
    wasBusy.current = busy;
  }, [busy]);

  const inWords: Record<string, string | undefined> = { Required: words.required, "Invalid email": words.email };

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    prepare();
    setBusy(true);
    const answer = await sendRequest(new FormData(currentTarget), language, keyOf);
    if (answer.sent) {
      renew();
      currentTarget.reset();
    }
    setProblems(Object.fromEntries(Object.entries(answer.problems).map(([name, text]) => [name, inWords[text] ?? words.other])));
    say(answer.sent ? "sent" : "failed");
    setBusy(false);
  }

  const handleChange = ({ target }: ChangeEvent<HTMLFormElement>) =>
    setProblems((last) => ({ ...last, [(target as unknown as HTMLInputElement).name]: undefined }));

  return { form, button, busy, problems, toast, unsaid, handleSubmit, handleChange, prepare };
}
