import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { validPatch } from "#api/core/rules/valid.ts";
import { NOTICE_GROUPS, type NoticeDelivery, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";
import { noticeSettingsSchema } from "#api/notices/noticeSettings.rules.ts";
import { defaultSettings, NoticeSettings } from "#api/notices/NoticeSettings.ts";
import type { NoticeSettingsInput } from "#api/notices/NoticeSettingsInput.ts";

export const readNoticeSettings = async (db: Pick<EntityManager, "findOneBy">, userId: string) => (await db.findOneBy(NoticeSettings, { userId })) ?? defaultSettings(userId);

/** Refuses BAD_USER_INPUT. */
export async function saveNoticeSettings(context: SignedIn, input: NoticeSettingsInput) {
  const { db, user } = context;
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const { language, timeZone, ...choices } = validPatch(noticeSettingsSchema, sent);
  return db.transaction(async (tx) => {
    await changeSettings(tx, user.id, { language, timeZone, choices });
    await recordEvent(tx, context, { act: "saveNoticeSettings", subject: "user", subjectId: user.id });
    return readNoticeSettings(tx, user.id);
  });
}

interface Changes {
  language?: string;
  timeZone?: string;
  choices: Partial<Record<NoticeGroup, NoticeDelivery>>;
}

/** One statement, so that two at once lose nothing of each other. */
export const changeSettings = (tx: Pick<EntityManager, "query">, userId: string, { language, timeZone, choices }: Changes) =>
  tx.query(
    `INSERT INTO notice_settings AS stored (user_id, language, time_zone, choices) VALUES ($1, coalesce($2::text, 'en'), $3::text, $4::jsonb)
     ON CONFLICT (user_id) DO UPDATE SET language = coalesce($2::text, stored.language), time_zone = coalesce($3::text, stored.time_zone), choices = stored.choices || $4::jsonb`,
    [userId, language ?? null, timeZone ?? null, JSON.stringify(choices)],
  );

/** The delivery of each group: at once until the person chooses. */
export const deliveriesOf = ({ choices }: Pick<NoticeSettings, "choices">) => Object.fromEntries(NOTICE_GROUPS.map((group) => [group, choices[group] ?? "atOnce"])) as Record<NoticeGroup, NoticeDelivery>;
