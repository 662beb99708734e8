import { useSignInPrompt, type SignInPrompt } from "#web/features/session/confirming/askAgain.ts";
import { deferredComponent } from "#web/ui/deferredComponent.tsx";

const ConfirmDialog = deferredComponent<{ prompt: SignInPrompt | null }>(
  async () => (await import("#web/features/session/confirming/ConfirmSignInDialog.tsx")).ConfirmSignInDialog,
  ({ prompt }) => prompt !== null,
);

/**
 * Shows the dialog that asks for the user's own password, code or both when the server requires a recent sign-in.
 * confirmLink.ts then sends the refused operation again.
 */
export const ConfirmSignIn = () => <ConfirmDialog prompt={useSignInPrompt()} />;
