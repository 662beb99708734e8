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
  /** Updates with the version that was read, or creates a new record. */
  save: (values: Values) => Promise<Stored>;
  /** Reads the stored record; null for a new one, or when reading fails. */
  readAgain: () => Promise<Stored | null>;
  /** Called after a conflict, when the stored record was read: it is merged, or counts as saved. */
  onStale?: (now: Stored) => void;
  /** False when the save changes more than the form's fields and the server has not applied it. */
  isDone?: (now: Stored) => boolean;
  /** Called after the form was reset to the stored values, also where an earlier try had saved them. */
  onSaved?: (stored: Stored) => void;
  /** The text of the success toast, computed when it is shown. */
  saved: () => string;
  /** @param reason the server's message of a refusal */
  failed: (reason: string | undefined) => string;
}

/**
 * Saves with a version (optimistic locking). A conflict is merged three ways and shown; a save with a lost answer counts as
 * saved; a network error keeps the typed values; a refusal marks its fields.
 */
export function useVersionedSave<Stored extends Versioned, Values extends FormikValues & Versioned>(options: Options<Stored, Values>) {
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

    /** The stored record where it equals the typed values; otherwise merges it into the form. */
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
