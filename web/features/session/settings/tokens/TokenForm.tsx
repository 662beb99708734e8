import { Alert, Stack } from "@mui/material";
import { useFormikContext, type FormikHelpers } from "formik";

import { SCOPES } from "#api/core/rules/scopes.rules.ts";
import { scopesOf } from "#api/session/tokens/apiToken.rules.ts";
import {
  EMPTY_TOKEN,
  isEndless,
  lifetimes,
  tokenFormSchema,
  tokenInputOf,
  type TypedToken,
} from "#web/features/session/settings/tokens/tokenValues.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { useCreateApiTokenMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { BoxesField } from "#web/ui/forms/BoxesField.tsx";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  isAdmin: boolean;
  onCreated: (token: string) => void;
}

/**
 * The form that creates an API token. The request is never retried automatically, because each try counts towards the
 * limit of wrong passwords, and a token is shown only once.
 */
export function TokenForm({ isAdmin, onCreated }: Props) {
  const toast = useToast();
  const [create] = useCreateApiTokenMutation();

  async function handleSubmit(values: TypedToken, { setErrors, resetForm }: FormikHelpers<TypedToken>) {
    try {
      const { data } = await create({ variables: { input: tokenInputOf(values), password: values.tokenPassword } });
      resetForm();
      if (data?.createApiToken.token) onCreated(data.createApiToken.token);
    } catch (error) {
      const { password, ...others } = fieldErrorsOf(error);
      setErrors({ ...others, ...(password && { tokenPassword: password }) });
      toast.error(refusalOf(error)?.message ?? "The server could not be reached. What you typed is kept.", {
        title: "Token not created",
      });
    }
  }

  return (
    <SectionCard title="Create a Token">
      <ValidatedForm initialValues={EMPTY_TOKEN} schema={tokenFormSchema(isAdmin)} onSubmit={handleSubmit} mayBeLeft>
        <Stack sx={{ gap: 3 }}>
          <FormField name="name" label="Name" helperText="What it is for: the nightly copy of tenders, say" required />
          <BoxesField
            name="scopes"
            legend="What it may do"
            choices={scopesOf(isAdmin).map((value) => ({ value, label: SCOPES[value].allows }))}
          />
          <FormField name="expiresInDays" label="Expires after" options={lifetimes(isAdmin)} />
          <EndlessWarning />
          <FormField
            name="tokenPassword"
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
          />
          <div>
            <SubmitButton label="Create Token" busy="Creating..." />
          </div>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}

function EndlessWarning() {
  const { values } = useFormikContext<TypedToken>();
  if (!isEndless(values)) return null;
  return (
    <Alert severity="warning" variant="outlined" icon={false}>
      Whoever finds this token can use it until you revoke it. Prefer one that expires.
    </Alert>
  );
}
