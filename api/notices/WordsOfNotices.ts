import type { NoticeFacts, ToldField } from "#api/notices/NoticeFacts.ts";
import type { NoticeDelivery, NoticeGroup, NoticeKind } from "#api/notices/noticeKinds.rules.ts";

/** How moments and persons are written for one reader. */
export interface Written {
  /** A moment in the reader's time zone. */
  time: (moment: string) => string;
  /** The day of a moment, UTC. */
  day: (moment: string) => string;
  /** Names in a row; somebody whose account was erased is not named. */
  names: (ids: readonly string[]) => string;
}

interface Sentence<K extends NoticeKind> {
  subject: (facts: NoticeFacts[K]) => string;
  /** The paragraphs. */
  says: (facts: NoticeFacts[K], written: Written) => string[];
}

/** Paragraphs that a mail has, and the portal not. @param verify the address of the page that checks receipts and seals */
interface OfMail {
  inMail: (verify: string) => string[];
}

/** The words of every notice and its mail in one language. */
export interface WordsOfNotices {
  /** The fields of a tender, and a change of one. */
  fields: Record<ToldField, string>;
  kinds: { [K in NoticeKind]: Sentence<K> & Partial<OfMail> } & { tenderSealed: OfMail };
  hello: string;
  desk: string;
  /** Before the link of a notice. */
  more: string;
  /** The subject of a mail with several notices about one tender, and of one for a day. */
  several: (subject: string, others: number) => string;
  daily: (notices: number) => string;
  /** Why this mail comes, and how it stops. */
  stop: (group: string, settings: string) => string;
  stopSearch: (name: string, url: string) => string;
  groups: Record<NoticeGroup, string>;
  deliveries: Record<NoticeDelivery, string>;
  page: {
    search: (name: string) => string;
    title: string;
    /** Of the names of groups or of a search. */
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
