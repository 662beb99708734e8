import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import type { TwoStepVault } from "#api/core/graphql/context.ts";

/**
 * Logs how many accounts have a secret of two-step sign-in that this server cannot decrypt. Their users cannot sign in.
 */
export async function reportUnreadableTwoSteps({
  db,
  vault,
  log,
}: {
  db: DataSource;
  vault: Pick<TwoStepVault, "decrypt">;
  log: Logger;
}) {
  const stored = await db.query<{ sealed: string }[]>(
    "SELECT sealed_secret AS sealed FROM two_steps WHERE confirmed_at IS NOT NULL",
  );
  const accounts = stored.filter(({ sealed }) => !canDecrypt(vault, sealed)).length;
  if (accounts > 0)
    log.error(
      { accounts, of: stored.length },
      `the secrets of two-step sign-in of ${accounts} of ${stored.length} accounts cannot be opened, and these accounts cannot sign in: set TWO_STEP_SECRET (or two-step.secret in DATA_DIR) to the value that they were stored with, or delete their rows of two_steps`,
    );
}

function canDecrypt({ decrypt }: Pick<TwoStepVault, "decrypt">, sealed: string) {
  try {
    return decrypt(sealed).length > 0;
  } catch {
    return false;
  }
}
