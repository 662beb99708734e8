import { DialogContent, DialogTitle, Skeleton, Typography, useMediaQuery } from "@mui/material";
import { type Theme } from "@mui/material/styles";
import { Suspense, useId } from "react";

import { NEW_TENDER } from "#web/features/tenders/management/useTenderDesk.ts";
import { words } from "#web/features/tenders/management/words/management.en.ts";
import { useManagedTenderQuery, useSealedByDefaultQuery } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { focusTitleIfLost } from "#web/ui/frame/focusTitle.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

interface Props {
  /** The id of the tender to edit, or NEW_TENDER to create one. Null closes the dialog. */
  id: string | null;
  onCreated: () => void;
  onClose: () => void;
}

/** The tender form. Its code is loaded when the dialog is first opened. */
const TenderForm = lazyComponent(async () => (await import("#web/features/tenders/form/TenderForm.tsx")).TenderForm);
const comes = <Skeleton height={640} role="progressbar" aria-label={words.loading} />;

/** The dialog in which a tender is created or edited. On phones it fills the screen (spec §2). */
export function TenderDialog({ id, onCreated, onClose }: Props) {
  const title = useId();
  const isSmall = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const isNew = id === NEW_TENDER;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      transitionDuration={0}
      slotProps={{ transition: { onExited: focusTitleIfLost } }}
      aria-labelledby={title}
    >
      <DialogTitle id={title} variant="h2">
        {isNew ? words.createTender : words.editTender}
      </DialogTitle>
      <DialogContent sx={BELOW_TITLE}>
        <Suspense fallback={comes}>
          {isNew && <NewTender onCreated={onCreated} onClose={onClose} />}
          {id !== null && !isNew && <StoredTender key={id} id={id} onClose={onClose} />}
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}

/** The style of the dialog's content: a line below the title separates the title from the scrolling form. */
const BELOW_TITLE = { borderTop: 1, borderColor: "divider", "&&": { pt: 3 } };

/**
 * The form for a new tender. If the setting that seals new tenders by default cannot be read, the form shows the
 * specification's default: not sealed.
 */
function NewTender({ onCreated, onClose }: Pick<Props, "onCreated" | "onClose">) {
  const { data, loading } = useSealedByDefaultQuery();
  if (loading) return comes;
  return (
    <TenderForm
      tender={null}
      sealedByDefault={data?.sealedByDefault ?? false}
      onConflict={() => Promise.resolve(null)}
      onSaved={onCreated}
      onCancel={onClose}
    />
  );
}

/**
 * The form for an existing tender. Each time the dialog opens, the tender is read from the network, because the list
 * may be out of date.
 */
function StoredTender({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useManagedTenderQuery({
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });

  if (data)
    return (
      <>
        {data.tender.copiedFrom && (
          <Typography sx={{ mb: 3, color: "text.secondary" }}>{words.copiedFrom(data.tender.copiedFrom)}</Typography>
        )}
        <TenderForm
          tender={data.tender}
          onConflict={() =>
            refetch().then(
              (answer) => answer.data?.tender ?? null,
              () => null,
            )
          }
          onSaved={onClose}
          onCancel={onClose}
        />
      </>
    );
  if (!error) return comes;
  const isGone = refusalOf(error)?.code === "NOT_FOUND";
  return (
    <ErrorState
      text={isGone ? words.thereIsNoSuchTender : words.theTenderCouldNotBe}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
