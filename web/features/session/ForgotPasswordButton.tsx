import { Button } from "@mui/material";

import { site } from "#web/site.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

export function ForgotPasswordButton() {
  const toast = useToast();
  const explain = () =>
    toast.info(`Please contact the global desk at ${site.email} for password reset assistance.`, {
      title: "Forgot password?",
      duration: 8000,
    });

  return <Button variant="text" onClick={explain}>Forgot password?</Button>;
}
