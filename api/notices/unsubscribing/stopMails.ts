import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { NoticeGroup } from "#api/notices/noticeKinds.rules.ts";
import { changeSettings } from "#api/notices/saveNoticeSettings.ts";
import { User } from "#api/users/User.ts";

/**
 * Stops the mails of these groups for a user: from now on, the notices are shown in the portal only. Does nothing for a
 * deleted account.
 */
export async function stopMails(
  context: Pick<Context, "db" | "requestId" | "address">,
  { userId, groups }: { userId: string; groups: readonly NoticeGroup[] },
) {
  await context.db.transaction(async (tx: EntityManager) => {
    const user = await tx.findOneBy(User, { id: userId });
    if (!user) return;
    const { before, after } = await changeSettings(tx, user.id, {
      choices: Object.fromEntries(groups.map((group) => [group, "portal"])),
    });
    await recordEvent(
      tx,
      { ...context, user },
      { act: "stopMails", subject: "user", subjectId: user.id, before, after },
    );
  });
}
