import { useEffect, useState } from "react";

import { twoStepMissing } from "#web/features/session/storedUser.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { useOwnTwoStepQuery } from "#web/graphql/generatedAccounts.ts";

/** Whether an administrator must set up two-step sign-in first; the recovery codes stay on the screen until `leave`. */
export function useTwoStepFirst() {
  const { user, mustSetUpTwoStep = false } = useSession();
  const { data } = useOwnTwoStepQuery({ fetchPolicy: "cache-and-network", skip: !user?.isAdmin });
  const [isFirst, setFirst] = useState(mustSetUpTwoStep);
  const isMissing = data?.twoStep.isRequired === true && !data.twoStep.isOn;

  useEffect(() => {
    if (isMissing) twoStepMissing(true);
  }, [isMissing]);
  if (mustSetUpTwoStep && !isFirst) setFirst(true);

  return { isFirst, leave: () => setFirst(false) };
}
