import { Box } from "@mui/material";
import { Form, Formik, type FormikHelpers, type FormikProps, type FormikValues } from "formik";
import { type ReactNode, useRef, useState } from "react";
import { type AnyObjectSchema } from "yup";

import { fieldErrorsOf, retryAfterOf } from "#web/graphql/refusal.ts";
import { AdoptTyped } from "#web/ui/forms/AdoptTyped.tsx";
import { ErrorSummary } from "#web/ui/forms/ErrorSummary.tsx";
import { FormSchemaContext } from "#web/ui/forms/FormSchema.ts";
import { StoreInput } from "#web/ui/forms/StoreInput.tsx";
import { LeaveWarning } from "#web/ui/forms/LeaveWarning.tsx";
import { type FormWords, FormWordsContext } from "#web/ui/forms/useFormWords.ts";
import { RestoredAlert } from "#web/ui/forms/RestoredAlert.tsx";
import { UNREACHED } from "#web/ui/forms/UnreachedAlert.tsx";
import { useFormStore } from "#web/ui/forms/useFormStore.ts";
import { useSendAgain } from "#web/ui/forms/useSendAgain.ts";
import { useValuesChange } from "#web/ui/forms/useValuesChange.ts";
import { WaitingContext } from "#web/ui/forms/SendAgainAlert.tsx";
import { formWords } from "#web/ui/forms/words/formWords.en.ts";

/** One attempt to submit the form. */
export interface Try<Values> {
  /**
   * The form's initial values. If the form's input was restored after a reload, they are the initial values from before
   * the reload. After a reset, they are the values of the reset.
   */
  opened: Values;
  /** True for an automatic retry. By then, the user has already been notified of the first failure. */
  again: boolean;
}

interface Props<Values extends FormikValues> {
  initialValues: Values;
  schema: AnyObjectSchema;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>, attempt: Try<Values>) => Promise<void>;
  /**
   * Notifies the user of a failed submit. The fields that the server refused are already marked. If `onFailed` is set,
   * the form retries automatically while the server is unreachable, so its mutation must have an idempotency key or a
   * version. If `onFailed` is not set, `onSubmit` must handle failures.
   */
  onFailed?: (error: unknown, helpers: FormikHelpers<Values>) => void;
  /**
   * True if the HTML of the form is loaded before its script: an early submit then uses POST, so that the values do not
   * appear in the URL.
   */
  prerendered?: boolean;
  /** Disables the warning about unsaved changes, for forms that are quickly filled in again. */
  mayBeLeft?: boolean;
  /**
   * The name under which the browser stores the input, so that it survives a reload or a lost session. The entry is
   * deleted when the form is reset or left on purpose; call resetForm after a success. If the record was changed since
   * the input was stored, the next save detects the conflict.
   */
  storeAs?: string;
  /** The URL parameter that opens the form in a dialog: a change of the parameter leaves the form. */
  openedBy?: string;
  /** The form's own texts; default: those in the portal's language. */
  words?: FormWords;
  children: ReactNode;
}

/** A form that is validated on submit, and on each change after the first submit (spec §5). */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  onFailed,
  prerendered = false,
  mayBeLeft = false,
  storeAs,
  openedBy,
  words = formWords,
  children,
}: Props<Values>) {
  const [tried, setTried] = useState(false);
  const form = useFormStore(storeAs);
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
        <FormSchemaContext value={schema}>
          <WaitingContext value={{ isWaiting, stop }}>
            <Form noValidate method={prerendered ? "post" : undefined} onSubmitCapture={submitByHand}>
              {prerendered && <AdoptTyped />}
              <StopOnEdit stop={stop} />
              {form && <StoreInput form={form} typed={kept?.values} />}
              {!mayBeLeft && <LeaveWarning openedBy={openedBy} onLeave={() => form?.drop()} />}
              {isRestored && (
                <Box sx={{ mb: 3 }}>
                  <RestoredAlert onDiscard={() => formik.current?.resetForm({ values: initialValues })} />
                </Box>
              )}
              <ErrorSummary />
              {children}
            </Form>
          </WaitingContext>
        </FormSchemaContext>
      </FormWordsContext>
    </Formik>
  );
}

function StopOnEdit({ stop }: { stop: () => void }) {
  useValuesChange(stop);
  return null;
}
