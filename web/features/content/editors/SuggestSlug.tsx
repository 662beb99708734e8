import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";

import type { PostValues } from "#web/features/content/editors/postValues.ts";

/**
 * Derives the slug from the title until the user edits the slug. A published post keeps its slug, because other sites
 * may link to it.
 */
export function SuggestSlug({ published }: { published: boolean }) {
  const { values, initialValues, setFieldValue } = useFormikContext<PostValues>();
  const { title } = values;
  const last = useRef(title);

  const follow = useEffectEvent(() => {
    const followed = values.slug === slugOf(last.current);
    last.current = title;
    if (followed && !published)
      void setFieldValue("slug", title === initialValues.title ? initialValues.slug : slugOf(title));
  });
  useEffect(() => {
    if (title !== last.current) follow();
  }, [title]);

  return null;
}

/** The maximum length of a slug that the server accepts. */
const LONGEST = 120;

/**
 * Makes a slug of at most LONGEST characters: "L’Équipe & the Bridge" becomes "l-equipe-the-bridge". Accents are
 * dropped, and each run of characters other than letters and digits becomes one hyphen.
 */
const slugOf = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "");
