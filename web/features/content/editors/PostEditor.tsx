import { DeletedAlert } from "#web/features/content/editors/DeletedAlert.tsx";
import { POST_FIELDS, POST_LABELS, postSchema, postValues } from "#web/features/content/editors/postValues.ts";
import { SaveButtons, saveLabel } from "#web/features/content/editors/SaveButtons.tsx";
import { SuggestSlug } from "#web/features/content/editors/SuggestSlug.tsx";
import { useContentForm } from "#web/features/content/editors/useContentForm.ts";
import { useSavePost } from "#web/features/content/editors/useSavePost.ts";
import { type EditedPostFragment, usePostToEditQuery } from "#web/graphql/generatedContent.ts";
import { paths } from "#web/paths.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { refusalOf } from "#web/graphql/refusal.ts";

interface Props {
  /** The post to edit; null creates a new one. */
  post: EditedPostFragment | null;
  readAgain: () => Promise<EditedPostFragment | null>;
  onCreated: (id: string) => void;
}

const SLUG_AND_CATEGORY = { xs: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1fr)" };

export function PostEditor({ post, readAgain, onCreated }: Props) {
  const save = useSavePost();
  const form = useContentForm({
    noun: "post",
    schema: postSchema,
    read: post,
    valuesOf: postValues,
    save,
    readAgain,
    onCreated,
  });
  const published = form.stored?.published ?? false;

  return (
    <ValidatedForm
      initialValues={postValues(post)}
      schema={postSchema}
      onSubmit={form.onSubmit}
      onFailed={form.onFailed}
      storeAs={formStoreName("post", form.stored?.id)}
    >
      {form.isGone && <DeletedAlert noun="post" />}
      {form.meanwhile && (
        <SavedMeanwhile what="post" action={saveLabel(published)} meanwhile={form.meanwhile} labels={POST_LABELS} />
      )}
      <SuggestSlug published={published} />
      <FormFields
        fieldProps={POST_FIELDS}
        more={{
          slug: {
            helperText: published
              ? "Links to the article break when this changes."
              : `The end of its address: ${paths.blogPost("…")}`,
          },
        }}
        columns={SLUG_AND_CATEGORY}
      />
      <SaveButtons published={published} want={form.want} shownAt={paths.blogPost(form.stored?.slug ?? "")} />
    </ValidatedForm>
  );
}

/** Reads the post to edit from the network, not from the cache. For a new post, it reads nothing. */
export function usePostToEdit(id: string, isNew: boolean) {
  const { data, error, refetch } = usePostToEditQuery({
    variables: { id },
    fetchPolicy: isNew ? "cache-only" : "network-only",
    nextFetchPolicy: isNew ? "cache-only" : "cache-first",
  });
  const absent = refusalOf(error)?.code === "NOT_FOUND";
  const readAgain = async () => (await refetch({ id })).data?.blogPostById ?? null;
  return { post: data?.blogPostById, absent, failed: Boolean(error) && !absent, readAgain };
}
