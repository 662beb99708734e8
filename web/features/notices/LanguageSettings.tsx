import { Stack, Typography } from "@mui/material";
import { useEffect, useState } from "react";

import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";
import { noticeSettingsSchema } from "#api/notices/noticeSettings.rules.ts";

import { useSaveNoticeSettingsMutation } from "#web/graphql/generatedNotices.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { chosenLanguage, followLanguage } from "#web/ui/frame/chosenLanguage.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/notices/words/noticeSettings.en.ts";

const schema = noticeSettingsSchema.pick(["portalLanguage"]);
const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The form that sets the language of the portal's screens. The setting applies on all devices of the user. */
export function LanguageSettings() {
  const toast = useToast();
  const [save] = useSaveNoticeSettingsMutation();
  const [saved, setSaved] = useState<Language | null>(null);
  // This is an effect, because followLanguage does not reload the page while a form has unsaved changes. When the
  // effect runs, this form is already rendered as saved, so only another form can prevent the reload.
  useEffect(() => {
    if (saved) followLanguage(saved);
  }, [saved]);

  return (
    <SectionCard title={words.language}>
      <Typography sx={{ mb: 3 }}>{words.onEachDevice}</Typography>
      <ValidatedForm
        initialValues={{ portalLanguage: chosenLanguage() }}
        schema={schema}
        onSubmit={async (values, { resetForm }) => {
          const input = schema.cast(values, { assert: false });
          await save({ variables: { input } });
          toast.success(words.theLanguageWasSaved);
          resetForm({ values });
          setSaved(values.portalLanguage);
        }}
        onFailed={(failure) => toast.error(refusalOf(failure)?.message ?? words.theLanguageCouldNotBeSaved)}
      >
        <Stack sx={{ gap: 3 }}>
          <FormField name="portalLanguage" label={words.languageOfThePortal} options={CHOICES} />
          <UnreachedAlert />
          <div>
            <SubmitButton secondary label={words.saveLanguage} busy={words.saving} />
          </div>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}
