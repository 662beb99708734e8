import { Button } from "@mui/material";

import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { site } from "#web/site.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

export function ForgotPasswordButton() {
  const { forgot } = useSignInWords().login;
  const toast = useToast();
  const explain = () => toast.info(forgot.text(site.email), { title: forgot.label, duration: 8000 });

  return (
    <Button variant="text" onClick={explain}>
      {forgot.label}
    </Button>
  );
}
