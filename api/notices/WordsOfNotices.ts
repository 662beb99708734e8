import type { NoticeFacts, NoticeField } from "#api/notices/NoticeFacts.ts";
import type { NoticeDelivery, NoticeGroup, NoticeKind } from "#api/notices/noticeKinds.rules.ts";

/** Functions that format times and names for one reader. */
export interface ReaderFormats {
  /** A time in the reader's time zone. */
  time: (moment: string) => string;
  /** The day of a time, in UTC. */
  day: (moment: string) => string;
  /** The names of these users as a list. Erased users are left out. */
  names: (ids: readonly string[]) => string;
}

interface Sentence<K extends NoticeKind> {
  subject: (facts: NoticeFacts[K]) => string;
  /** The paragraphs of the notice's text. */
  says: (facts: NoticeFacts[K], formats: ReaderFormats) => string[];
}

/**
 * The paragraphs that only the mail contains. `verify` is the URL of the page that checks receipts and closing seals.
 */
interface OfMail {
  inMail: (verify: string) => string[];
}

/** All texts of notices and of their mails in one language. */
export interface WordsOfNotices {
  /** Labels of a tender's fields. */
  fields: Record<NoticeField, string>;
  kinds: { [K in NoticeKind]: Sentence<K> & Partial<OfMail> } & { tenderSealed: OfMail };
  hello: string;
  desk: string;
  /** The text before the link to the page of a notice. */
  more: string;
  /** The subject of a mail with several notices about one tender. */
  several: (subject: string, others: number) => string;
  daily: (notices: number) => string;
  /** Explains why the user gets this mail, and how to stop such mails. `settings` is the URL of the settings. */
  stop: (group: string, settings: string) => string;
  stopSearch: (name: string, url: string) => string;
  groups: Record<NoticeGroup, string>;
  deliveries: Record<NoticeDelivery, string>;
  page: {
    search: (name: string) => string;
    title: string;
    /** The question on the unsubscribe page. `stopped` are the names of the groups or of the saved search. */
    asks: (stopped: readonly string[]) => string;
    button: string;
    done: (stopped: readonly string[], again: string) => string;
    inSettings: string;
    inSearches: string;
    invalid: string;
    settings: string;
    searches: string;
  };
}
