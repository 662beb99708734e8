import type { EntityManager } from "typeorm";

import { WITHHELD } from "#api/audit/recordedValue.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { validPatch } from "#api/core/rules/valid.ts";
import { DELIVERIES_OF, NOTICE_GROUPS, type NoticeDelivery, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";
import { noticeSettingsSchema } from "#api/notices/noticeSettings.rules.ts";
import { defaultSettings, NoticeSettings } from "#api/notices/NoticeSettings.ts";
import type { NoticeSettingsInput } from "#api/notices/NoticeSettingsInput.ts";

export const readNoticeSettings = async (db: Pick<EntityManager, "findOneBy">, userId: string) =>
  (await db.findOneBy(NoticeSettings, { userId })) ?? defaultSettings(userId);

/** Saves the settings that the input contains. Refuses BAD_USER_INPUT for an invalid setting. */
export async function saveNoticeSettings(context: SignedIn, input: NoticeSettingsInput) {
  const { db, user } = context;
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const { language, portalLanguage, timeZone, ...choices } = validPatch(noticeSettingsSchema, sent);
  return db.transaction(async (tx) => {
    const { stored, ...changed } = await changeSettings(tx, user.id, { language, portalLanguage, timeZone, choices });
    // If no time zone is stored, the browser sends its time zone automatically. The audit event then has no actor.
    const isSentByBrowser = stored.timeZone === null && Object.keys(sent).join() === "timeZone";
    await recordEvent(tx, isSentByBrowser ? { ...context, user: undefined } : context, {
      act: "saveNoticeSettings",
      subject: "user",
      subjectId: user.id,
      ...changed,
    });
    return readNoticeSettings(tx, user.id);
  });
}

interface Changes {
  language?: string;
  portalLanguage?: string;
  timeZone?: string;
  choices: Partial<Record<NoticeGroup, NoticeDelivery>>;
}

/**
 * Changes the settings in one statement, so that concurrent changes do not overwrite each other.
 * @returns the settings before the change, and the changed values for the audit trail
 */
export async function changeSettings(
  tx: Pick<EntityManager, "query" | "findOneBy">,
  userId: string,
  { language, portalLanguage, timeZone, choices }: Changes,
) {
  const stored = await readNoticeSettings(tx, userId);
  await tx.query(
    `INSERT INTO notice_settings AS stored (user_id, language, time_zone, choices, portal_language) VALUES ($1, coalesce($2::text, 'en'), $3::text, $4::jsonb, $5::text)
     ON CONFLICT (user_id) DO UPDATE SET language = coalesce($2::text, stored.language), time_zone = coalesce($3::text, stored.time_zone), choices = stored.choices || $4::jsonb, portal_language = coalesce($5::text, stored.portal_language)`,
    [userId, language ?? null, timeZone ?? null, JSON.stringify(choices), portalLanguage ?? null],
  );
  const was: Record<string, string | null> = {
    language: stored.language,
    portalLanguage: stored.portalLanguage,
    timeZone: stored.timeZone,
    ...deliveriesOf(stored),
  };
  const is: Record<string, string | undefined> = { language, portalLanguage, timeZone, ...choices };
  const names = Object.keys(was).filter((name) => is[name] !== undefined && is[name] !== was[name]);
  // The time zone is personal data, so the audit trail records only that it changed.
  const recorded = (values: Record<string, string | null | undefined>) =>
    Object.fromEntries(names.map((name) => [name, name === "timeZone" ? WITHHELD : values[name]]));
  return { stored, before: recorded(was), after: recorded(is) };
}

/** Returns the delivery that a user has chosen for each group; by default `atOnce`. */
export const deliveriesOf = ({ choices }: Pick<NoticeSettings, "choices">) =>
  Object.fromEntries(
    NOTICE_GROUPS.map((group) => [group, DELIVERIES_OF[group].find((each) => each === choices[group]) ?? "atOnce"]),
  ) as Record<NoticeGroup, NoticeDelivery>;
