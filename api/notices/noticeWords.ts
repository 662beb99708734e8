import type { Language } from "#api/core/rules/language.rules.ts";
import { oneLine } from "#api/mail/queueMail.ts";
import type { Notice } from "#api/notices/Notice.ts";
import type { NoticeFacts } from "#api/notices/NoticeFacts.ts";
import type { NoticeKind } from "#api/notices/noticeKinds.rules.ts";
import { noticeWordsEn } from "#api/notices/noticeWords.en.ts";
import { noticeWordsFr } from "#api/notices/noticeWords.fr.ts";
import type { ReaderFormats, WordsOfNotices } from "#api/notices/WordsOfNotices.ts";

/** The texts of notices by language. The compiler requires the texts of each kind in both languages. */
export const NOTICE_WORDS: Record<Language, WordsOfNotices> = { en: noticeWordsEn, fr: noticeWordsFr };

type StoredFacts = Pick<Notice, "kind" | "facts">;

/** Replaces line breaks in all texts of a notice's stored data by spaces. */
const typedOnOneLine = (value: unknown): unknown =>
  typeof value === "string"
    ? oneLine(value)
    : Array.isArray(value)
      ? value.map(typedOnOneLine)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typedOnOneLine(each)]))
        : value;

/**
 * Callers cast the stored data to the type of the kind. This is safe, because a notice's kind and data are stored
 * together.
 */
const sentenceOf = <K extends NoticeKind>({ kinds }: WordsOfNotices, kind: K) => kinds[kind];
const factsOf = ({ facts }: StoredFacts) => typedOnOneLine(facts) as NoticeFacts[NoticeKind];

export const subjectOf = (notice: StoredFacts, language: Language) =>
  sentenceOf(NOTICE_WORDS[language], notice.kind).subject(factsOf(notice) as never);

/** Returns the paragraphs of a notice in a language. */
export const paragraphsOf = (notice: StoredFacts, language: Language, formats: ReaderFormats) =>
  sentenceOf(NOTICE_WORDS[language], notice.kind).says(factsOf(notice) as never, {
    ...formats,
    names: (ids) => oneLine(formats.names(ids)),
  });

/** Returns the additional paragraphs that only the mail of a notice contains. */
export const paragraphsInMail = ({ kind }: StoredFacts, language: Language, verify: string) =>
  NOTICE_WORDS[language].kinds[kind].inMail?.(verify) ?? [];
