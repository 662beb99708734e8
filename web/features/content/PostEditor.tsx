import { Box } from "@mui/material";

import { DeletedNotice } from "#web/features/content/DeletedNotice.tsx";
import { MarkdownField } from "#web/features/content/MarkdownField.tsx";
import { POST_LABELS, postSchema, postValues } from "#web/features/content/postValues.ts";
import { SaveButtons, saveLabel } from "#web/features/content/SaveButtons.tsx";
import { SuggestSlug } from "#web/features/content/SuggestSlug.tsx";
import { useContentForm } from "#web/features/content/useContentForm.ts";
import { useSavePost } from "#web/features/content/useSavePost.ts";
import { type EditedPostFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  /** null: a new one. */
  post: EditedPostFragment | null;
  readAgain: () => Promise<EditedPostFragment | null>;
  onCreated: (id: string) => void;
}

export function PostEditor({ post, readAgain, onCreated }: Props) {
  const save = useSavePost();
  const form = useContentForm({ noun: "post", schema: postSchema, read: post, valuesOf: postValues, save, readAgain, onCreated });
  const published = form.stored?.published ?? false;

  return (
    <ValidatedForm
      initialValues={postValues(post)}
      schema={postSchema}
      onSubmit={form.handleSubmit}
      keptAs={`post ${form.stored?.id ?? "new"}`}
    >
      {form.isGone && <DeletedNotice noun="post" />}
      {form.meanwhile && (
        <SavedMeanwhile what="post" action={saveLabel(published)} meanwhile={form.meanwhile} labels={POST_LABELS} />
      )}
      <SuggestSlug published={published} />
      <Box sx={{ display: "grid", gap: 3 }}>
        <FormField name="title" label={POST_LABELS.title} autoComplete="off" required />
        <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "2fr 1fr" }, alignItems: "start" }}>
          <FormField
            name="slug"
            label={POST_LABELS.slug}
            autoComplete="off"
            helperText={published ? "Links to the article break when this changes." : `The end of its address: ${paths.blogPost("…")}`}
            required
          />
          <FormField name="category" label={POST_LABELS.category} autoComplete="off" required />
        </Box>
        <FormField name="excerpt" label={POST_LABELS.excerpt} multiline rows={3} autoComplete="off" helperText="Two sentences for the list of articles." required />
        <MarkdownField name="body" label={POST_LABELS.body} />
      </Box>
      <SaveButtons published={published} want={form.want} shownAt={paths.blogPost(form.stored?.slug ?? "")} />
    </ValidatedForm>
  );
}
