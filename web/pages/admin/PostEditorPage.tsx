import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";

import { contentLists, NEW } from "#web/features/content/management/contentLists.ts";
import { PostEditor, usePostToEdit } from "#web/features/content/editors/PostEditor.tsx";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

const [POSTS] = contentLists;
const BACK = { to: POSTS.to, label: "Content" };

export function PostEditorPage() {
  const { id = NEW } = useParams();
  const navigate = useNavigate();
  // The id of the post that this form has created. After that, the URL contains this id, but the form stays mounted and
  // does not read the post again.
  const [created, setCreated] = useState<string | null>(null);
  const isNew = id === NEW || id === created;
  const { post, absent, failed, readAgain } = usePostToEdit(id, isNew);

  function goOn(newId: string) {
    setCreated(newId);
    void navigate(POSTS.editor(newId), { replace: true });
  }

  if (absent)
    return <PageHeader title="Post not found" lead="It was deleted, or the address is mistyped." back={BACK} />;
  return (
    <>
      <PageHeader title={id === NEW ? "New Post" : "Edit Post"} back={BACK} />
      {isNew || post ? (
        <PostEditor
          key={isNew ? NEW : id}
          post={isNew ? null : (post ?? null)}
          readAgain={readAgain}
          onCreated={goOn}
        />
      ) : failed ? (
        <ErrorState text="The post could not be loaded." onRetry={() => void readAgain()} />
      ) : (
        <CardSkeletons count={5} height={88} />
      )}
    </>
  );
}
