import type { QueryRunner } from "typeorm";

/**
 * Throws if the database has receipts, so that the migration that created them is not reverted. Reverting it would
 * delete the receipts' numbers, and running it again would assign other numbers to the same bids.
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
