import { DialogContent, DialogTitle, Skeleton, useMediaQuery } from "@mui/material";
import { Suspense, useId } from "react";

import { words } from "#web/features/users/words/users.en.ts";
import { useManagedUserQuery } from "#web/graphql/generatedUsers.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { focusTitleIfLost } from "#web/ui/frame/focusTitle.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

interface Props {
  /** The id of the user to edit. Null closes the dialog. */
  id: string | null;
  /** The id of the signed-in administrator, who cannot erase their own account in this dialog. */
  viewerId: string | undefined;
  onClose: () => void;
}

/** The form's code is loaded when the dialog is first opened. */
const EditUserForm = lazyComponent(async () => (await import("#web/features/users/EditUserForm.tsx")).EditUserForm);
const EraseUser = lazyComponent(async () => (await import("#web/features/users/EraseUser.tsx")).EraseUser);
const comes = <Skeleton height={480} role="progressbar" aria-label={words.loading} />;

export function EditUserDialog({ id, viewerId, onClose }: Props) {
  const title = useId();
  const isSmall = useMediaQuery<{ breakpoints: { down: (key: "sm") => string } }>(({ breakpoints }) =>
    breakpoints.down("sm"),
  );
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      slotProps={{ transition: { onExited: focusTitleIfLost } }}
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{words.editUser}</DialogTitle>
      <DialogContent>
        <Suspense fallback={comes}>
          {id !== null && <Reading key={id} id={id} isOwn={id === viewerId} onClose={onClose} />}
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}

/**
 * The contents of the dialog. Each time the dialog opens, the user is read from the network, because the list may be
 * out of date.
 */
function Reading({ id, isOwn, onClose }: { id: string; isOwn: boolean; onClose: () => void }) {
  const { data, error, refetch } = useManagedUserQuery({
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });

  if (data)
    return (
      <>
        <EditUserForm
          user={data.user}
          onConflict={() =>
            refetch().then(
              (answer) => answer.data?.user ?? null,
              () => null,
            )
          }
          onSaved={onClose}
          onCancel={onClose}
        />
        {!isOwn && <EraseUser id={id} onErased={onClose} />}
      </>
    );
  if (!error) return comes;
  const isGone = refusalOf(error)?.code === "NOT_FOUND";
  return (
    <ErrorState
      text={isGone ? words.thereIsNoSuchUser : words.theUserCouldNotBe}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
