import { useRef, useState } from "react";
import { type AnyObjectSchema } from "yup";

import { capitalised, type ContentNoun } from "#web/features/content/management/contentLists.ts";
import { useVersionedSave } from "#web/ui/forms/useVersionedSave.ts";

interface Stored {
  id: string;
  published: boolean;
  version: number;
}

interface Options<S, V> {
  noun: ContentNoun;
  schema: AnyObjectSchema;
  /** The post or project that was read; null creates a new one. */
  read: S | null;
  valuesOf: (stored: S) => V;
  /** @param published True publishes the post or project, false unpublishes it, undefined does neither. */
  save: (stored: S | null, values: V, published: boolean | undefined) => Promise<S>;
  /** Reads the post or project again from the network, after it was changed elsewhere. */
  readAgain: () => Promise<S | null>;
  onCreated: (id: string) => void;
}

/**
 * Saves the form of an editor, and publishes or unpublishes in the same mutation. The mutation includes the version
 * that was read (optimistic locking).
 */
export function useContentForm<S extends Stored, V extends { version: number }>({
  noun,
  schema,
  read,
  valuesOf,
  save,
  readAgain,
  onCreated,
}: Options<S, V>) {
  const [stored, setStored] = useState(read);
  const wanted = useRef<boolean | undefined>(undefined);
  const act = () => (wanted.current === undefined ? "save" : wanted.current ? "publish" : "unpublish");

  const { onSubmit, onFailed, meanwhile, isGone } = useVersionedSave<S, V>({
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

  return { stored, meanwhile, isGone, onSubmit, onFailed, want: (published?: boolean) => (wanted.current = published) };
}
