import { Box, Button, Stack } from "@mui/material";
import { type FormikHelpers } from "formik";

import {
  eventChoices,
  type TypedWebhook,
  typedWebhook,
  webhookFormSchema,
  webhookInputOf,
} from "#web/features/webhooks/webhookValues.ts";
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
      if (webhook) toast.success("The webhook was changed");
      onSaved(created?.data?.createWebhook.secret ?? null);
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? "The server could not be reached. What you typed is kept.", {
        title: "Webhook not saved",
      });
    }
  }

  return (
    <SectionCard title={webhook ? "Change the Webhook" : "Create a Webhook"}>
      <ValidatedForm
        initialValues={typedWebhook(webhook)}
        schema={webhookFormSchema(isAdmin)}
        onSubmit={handleSubmit}
        mayBeLeft
      >
        <Stack sx={{ gap: 3 }}>
          <FormField
            name="url"
            label="Address"
            helperText="Where messages are posted: an https address on the public internet"
            required
          />
          <FormField name="description" label="Description" helperText="What it is for: the planning tool, say" />
          <BoxesField name="events" legend="Events" choices={eventChoices(isAdmin)} />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            <SubmitButton
              label={webhook ? "Save Changes" : "Create Webhook"}
              busy={webhook ? "Saving..." : "Creating..."}
            />
            {webhook && (
              <Button variant="outlined" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </Box>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}
