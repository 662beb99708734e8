import { Alert, Stack } from "@mui/material";
import { useFormikContext, type FormikHelpers } from "formik";

import { scopesOf } from "#api/session/tokens/apiToken.rules.ts";
import {
  EMPTY_TOKEN,
  isEndless,
  lifetimes,
  tokenFormSchema,
  tokenInputOf,
  type TypedToken,
} from "#web/features/session/settings/tokens/tokenValues.ts";
import { words } from "#web/features/session/settings/tokens/words/tokens.en.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { useCreateApiTokenMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { BoxesField } from "#web/ui/forms/BoxesField.tsx";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { scopeText } from "#web/features/session/settings/tokens/words/scopes.en.ts";

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
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBe, {
        title: words.tokenNotCreated,
      });
    }
  }

  return (
    <SectionCard title={words.createAToken}>
      <ValidatedForm initialValues={EMPTY_TOKEN} schema={tokenFormSchema(isAdmin)} onSubmit={handleSubmit} mayBeLeft>
        <Stack sx={{ gap: 3 }}>
          <FormField name="name" label={words.name} helperText={words.whatItIsForThe} required />
          <BoxesField
            name="scopes"
            legend={words.whatItMayDo}
            choices={scopesOf(isAdmin).map((value) => ({ value, label: scopeText(value) }))}
          />
          <FormField name="expiresInDays" label={words.expiresAfter} options={lifetimes(isAdmin)} />
          <EndlessWarning />
          <FormField
            name="tokenPassword"
            label={words.yourPassword}
            type="password"
            autoComplete="current-password"
            required
          />
          <div>
            <SubmitButton label={words.createToken} busy={words.creating} />
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
      {words.whoeverFindsThisTokenCan}
    </Alert>
  );
}
