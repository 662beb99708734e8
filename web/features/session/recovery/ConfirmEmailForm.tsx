import { object } from "yup";

import { LinkProblem, useLinkToken } from "#web/features/session/recovery/mailedLink.tsx";
import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { useConfirmEmailMutation } from "#web/graphql/generatedAccounts.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

const NOTHING = object({});

/**
 * The form that confirms an e-mail address when the user presses its button. Opening the page must not confirm it,
 * because mail scanners also open links.
 */
export function ConfirmEmailForm({ onDone }: { onDone: () => void }) {
  const {
    recovery: { confirm },
    form,
    refused,
    login,
  } = useSignInWords();
  const language = useLanguage();
  const token = useLinkToken();
  const toast = useToast();
  const [confirmEmail] = useConfirmEmailMutation();

  async function handleSubmit() {
    try {
      await confirmEmail({ variables: { token: token ?? "", language } });
      toast.success(confirm.done.text, { title: confirm.done.title });
      onDone();
    } catch (error) {
      const refusal = refusalOf(error);
      toast.error(refusal ? refused(refusal) : login.unreachable, { title: confirm.failed });
    }
  }

  if (token === "") return <LinkProblem />;
  return (
    <ValidatedForm initialValues={{}} schema={NOTHING} onSubmit={handleSubmit} words={form} prerendered mayBeLeft>
      <SubmitButton label={confirm.submit} busy={confirm.submitting} />
    </ValidatedForm>
  );
}
