import { Box } from "@mui/material";
import { Form, Formik, type FormikHelpers, type FormikProps, type FormikValues } from "formik";
import { type ReactNode, useRef, useState } from "react";
import { type AnyObjectSchema } from "yup";

import { fieldErrorsOf } from "#web/graphql/fieldErrorsOf.ts";
import { retryAfterOf } from "#web/graphql/retryAfterOf.ts";
import { AdoptTyped } from "#web/ui/forms/AdoptTyped.tsx";
import { ErrorSummary } from "#web/ui/forms/ErrorSummary.tsx";
import { KeepTyped } from "#web/ui/forms/KeepTyped.tsx";
import { LeaveWarning } from "#web/ui/forms/LeaveWarning.tsx";
import { englishFormWords, type FormWords, FormWordsContext } from "#web/ui/forms/useFormWords.ts";
import { RestoredNotice } from "#web/ui/forms/RestoredNotice.tsx";
import { UNREACHED } from "#web/ui/forms/UnreachedNotice.tsx";
import { useKeptForm } from "#web/ui/forms/useKeptForm.ts";
import { useSendAgain } from "#web/ui/forms/useSendAgain.ts";
import { useValuesChange } from "#web/ui/forms/useValuesChange.ts";
import { WaitingContext } from "#web/ui/forms/useWaiting.ts";

/** One try to send the form. */
export interface Try<Values> {
  /** The form's initial values: those before a reload, or of the last reset. */
  opened: Values;
  /** The form sends itself again: the failure that it repeats is told already. */
  again: boolean;
}

interface Props<Values extends FormikValues> {
  initialValues: Values;
  schema: AnyObjectSchema;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>, attempt: Try<Values>) => Promise<void>;
  /**
   * Tells of a rejected submit, whose fields are marked already. While the server cannot be reached, the form then sends itself
   * again: its mutation has an idempotency key or a version. Without this, `onSubmit` handles its failures.
   */
  onFailed?: (error: unknown, helpers: FormikHelpers<Values>) => void;
  /** The form's HTML arrives before its script: a submit until then never puts the values into an address. */
  prerendered?: boolean;
  /** No unsaved-changes warning: losing this form costs nothing. */
  mayBeLeft?: boolean;
  /**
   * Values are kept in the browser under this name, through a reload or a lost session, until the form is reset or left
   * on purpose: call resetForm after a success. A form that was opened with older values shows the differences.
   */
  keptAs?: string;
  /** The URL parameter that keeps the form open: changing it leaves the form. */
  openedBy?: string;
  /** English unless told. */
  words?: FormWords;
  children: ReactNode;
}

/** Spec §5: validates on submit, and on each change after the first submit. */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  onFailed,
  prerendered = false,
  mayBeLeft = false,
  keptAs,
  openedBy,
  words = englishFormWords,
  children,
}: Props<Values>) {
  const [tried, setTried] = useState(false);
  const form = useKeptForm(keptAs);
  const formik = useRef<FormikProps<Values>>(null);
  const [kept] = useState(() => form?.read(initialValues) ?? null);
  const [isRestored, setRestored] = useState(kept !== null);
  const { isWaiting, stop, attempt } = useSendAgain(() => void formik.current?.submitForm(), retryAfterOf);

  function forget() {
    setTried(false);
    setRestored(false);
    form?.drop();
  }

  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    const opened = formik.current?.initialValues ?? initialValues;
    if (!onFailed) return onSubmit(values, helpers, { opened, again: false });
    await attempt(
      (again) => onSubmit(values, helpers, { opened, again }),
      (error) => {
        helpers.setStatus(retryAfterOf(error) === null ? null : UNREACHED);
        helpers.setErrors(fieldErrorsOf(error) as Parameters<typeof helpers.setErrors>[0]);
        onFailed(error, helpers);
      },
    );
  }

  function submitByHand() {
    stop();
    setTried(true);
  }

  return (
    <Formik
      initialValues={(kept?.from as Values | undefined) ?? initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={tried}
      innerRef={formik}
      onSubmit={submit}
      onReset={forget}
    >
      <FormWordsContext value={words}>
        <WaitingContext value={{ isWaiting, stop }}>
          <Form noValidate method={prerendered ? "post" : undefined} onSubmitCapture={submitByHand}>
            {prerendered && <AdoptTyped />}
            <StopOnEdit stop={stop} />
            {form && <KeepTyped form={form} typed={kept?.values} />}
            {!mayBeLeft && <LeaveWarning openedBy={openedBy} onLeave={() => form?.drop()} />}
            {isRestored && (
              <Box sx={{ mb: 3 }}>
                <RestoredNotice onDiscard={() => formik.current?.resetForm({ values: initialValues })} />
              </Box>
            )}
            <ErrorSummary />
            {children}
          </Form>
        </WaitingContext>
      </FormWordsContext>
    </Formik>
  );
}

function StopOnEdit({ stop }: { stop: () => void }) {
  useValuesChange(stop);
  return null;
}
