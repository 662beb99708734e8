import type { QueryRunner } from "typeorm";

/**
 * Throws if there are receipts: reverting the migration would drop their numbers, and running it again would create
 * others.
 */
export async function refuseToDropReceipts(runner: QueryRunner) {
  const [{ issued }] = (await runner.query("SELECT count(*)::int AS issued FROM bid_revisions")) as [
    { issued: number },
  ];
  if (issued > 0)
    throw new Error(
      `This migration cannot be reverted: ${issued} receipts are issued, and their numbers would be lost. Restore a backup that was made before it instead.`,
    );
}
