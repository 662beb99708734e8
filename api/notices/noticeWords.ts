import type { Language } from "#api/core/rules/language.rules.ts";
import { noticeWordsEn } from "#api/notices/noticeWords.en.ts";
import { noticeWordsFr } from "#api/notices/noticeWords.fr.ts";
import type { WordsOfNotices } from "#api/notices/WordsOfNotices.ts";

/** The words of every kind of notice: a kind without French does not compile. */
export const NOTICE_WORDS: Record<Language, WordsOfNotices> = { en: noticeWordsEn, fr: noticeWordsFr };
