import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";

import { capitalised, type contentLists, NEW } from "#web/features/content/management/contentLists.ts";
import { type ContentItem, ContentRow } from "#web/features/content/management/ContentRow.tsx";
import { type ContentActs, useContentActs } from "#web/features/content/management/useContentActs.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";

interface Props<T> {
  list: (typeof contentLists)[number];
  read: { items: T[] | undefined; hasMore: boolean; failed: boolean; readAgain: () => void };
  acts: ContentActs<T>;
  aboutOf: (item: T) => string | null | undefined;
}

/** The height in pixels of the placeholder of a row while the list loads. */
const ROW_HEIGHT = 88;

export function ContentList<T extends ContentItem>({ list: { noun, label, editor }, read, acts, aboutOf }: Props<T>) {
  const { items, hasMore, failed, readAgain } = read;
  const { publish, deleting, askToDelete, confirmDelete, cancelDelete, busy } = useContentActs(noun, acts, readAgain);
  const trouble = failed && <ErrorState text={`The ${noun}s could not be loaded.`} onRetry={readAgain} />;

  if (!items) return trouble || <CardSkeletons count={6} height={ROW_HEIGHT} />;
  if (items.length === 0) {
    const first = <Button variant="outlined" component={Link} to={editor(NEW)}>{`New ${capitalised(noun)}`}</Button>;
    return (
      <EmptyState title={`No ${noun}s yet`} text="What you write stays a draft until you publish it." action={first} />
    );
  }
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <LongList
        items={items}
        keyOf={({ id }) => id}
        label={label}
        gap={0}
        render={(item) => (
          <ContentRow
            item={item}
            about={aboutOf(item)}
            editor={editor(item.id)}
            onPublish={() => publish(item)}
            onDelete={() => askToDelete(item)}
          />
        )}
      />
      {trouble || (hasMore && <CardSkeletons count={2} height={ROW_HEIGHT} />)}
      <ConfirmDialog
        open={deleting !== null}
        title={`Delete this ${noun}?`}
        text={`“${deleting?.title ?? ""}” is deleted for good. To keep it without showing it, unpublish it instead.`}
        confirm="Delete"
        busy={busy}
        onConfirm={confirmDelete}
        onCancel={cancelDelete}
      />
    </Box>
  );
}
