import { type FormikHelpers, type FormikValues } from "formik";
import { useState } from "react";
import { type AnyObjectSchema } from "yup";

import { isRefused, refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { useStaleEdit } from "#web/ui/forms/useStaleEdit.ts";
import { type Try } from "#web/ui/forms/ValidatedForm.tsx";

interface Versioned {
  version: number;
}

interface Options<Stored extends Versioned, Values extends FormikValues & Versioned> {
  schema: AnyObjectSchema;
  valuesOf: (stored: Stored) => Values;
  /** Updates the record with the version that was read, or creates a new one. */
  save: (values: Values) => Promise<Stored>;
  /** Reads the stored record; null for a new one, or when reading fails. */
  readAgain: () => Promise<Stored | null>;
  /** Called with the stored record after a conflict, before that record is merged into the form or treated as saved. */
  onStale?: (now: Stored) => void;
  /** False if the save also has another effect, such as publishing, and the server has not done that yet. */
  isDone?: (now: Stored) => boolean;
  /**
   * Called when the record was saved and the form was reset to the stored values. Also called if an earlier attempt
   * saved the record, but its response was lost.
   */
  onSaved?: (stored: Stored) => void;
  /** The text of the success toast, evaluated when it is shown. */
  saved: () => string;
  /**
   * Returns the text of the toast after a failure.
   * @param reason The server's message if it refused the save.
   */
  failed: (reason: string | undefined) => string;
}

/**
 * Saves a record with its version (optimistic locking). After a conflict, it merges the stored record into the form
 * (three-way merge). If an earlier attempt was saved and only its response was lost, this counts as a success. The
 * typed values stay in the form after any failure.
 */
export function useVersionedSave<Stored extends Versioned, Values extends FormikValues & Versioned>(
  options: Options<Stored, Values>,
) {
  const { schema, valuesOf, save, readAgain, onStale, isDone, onSaved, saved, failed } = options;
  const toast = useToast();
  const { meanwhile, mergeStored, settle } = useStaleEdit<Values>(schema);
  const [isGone, setGone] = useState(false);

  async function onSubmit(typed: Values, form: FormikHelpers<Values>, { opened }: Try<Values>) {
    const stored = await save(typed).catch(recover);
    toast.success(saved());
    settle();
    form.resetForm({ values: valuesOf(stored) });
    onSaved?.(stored);

    /**
     * After a conflict, reads the stored record. Returns it if it equals the typed values; otherwise merges it into the
     * form and throws the error again.
     */
    async function recover(error: unknown) {
      const now = isRefused(error, "CONFLICT") ? await readAgain().catch(() => null) : null;
      if (now && now.version !== typed.version) {
        onStale?.(now);
        if (await mergeStored({ opened, typed, now: valuesOf(now), isDone: isDone?.(now) }, form)) return now;
      }
      throw error;
    }
  }

  function onFailed(error: unknown, form: FormikHelpers<Values>) {
    const refusal = refusalOf(error);
    if (refusal?.code === "RATE_LIMITED") form.setStatus(refusal.message);
    toast.error(failed(refusal?.message));
    setGone(refusal?.code === "NOT_FOUND");
  }

  return { onSubmit, onFailed, meanwhile, isGone };
}
