import { useEffect, useState } from "react";

import { twoStepMissing } from "#web/features/session/storedUser.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { useOwnTwoStepQuery } from "#web/graphql/generatedAccounts.ts";

/**
 * `isFirst` is true if an administrator must set up two-step sign-in before anything else. It remains true after the
 * setup until `leave` is called, because the screen still shows the recovery codes.
 */
export function useTwoStepFirst() {
  const { user, mustSetUpTwoStep = false } = useSession();
  // oxlint-disable-next-line typescript/no-deprecated -- skipToken would clear the data
  const { data } = useOwnTwoStepQuery({ fetchPolicy: "cache-and-network", skip: !user?.isAdmin });
  const [isFirst, setFirst] = useState(mustSetUpTwoStep);
  const isMissing = data?.twoStep.isRequired === true && !data.twoStep.isOn;

  useEffect(() => {
    if (isMissing) twoStepMissing(true);
  }, [isMissing]);
  if (mustSetUpTwoStep && !isFirst) setFirst(true);

  return { isFirst, leave: () => setFirst(false) };
}
