import { type FormikHelpers } from "formik";
import { useRef, useState } from "react";

import { capitalised, type ContentNoun } from "#web/features/content/contentLists.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/useToast.ts";

interface Stored {
  id: string;
  published: boolean;
  version: number;
}

interface Options<S, V> {
  noun: ContentNoun;
  /** As it was read; null for a new one. */
  read: S | null;
  valuesOf: (stored: S) => V;
  /** @param published where it is to change, or a new one is to be published */
  save: (stored: S | null, values: V, published: boolean | undefined) => Promise<S | undefined>;
  /** As it is stored now. */
  readAgain: () => Promise<S | null>;
  onCreated: (id: string) => void;
}

/** Saving, publishing and unpublishing are one act on the server; what somebody else saved meanwhile is shown, never overwritten unseen. */
export function useContentForm<S extends Stored, V extends { version: number }>({ noun, read, valuesOf, save, readAgain, onCreated }: Options<S, V>) {
  const toast = useToast();
  const [stored, setStored] = useState(read);
  const [meanwhile, setMeanwhile] = useState<S | null>(null);
  const [isGone, setGone] = useState(false);
  const wanted = useRef<boolean | undefined>(undefined);

  async function handleSubmit(values: V, { setErrors, setFieldValue, resetForm }: FormikHelpers<V>) {
    const act = wanted.current === undefined ? "save" : wanted.current ? "publish" : "unpublish";
    try {
      const saved = await save(stored, values, wanted.current);
      if (!saved) throw new Error("The server answered without the saved content");
      toast.success(`${capitalised(noun)} ${act === "save" ? "saved" : `${act}ed`}`);
      setStored(saved);
      setMeanwhile(null);
      resetForm({ values: valuesOf(saved) });
      if (!stored) onCreated(saved.id);
    } catch (error) {
      const refusal = refusalOf(error);
      setErrors((refusal?.fields ?? {}) as Parameters<typeof setErrors>[0]);
      toast.error(refusal?.message ?? `Failed to ${act} ${noun}`);
      setGone(refusal?.code === "NOT_FOUND");
      if (!stored || refusal?.code !== "CONFLICT") return;
      const now = await readAgain().catch(() => null);
      if (!now || now.version === values.version) return;
      setStored(now);
      setMeanwhile(now);
      await setFieldValue("version", now.version, false);
    }
  }

  return { stored, meanwhile, isGone, handleSubmit, want: (published?: boolean) => (wanted.current = published) };
}
