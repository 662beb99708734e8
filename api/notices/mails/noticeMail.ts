import type { NewMail } from "#api/mail/queueMail.ts";
import { oneLine } from "#api/mail/oneLine.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { localPath } from "#api/core/rules/language.rules.ts";
import { wrapText } from "#api/notices/mails/wrapText.ts";
import type { Notice } from "#api/notices/Notice.ts";
import type { NoticeFacts } from "#api/notices/NoticeFacts.ts";
import { NOTICE_GROUPS, NOTICE_KINDS, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";
import { NOTICE_WORDS } from "#api/notices/noticeWords.ts";
import { personsIn, type Reader, writtenFor } from "#api/notices/readers.ts";
import { paragraphsInMail, paragraphsOf, subjectOf } from "#api/notices/wordsOf.ts";

export interface MailFrame {
  /** The global desk's address, and the site's. */
  desk: string;
  site: string;
  /** The address of the page that stops the mails of some groups to a person. */
  unsubscribeUrl: (userId: string, groups: readonly NoticeGroup[]) => string;
  /** The same of one saved search. */
  stopSearchUrl: (searchId: string) => string;
}

interface Letter {
  reader: Reader & { email: string };
  /** At least one. */
  notices: readonly Notice[];
  isDaily: boolean;
  persons: ReadonlyMap<string, Reader>;
}

/** One mail that tells some notices to a person, the heaviest first. */
export function noticeMail({ reader, notices, isDaily, persons }: Letter, { desk, site, unsubscribeUrl, stopSearchUrl }: MailFrame): NewMail {
  const { language, email } = reader;
  const words = NOTICE_WORDS[language];
  const byWeight = [...notices].sort((one, other) => NOTICE_KINDS[other.kind].weight - NOTICE_KINDS[one.kind].weight || one.createdAt.getTime() - other.createdAt.getTime());
  const [heaviest] = byWeight as [Notice, ...Notice[]];
  const subject = subjectOf(heaviest, language);
  const verify = `${site}${localPath(language, sitePaths.verify)}`;
  const told = byWeight.map((notice) => {
    const written = writtenFor(reader, personsIn(notice.facts).map((id) => persons.get(id)));
    const title = byWeight.length > 1 ? [subjectOf(notice, language)] : [];
    return [...[...title, ...paragraphsOf(notice, language, written), ...paragraphsInMail(notice, language, verify)].map(wrapText), `${words.more}\n${site}${NOTICE_KINDS[notice.kind].page(notice)}`].join("\n\n");
  });
  const settings = `${site}${sitePaths.settings}`;
  const groups = NOTICE_GROUPS.filter((group) => byWeight.some(({ kind }) => NOTICE_KINDS[kind].group === group));
  const searches = new Map(byWeight.flatMap(({ kind, facts }) => (kind === "searchMatched" ? [searchIn(facts as NoticeFacts["searchMatched"])] : [])));
  const stops = [
    ...groups.map((group) => words.stop(words.groups[group], settings)),
    ...[...searches].map(([search, name]) => words.stopSearch(oneLine(name), stopSearchUrl(search))),
  ].map(wrapText);

  const text = [wrapText(`${words.hello} ${oneLine(reader.name ?? "")},`), told.join("\n\n--------\n\n"), `${words.desk}\n${desk}`, ...stops].join("\n\n");
  return {
    recipient: email,
    replyTo: desk,
    subject: isDaily ? words.daily(byWeight.length) : byWeight.length > 1 ? words.several(subject, byWeight.length - 1) : subject,
    text: `${text}\n`,
    aboutId: reader.id,
    isNotice: true,
    // Of all groups at once; each search has a link of its own in the text.
    unsubscribeUrl: groups.length > 0 ? unsubscribeUrl(reader.id, groups) : [...searches.keys()].map(stopSearchUrl)[0],
  };
}

const searchIn = ({ search, name }: NoticeFacts["searchMatched"]) => [search, name] as const;
