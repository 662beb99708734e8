import { useRef, useState } from "react";
import { type AnyObjectSchema } from "yup";

import { capitalised, type ContentNoun } from "#web/features/content/contentLists.ts";
import { useVersionedSave } from "#web/ui/forms/useVersionedSave.ts";

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
  save: (stored: S | null, values: V, published: boolean | undefined) => Promise<S>;
  /** As it is stored now. */
  readAgain: () => Promise<S | null>;
  onCreated: (id: string) => void;
}

/** Saving, publishing and unpublishing are one act on the server; what somebody else saved meanwhile is taken over or shown, never overwritten unseen. */
export function useContentForm<S extends Stored, V extends { version: number }>({ noun, schema, read, valuesOf, save, readAgain, onCreated }: Options<S, V>) {
  const [stored, setStored] = useState(read);
  const wanted = useRef<boolean | undefined>(undefined);
  const act = () => (wanted.current === undefined ? "save" : wanted.current ? "publish" : "unpublish");

  const { handleSubmit, meanwhile, isGone } = useVersionedSave<S, V>({
    schema,
    valuesOf,
    save: (values) => save(stored, values, wanted.current),
    readAgain: async () => stored && readAgain(),
    onStale: setStored,
    isDone: (now) => wanted.current === undefined || wanted.current === now.published,
    onSaved: (saved) => {
      setStored(saved);
      if (!stored) onCreated(saved.id);
    },
    saved: () => `${capitalised(noun)} ${act() === "save" ? "saved" : `${act()}ed`}`,
    failed: (reason) => reason ?? `Failed to ${act()} ${noun}`,
  });

  return { stored, meanwhile, isGone, handleSubmit, want: (published?: boolean) => (wanted.current = published) };
}
