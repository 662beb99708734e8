import { DeletedNotice } from "#web/features/content/DeletedNotice.tsx";
import { POST_FIELDS, POST_LABELS, postSchema, postValues } from "#web/features/content/postValues.ts";
import { SaveButtons, saveLabel } from "#web/features/content/SaveButtons.tsx";
import { SuggestSlug } from "#web/features/content/SuggestSlug.tsx";
import { useContentForm } from "#web/features/content/useContentForm.ts";
import { useSavePost } from "#web/features/content/useSavePost.ts";
import { type EditedPostFragment } from "#web/graphql/generatedContent.ts";
import { paths } from "#web/paths.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { keptAs } from "#web/ui/forms/keptAs.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  /** null creates a post. */
  post: EditedPostFragment | null;
  readAgain: () => Promise<EditedPostFragment | null>;
  onCreated: (id: string) => void;
}

const SLUG_AND_CATEGORY = { xs: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1fr)" };

export function PostEditor({ post, readAgain, onCreated }: Props) {
  const save = useSavePost();
  const form = useContentForm({ noun: "post", schema: postSchema, read: post, valuesOf: postValues, save, readAgain, onCreated });
  const published = form.stored?.published ?? false;

  return (
    <ValidatedForm
      initialValues={postValues(post)}
      schema={postSchema}
      onSubmit={form.onSubmit}
      onFailed={form.onFailed}
      keptAs={keptAs("post", form.stored?.id)}
    >
      {form.isGone && <DeletedNotice noun="post" />}
      {form.meanwhile && (
        <SavedMeanwhile what="post" action={saveLabel(published)} meanwhile={form.meanwhile} labels={POST_LABELS} />
      )}
      <SuggestSlug published={published} />
      <FormFields
        looks={POST_FIELDS}
        more={{ slug: { helperText: published ? "Links to the article break when this changes." : `The end of its address: ${paths.blogPost("…")}` } }}
        columns={SLUG_AND_CATEGORY}
      />
      <SaveButtons published={published} want={form.want} shownAt={paths.blogPost(form.stored?.slug ?? "")} />
    </ValidatedForm>
  );
}
