import { Skeleton, Stack, Typography } from "@mui/material";

import { DELIVERIES_OF, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";
import { timeZoneName, timeZoneNames } from "#api/core/rules/timeZone.rules.ts";
import { noticeSettingsSchema } from "#api/notices/noticeSettings.rules.ts";
import {
  NoticeSettingsDocument,
  type OwnNoticeSettingsFragment,
  useNoticeSettingsQuery,
  useSaveNoticeSettingsMutation,
} from "#web/graphql/generatedNotices.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { type FieldPropsOf, typedOf } from "#web/ui/forms/fieldProps.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/notices/words/noticeSettings.en.ts";

const DELIVERIES = [
  { value: "atOnce", label: words.atOnce },
  { value: "daily", label: words.dailyAt0700 },
  { value: "portal", label: words.inThePortalOnly },
] as const;
const deliveriesOf = (group: NoticeGroup) => DELIVERIES.filter(({ value }) => DELIVERIES_OF[group].includes(value));
const GROUPS: FieldPropsOf<Record<NoticeGroup, string>> = {
  tenders: { label: words.tendersYouTakePartIn, options: deliveriesOf("tenders") },
  reminders: { label: words.remindersBeforeClosing, options: deliveriesOf("reminders") },
  administration: { label: words.administration, options: deliveriesOf("administration") },
};
/** The options for the time zone. The stored zone and the browser's zone come first. */
const zones = (stored: string) =>
  [...new Set([stored, zoneHere(), ...timeZoneNames()])]
    .filter(Boolean)
    .map((value) => ({ value, label: value.replaceAll("_", " ") }));
const zoneHere = () => timeZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? "UTC";

/** The settings of emails about notices: when each group is delivered, the language and the time zone. */
export function NoticeSettingsCard({ isAdmin }: { isAdmin: boolean }) {
  const { data, error, refetch } = useNoticeSettingsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <SectionCard title={words.noticesByEmail}>
      <Typography sx={{ mb: 3 }}>{words.mailsAboutYourAccountAndReceipts}</Typography>
      {data ? (
        <Choices settings={data.noticeSettings} isAdmin={isAdmin} />
      ) : error ? (
        <ErrorState text={words.yourChoicesCouldNotBeLoaded} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton height={200} role="progressbar" aria-label={words.loading} />
      )}
    </SectionCard>
  );
}

function Choices({ settings: stored, isAdmin }: { settings: OwnNoticeSettingsFragment; isAdmin: boolean }) {
  // The options contain no alias names of time zones, and a select with an unknown value shows its first option. So
  // replace an alias by the name of its time zone.
  const zone = stored.timeZone ? (timeZoneName(stored.timeZone) ?? stored.timeZone) : "";
  const settings = { ...stored, timeZone: zone };
  const toast = useToast();
  const [save] = useSaveNoticeSettingsMutation({ refetchQueries: [NoticeSettingsDocument] });
  const { administration, ...ofPartners } = GROUPS;
  const fieldProps = {
    ...ofPartners,
    ...(isAdmin && { administration }),
    language: {
      label: words.languageOfTheMails,
      options: [
        { value: "en", label: "English" },
        { value: "fr", label: "Français" },
      ],
    },
    timeZone: {
      label: words.timeZone,
      options: [
        ...(settings.timeZone ? [] : [{ value: "", label: words.utcNotChosenYet }]),
        ...zones(settings.timeZone),
      ],
    },
  } as FieldPropsOf<typeof settings>;
  const shown = typedOf(fieldProps, settings);
  const schema = noticeSettingsSchema.pick(Object.keys(fieldProps) as (keyof typeof noticeSettingsSchema.fields)[]);

  return (
    <ValidatedForm
      initialValues={shown}
      schema={schema}
      onSubmit={async (values, { resetForm }) => {
        await save({ variables: { input: schema.cast(values, { assert: false }) } });
        toast.success(words.yourChoicesWereSaved);
        resetForm({ values });
      }}
      onFailed={(failure) => toast.error(refusalOf(failure)?.message ?? words.yourChoicesCouldNotBeSaved)}
    >
      <Stack sx={{ gap: 3 }}>
        <FormFields fieldProps={fieldProps} />
        <UnreachedAlert />
        <div>
          <SubmitButton secondary label={words.saveChoices} busy={words.saving} />
        </div>
      </Stack>
    </ValidatedForm>
  );
}
