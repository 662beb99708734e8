import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { localPath } from "#api/core/rules/language.rules.ts";
import { type NewMail, oneLine } from "#api/mail/queueMail.ts";
import type { Notice } from "#api/notices/Notice.ts";
import type { NoticeFacts } from "#api/notices/NoticeFacts.ts";
import { NOTICE_GROUPS, NOTICE_KINDS, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";
import { NOTICE_WORDS, paragraphsInMail, paragraphsOf, subjectOf } from "#api/notices/noticeWords.ts";
import { personsIn, type Reader, readerFormats } from "#api/notices/readerFormats.ts";

export interface MailFrame {
  /** `desk` is the e-mail address of the global desk, and `site` the URL of the site. */
  desk: string;
  site: string;
  /** Returns the URL of the page where a user stops the mails of some groups. */
  unsubscribeUrl: (userId: string, groups: readonly NoticeGroup[]) => string;
  /** Returns the URL of the page where a user stops the mails of one saved search. */
  stopSearchUrl: (searchId: string) => string;
}

interface Letter {
  reader: Reader & { email: string };
  /** Contains at least one notice. */
  notices: readonly Notice[];
  isDaily: boolean;
  persons: ReadonlyMap<string, Reader>;
}

/** Creates one mail with one or more notices for a user. The notices are sorted by descending weight. */
export function noticeMail(
  { reader, notices, isDaily, persons }: Letter,
  { desk, site, unsubscribeUrl, stopSearchUrl }: MailFrame,
): NewMail {
  const { language, email } = reader;
  const words = NOTICE_WORDS[language];
  const byWeight = [...notices].sort(
    (one, other) =>
      NOTICE_KINDS[other.kind].weight - NOTICE_KINDS[one.kind].weight ||
      one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const [heaviest] = byWeight as [Notice, ...Notice[]];
  const subject = subjectOf(heaviest, language);
  const verify = `${site}${localPath(language, sitePaths.verify)}`;
  const sections = byWeight.map((notice) => {
    const formats = readerFormats(
      reader,
      personsIn(notice.facts).map((id) => persons.get(id)),
    );
    const title = byWeight.length > 1 ? [subjectOf(notice, language)] : [];
    return [
      ...[...title, ...paragraphsOf(notice, language, formats), ...paragraphsInMail(notice, language, verify)].map(
        wrapText,
      ),
      `${words.more}\n${site}${NOTICE_KINDS[notice.kind].page(notice)}`,
    ].join("\n\n");
  });
  const settings = `${site}${sitePaths.settings}`;
  const groups = NOTICE_GROUPS.filter((group) => byWeight.some(({ kind }) => NOTICE_KINDS[kind].group === group));
  const searches = new Map(
    byWeight.flatMap(({ kind, facts }) =>
      kind === "searchMatched" ? [searchIn(facts as NoticeFacts["searchMatched"])] : [],
    ),
  );
  const stops = [
    ...groups.map((group) => words.stop(words.groups[group], settings)),
    ...[...searches].map(([search, name]) => words.stopSearch(oneLine(name), stopSearchUrl(search))),
  ].map(wrapText);

  const text = [
    wrapText(`${words.hello} ${oneLine(reader.name ?? "")},`),
    sections.join("\n\n--------\n\n"),
    `${words.desk}\n${desk}`,
    ...stops,
  ].join("\n\n");
  return {
    recipient: email,
    replyTo: desk,
    subject: isDaily
      ? words.daily(byWeight.length)
      : byWeight.length > 1
        ? words.several(subject, byWeight.length - 1)
        : subject,
    text: `${text}\n`,
    aboutId: reader.id,
    isNotice: true,
    // The header List-Unsubscribe contains only one link, which stops the mails of all groups in this mail. If the mail
    // is only about saved searches, the link stops the mails of the first search.
    unsubscribeUrl: groups.length > 0 ? unsubscribeUrl(reader.id, groups) : [...searches.keys()].map(stopSearchUrl)[0],
  };
}

const searchIn = ({ search, name }: NoticeFacts["searchMatched"]) => [search, name] as const;

const LINE_WIDTH = 76;

/**
 * Wraps a paragraph at spaces into lines of at most 76 characters. A longer word, such as a link, gets its own line.
 */
function wrapText(paragraph: string) {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    if (line && line.length + 1 + word.length > LINE_WIDTH) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join("\n");
}
