import { useState } from "react";

import { words } from "#web/features/webhooks/words/webhooks.en.ts";
import {
  type ListedWebhookFragment,
  useDeleteWebhookMutation,
  useEnableWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
} from "#web/graphql/generatedWebhooks.ts";
import { isRefused, refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Callbacks {
  onSecret: (secret: string) => void;
  /**
   * Called when the webhook no longer exists: it was deleted here, or the server reports that it was deleted elsewhere.
   */
  onGone: () => void;
}

/** The user's actions on a webhook. `rotate` and `remove` need a confirmation, which `ask` opens. */
export function useWebhookActs({ id, url, description }: ListedWebhookFragment, { onSecret, onGone }: Callbacks) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [asking, ask] = useState<"rotate" | "delete" | null>(null);
  const [rotateSecret] = useRotateWebhookSecretMutation();
  const [deleteWebhook] = useDeleteWebhookMutation();
  const [enableWebhook] = useEnableWebhookMutation();
  const [testWebhook] = useTestWebhookMutation();
  const variables = { id };

  /**
   * Runs one of the mutations.
   * @returns The result of the mutation; null if the mutation failed. A toast then shows the reason.
   */
  async function run<T>(act: () => Promise<T>, failed: string): Promise<T | null> {
    setBusy(true);
    try {
      return await act();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? failed);
      if (isRefused(error, "NOT_FOUND")) onGone();
      return null;
    } finally {
      setBusy(false);
      ask(null);
    }
  }

  async function rotate() {
    const done = await run(() => rotateSecret({ variables }), words.theSecretCouldNotBe);
    if (done?.data?.rotateWebhookSecret.secret) onSecret(done.data.rotateWebhookSecret.secret);
  }

  async function remove() {
    if (!(await run(() => deleteWebhook({ variables }), words.theWebhookCouldNotBe))) return;
    toast.success(words.wasDeleted(description ?? url));
    onGone();
  }

  async function enable() {
    if (await run(() => enableWebhook({ variables }), words.theWebhookCouldNotBeEnabled))
      toast.success(words.theWebhookWorksAgain);
  }

  /**
   * Sends a test message.
   * @returns The id of the message's delivery; null if the request failed.
   */
  async function sendTest() {
    const done = await run(() => testWebhook({ variables }), words.theTestCouldNotBe);
    return done?.data?.testWebhook.id ?? null;
  }

  return { busy, asking, ask, rotate, remove, enable, sendTest };
}
