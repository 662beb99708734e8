import { Suspense, useCallback, useEffect, useEffectEvent, useState } from "react";

import { ConfirmUserAct } from "#web/features/users/ConfirmUserAct.tsx";
import { EditUserDialog } from "#web/features/users/EditUserDialog.tsx";
import { useManagedUsers } from "#web/features/users/useManagedUsers.ts";
import { type CardAct, type UserAct } from "#web/features/users/userActs.ts";
import { UserFinder } from "#web/features/users/UserFinder.tsx";
import { UserResults } from "#web/features/users/UserResults.tsx";
import { useUserFinder } from "#web/features/users/useUserFinder.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const ClearTwoStepDialog = lazyComponent(
  async () => (await import("#web/features/users/ClearTwoStepDialog.tsx")).ClearTwoStepDialog,
);

/** The users with their filters and dialogs (spec §2, admin-users). */
export function UserAdministration({ viewerId }: { viewerId: string | undefined }) {
  const finder = useUserFinder();
  const { status, edited, edit, closeEdit } = finder;
  const reading = useManagedUsers(finder);
  const [confirming, setConfirming] = useState<{ act: UserAct; user: ManagedUserFragment; open: boolean } | null>(null);
  const [departures, setDepartures] = useState(0);

  const [clearing, setClearing] = useState<{ user: ManagedUserFragment; open: boolean } | null>(null);

  const handleAct = useCallback((act: CardAct, user: ManagedUserFragment) => {
    if (act === "clearTwoStep") setClearing({ user, open: true });
    else setConfirming({ act, user, open: true });
  }, []);

  // When a user disappears from the list, move the focus to the page's title. The button that had the focus is removed
  // with the user's card.
  const refocus = useEffectEvent(() => focusTitle());
  useEffect(() => {
    if (departures > 0) refocus();
  }, [departures]);

  function handleDone() {
    if (confirming?.act === "delete" || status) setDepartures((before) => before + 1);
  }

  return (
    <>
      <UserFinder finder={finder} found={reading.total} foundIsExact={reading.totalIsExact} />
      <UserResults reading={reading} viewerId={viewerId} finder={finder} onEdit={edit} onAct={handleAct} />
      {confirming && (
        <ConfirmUserAct
          {...confirming}
          onDone={handleDone}
          onClose={() => setConfirming({ ...confirming, open: false })}
        />
      )}
      <Suspense>
        {clearing && <ClearTwoStepDialog {...clearing} onClose={() => setClearing({ ...clearing, open: false })} />}
      </Suspense>
      <EditUserDialog id={edited} viewerId={viewerId} onClose={closeEdit} />
    </>
  );
}
