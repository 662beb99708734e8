import { type FormikHelpers } from "formik";
import { useRef, useState } from "react";
import { type AnyObjectSchema } from "yup";

import { capitalised, type ContentNoun } from "#web/features/content/contentLists.ts";
import { isUnreached } from "#web/graphql/isUnreached.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { UNREACHED } from "#web/ui/forms/UnreachedNotice.tsx";
import { useStaleEdit } from "#web/ui/forms/useStaleEdit.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Stored {
  id: string;
  published: boolean;
  version: number;
}

interface Options<S, V> {
  noun: ContentNoun;
  schema: AnyObjectSchema;
  /** As it was read; null for a new one. */
  read: S | null;
  valuesOf: (stored: S) => V;
  /** @param published where it is to change, or a new one is to be published */
  save: (stored: S | null, values: V, published: boolean | undefined) => Promise<S | undefined>;
  /** As it is stored now. */
  readAgain: () => Promise<S | null>;
  onCreated: (id: string) => void;
}

/** Saving, publishing and unpublishing are one act on the server; what somebody else saved meanwhile is taken over or shown, never overwritten unseen. */
export function useContentForm<S extends Stored, V extends { version: number }>({ noun, schema, read, valuesOf, save, readAgain, onCreated }: Options<S, V>) {
  const toast = useToast();
  const [stored, setStored] = useState(read);
  const { meanwhile, takeIn, settle } = useStaleEdit<V>(schema);
  const [isGone, setGone] = useState(false);
  const wanted = useRef<boolean | undefined>(undefined);

  async function handleSubmit(values: V, form: FormikHelpers<V>, opened: V) {
    const act = wanted.current === undefined ? "save" : wanted.current ? "publish" : "unpublish";
    try {
      const saved = await save(stored, values, wanted.current);
      if (!saved) throw new Error("The server answered without the saved content");
      goOn(saved);
      if (!stored) onCreated(saved.id);
    } catch (error) {
      const refusal = refusalOf(error);
      const now = stored && refusal?.code === "CONFLICT" ? await readAgain().catch(() => null) : null;
      if (now && now.version !== values.version) {
        setStored(now);
        const isWanted = wanted.current === undefined || wanted.current === now.published;
        if (await takeIn({ opened, typed: values, now: valuesOf(now), isDone: isWanted }, form)) {
          goOn(now);
          return;
        }
      }
      form.setStatus(isUnreached(error) ? UNREACHED : null);
      form.setErrors((refusal?.fields ?? {}) as Parameters<typeof form.setErrors>[0]);
      toast.error(refusal?.message ?? `Failed to ${act} ${noun}`);
      setGone(refusal?.code === "NOT_FOUND");
    }

    function goOn(saved: S) {
      toast.success(`${capitalised(noun)} ${act === "save" ? "saved" : `${act}ed`}`);
      setStored(saved);
      settle();
      form.resetForm({ values: valuesOf(saved) });
    }
  }

  return { stored, meanwhile, isGone, handleSubmit, want: (published?: boolean) => (wanted.current = published) };
}
