import { Box, Button, Stack } from "@mui/material";
import { type FormikHelpers } from "formik";

import {
  eventChoices,
  type TypedWebhook,
  typedWebhook,
  webhookFormSchema,
  webhookInputOf,
} from "#web/features/webhooks/webhookValues.ts";
import { words } from "#web/features/webhooks/words/webhooks.en.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import {
  type ListedWebhookFragment,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
} from "#web/graphql/generatedWebhooks.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { BoxesField } from "#web/ui/forms/BoxesField.tsx";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  isAdmin: boolean;
  /** The webhook to change; undefined creates a new one. */
  webhook?: ListedWebhookFragment;
  /** @param secret The secret of a webhook that was created; null if a webhook was changed. */
  onSaved: (secret: string | null) => void;
  /** Called when the user cancels a change. */
  onCancel: () => void;
}

/**
 * The form that creates or changes a webhook. A failed request is not retried automatically: the server returns the
 * secret of a webhook only once, so a repeated create would answer without it.
 */
export function WebhookForm({ isAdmin, webhook, onSaved, onCancel }: Props) {
  const toast = useToast();
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();

  async function handleSubmit(values: TypedWebhook, { setErrors, resetForm }: FormikHelpers<TypedWebhook>) {
    const input = webhookInputOf(values);
    try {
      if (webhook) await update({ variables: { id: webhook.id, patch: { ...input, version: webhook.version } } });
      const created = webhook ? null : await create({ variables: { input } });
      resetForm();
      if (webhook) toast.success(words.theWebhookWasChanged);
      onSaved(created?.data?.createWebhook.secret ?? null);
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBe, {
        title: words.webhookNotSaved,
      });
    }
  }

  return (
    <SectionCard title={webhook ? words.changeTheWebhook : words.createAWebhook}>
      <ValidatedForm
        initialValues={typedWebhook(webhook)}
        schema={webhookFormSchema(isAdmin)}
        onSubmit={handleSubmit}
        mayBeLeft
      >
        <Stack sx={{ gap: 3 }}>
          <FormField name="url" label={words.address} helperText={words.whereMessagesArePostedAn} required />
          <FormField name="description" label={words.description} helperText={words.whatItIsForThe} />
          <BoxesField name="events" legend={words.events} choices={eventChoices(isAdmin)} />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            <SubmitButton
              label={webhook ? words.saveChanges : words.createWebhook}
              busy={webhook ? words.saving : words.creating}
            />
            {webhook && (
              <Button variant="outlined" onClick={onCancel}>
                {words.cancel}
              </Button>
            )}
          </Box>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}
