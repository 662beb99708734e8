import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";

import { CONTACT_LENGTHS } from "#api/contact/contactLengths.rules.ts";
import { charactersLeft, isTooLong } from "#api/core/rules/textLength.rules.ts";

import { type ContactField, type ContactTexts } from "#web/features/marketing/contact/contactFields.ts";
import { retryAfterOf, sendRequest } from "#web/features/marketing/contact/sendRequest.ts";
import { useContactToast } from "#web/features/marketing/contact/useContactToast.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { useRetryKey } from "#web/ui/forms/useRetryKey.ts";
import { useSendAgain } from "#web/ui/forms/useSendAgain.ts";

const NONE: ContactTexts = {};

type LimitedField = keyof typeof CONTACT_LENGTHS;
const LIMITED = Object.keys(CONTACT_LENGTHS) as LimitedField[];
const isLimited = (name: string): name is LimitedField => name in CONTACT_LENGTHS;

const textOf = (typed: FormData, name: string) => {
  const text = typed.get(name);
  return typeof text === "string" ? text : "";
};

const leftOf = (typed: FormData): Partial<Record<ContactField, number | null>> =>
  Object.fromEntries(LIMITED.map((name) => [name, charactersLeft(textOf(typed, name), CONTACT_LENGTHS[name])]));

/**
 * Spec §4: disables the button while sending. Empties the form after a success; preserves the typed text after a
 * failure. Retries automatically while the server cannot be reached.
 */
export function useContactForm(refused = NONE) {
  const { copy, language } = useSite();
  const { problems: words } = copy.contact;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(refused);
  const [left, setLeft] = useState<Partial<Record<ContactField, number | null>>>({});
  const { keyOf, renew } = useRetryKey();
  const { toast, unsaid, prepare, say } = useContactToast();
  const { isWaiting, stop, attempt } = useSendAgain(() => form.current?.requestSubmit(), retryAfterOf);

  const prepareIfFocused = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) prepare();
  });
  // Load the code of the toast after mounting, too: a field may have received the focus before hydration.
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
  const wordsOf = (name: string, text: string) =>
    inWords[text] ?? (isLimited(name) && text.startsWith("Must be at most") ? tooLong(name) : words.other);

  const tooLong = (name: LimitedField) =>
    words.tooLong.replace("{count}", CONTACT_LENGTHS[name].toLocaleString(language));

  /**
   * Refuses texts that are too long, because the server would refuse them, and cutting them would lose text. Focuses
   * the first field with such a text.
   */
  function refusesLength(typed: FormData) {
    const long = LIMITED.filter((name) => isTooLong(textOf(typed, name), CONTACT_LENGTHS[name]));
    if (!long[0]) return false;
    setLeft(leftOf(typed));
    setProblems(Object.fromEntries(long.map((name) => [name, tooLong(name)])));
    form.current?.querySelector<HTMLElement>(`[name=${long[0]}]`)?.focus();
    return true;
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (refusesLength(new FormData(currentTarget))) return;
    prepare();
    // The disabled button loses the focus, so it is focused again when sending has ended. After an automatic retry, it
    // is focused only if it had the focus before.
    takesFocus.current = !isWaiting || document.activeElement === button.current;
    setBusy(true);
    await attempt(
      async () => {
        const answer = await sendRequest(new FormData(currentTarget), language, keyOf);
        if (answer.sent) {
          renew();
          currentTarget.reset();
          setLeft({});
        }
        setProblems(
          Object.fromEntries(Object.entries(answer.problems).map(([name, text]) => [name, wordsOf(name, text)])),
        );
        say(answer.sent ? "sent" : "failed");
      },
      () => say("failed"),
    );
    setBusy(false);
  }

  function handleChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    stop();
    setLeft(leftOf(new FormData(currentTarget)));
    setProblems((last) => ({ ...last, [(target as unknown as HTMLInputElement).name]: undefined }));
  }

  function stopTrying() {
    button.current?.focus();
    stop();
  }

  return {
    form,
    button,
    busy,
    isWaiting,
    problems,
    left,
    toast,
    unsaid,
    handleSubmit,
    handleChange,
    stop,
    stopTrying,
    prepare,
  };
}
