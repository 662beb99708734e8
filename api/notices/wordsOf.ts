import type { Language } from "#api/core/rules/language.rules.ts";
import { oneLine } from "#api/mail/oneLine.ts";
import type { Notice } from "#api/notices/Notice.ts";
import type { NoticeFacts } from "#api/notices/NoticeFacts.ts";
import type { NoticeKind } from "#api/notices/noticeKinds.rules.ts";
import { NOTICE_WORDS } from "#api/notices/noticeWords.ts";
import type { WordsOfNotices, Written } from "#api/notices/WordsOfNotices.ts";

type Told = Pick<Notice, "kind" | "facts">;

/** What was typed stays on one line, wherever a sentence uses it. */
const typedOnOneLine = (value: unknown): unknown =>
  typeof value === "string" ? oneLine(value)
  : Array.isArray(value) ? value.map(typedOnOneLine)
  : typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typedOnOneLine(each)]))
  : value;

/** A kind and its facts were stored together: the compiler cannot know. */
const sentenceOf = <K extends NoticeKind>({ kinds }: WordsOfNotices, kind: K) => kinds[kind];
const factsOf = ({ facts }: Told) => typedOnOneLine(facts) as NoticeFacts[NoticeKind];

export const subjectOf = (notice: Told, language: Language) => sentenceOf(NOTICE_WORDS[language], notice.kind).subject(factsOf(notice) as never);

/** The paragraphs of a notice. */
export const paragraphsOf = (notice: Told, language: Language, written: Written) => sentenceOf(NOTICE_WORDS[language], notice.kind).says(factsOf(notice) as never, { ...written, names: (ids) => oneLine(written.names(ids)) });

/** The paragraphs that its mail has besides. */
export const paragraphsInMail = ({ kind }: Told, language: Language, verify: string) => NOTICE_WORDS[language].kinds[kind].inMail?.(verify) ?? [];
