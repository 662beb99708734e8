import { type FormikHelpers, type FormikValues } from "formik";
import { useState } from "react";
import { type AnyObjectSchema } from "yup";

import { fieldErrorsOf } from "#web/graphql/fieldErrorsOf.ts";
import { isNetworkError } from "#web/graphql/isNetworkError.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { UNREACHED } from "#web/ui/forms/UnreachedNotice.tsx";
import { useStaleEdit } from "#web/ui/forms/useStaleEdit.ts";

interface Versioned {
  version: number;
}

interface Options<Stored extends Versioned, Values extends FormikValues & Versioned> {
  schema: AnyObjectSchema;
  valuesOf: (stored: Stored) => Values;
  /** Sends the values with the version that was read, or creates where there is none. */
  save: (values: Values) => Promise<Stored>;
  /** As it is stored now; null for a new one, and where it cannot be read. */
  readAgain: () => Promise<Stored | null>;
  /** A stale edit was read again: it is merged into the form, or counts as saved. */
  onStale?: (now: Stored) => void;
  /** False where more than the fields was to be saved, and is not. */
  isDone?: (now: Stored) => boolean;
  /** After the form was reset to what is stored, also where an earlier try had saved it. */
  onSaved?: (stored: Stored) => void;
  /** The toasts, asked for when they are shown. */
  saved: () => string;
  /** @param reason the server's sentence, where it refused */
  failed: (reason: string | undefined) => string;
}

/**
 * Saves a form over the version that it was opened on. A stale version is merged three ways and shown; a save whose
 * answer was lost counts as saved; a server that was not reached loses nothing; a refusal marks its fields.
 */
export function useVersionedSave<Stored extends Versioned, Values extends FormikValues & Versioned>(options: Options<Stored, Values>) {
  const { schema, valuesOf, save, readAgain, onStale, isDone, onSaved, saved, failed } = options;
  const toast = useToast();
  const { meanwhile, takeIn, settle } = useStaleEdit<Values>(schema);
  const [isGone, setGone] = useState(false);

  async function handleSubmit(typed: Values, form: FormikHelpers<Values>, opened: Values) {
    const stored = await save(typed).catch(recover);
    if (!stored) return;
    toast.success(saved());
    settle();
    form.resetForm({ values: valuesOf(stored) });
    onSaved?.(stored);

    /** What is stored, where that is what was typed; null where there is something left to do. */
    async function recover(error: unknown) {
      const refusal = refusalOf(error);
      const now = refusal?.code === "CONFLICT" ? await readAgain().catch(() => null) : null;
      if (now && now.version !== typed.version) {
        onStale?.(now);
        if (await takeIn({ opened, typed, now: valuesOf(now), isDone: isDone?.(now) }, form)) return now;
      }
      form.setStatus(isNetworkError(error) ? UNREACHED : null);
      form.setErrors(fieldErrorsOf(error) as Parameters<typeof form.setErrors>[0]);
      toast.error(failed(refusal?.message));
      setGone(refusal?.code === "NOT_FOUND");
      return null;
    }
  }

  return { handleSubmit, meanwhile, isGone };
}
