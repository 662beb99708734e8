import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";

import { type PostValues } from "#web/features/content/postValues.ts";
import { slugOf } from "#web/features/content/slugOf.ts";

/** Derives the slug from the title until it is edited by hand. A published post keeps its slug, since other sites may link to it. */
export function SuggestSlug({ published }: { published: boolean }) {
  const { values, initialValues, setFieldValue } = useFormikContext<PostValues>();
  const { title } = values;
  const last = useRef(title);

  const follow = useEffectEvent(() => {
    const followed = values.slug === slugOf(last.current);
    last.current = title;
    if (followed && !published) void setFieldValue("slug", title === initialValues.title ? initialValues.slug : slugOf(title));
  });
  useEffect(() => {
    if (title !== last.current) follow();
  }, [title]);

  return null;
}
