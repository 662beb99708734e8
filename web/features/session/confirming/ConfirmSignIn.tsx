import { useSignInPrompt, type SignInPrompt } from "#web/features/session/confirming/askAgain.ts";
import { deferredComponent } from "#web/ui/deferredComponent.tsx";

const ConfirmDialog = deferredComponent<{ prompt: SignInPrompt | null }>(
  async () => (await import("#web/features/session/confirming/ConfirmSignInDialog.tsx")).ConfirmSignInDialog,
  ({ prompt }) => prompt !== null,
);

/**
 * Asks for the user's own password when the server requires a recent sign-in. The refused operation is then sent again.
 */
export const ConfirmSignIn = () => <ConfirmDialog prompt={useSignInPrompt()} />;
