/**
 * A phrase that `npm run words` reports because a newcomer has to read it twice, and plain words to write instead. Add
 * a phrase after a reviewer has found one. A pattern must not match standard terms.
 */
export interface Word {
  /** Searched in the text of a paragraph. Line breaks are replaced by spaces, and code and quotations are masked. */
  pattern: RegExp;
  instead: string;
  why?: string;
}

/**
 * The kinds of texts. The linter reports phrases only in the kinds whose value is true. Texts of the other kinds are
 * only extracted, for tests.
 */
export const SCOPES = {
  comments: true,
  documents: true,
  logs: true,
  /** Descriptions of GraphQL types and fields, in their decorators. */
  descriptions: false,
  screens: false,
  mails: false,
  refusals: false,
} satisfies Record<string, boolean>;

export type Scope = keyof typeof SCOPES;

export const WORDS: Word[] = [
  {
    pattern: /\b(?:is|are|was|were|be|been|being) told\b/gi,
    instead: "is notified, is answered, receives, reads; or name the sender: 'the server answers', 'the mail says'",
    why: "to tell a person is to notify; to tell a caller is to answer",
  },
  { pattern: /\b(?:un)?told ones\b|\buntold\b/gi, instead: "not yet notified, not yet sent" },
  { pattern: /\btells? (?:who|whoever|whom) \w+/gi, instead: "notifies the …", why: "name the recipient" },
  {
    pattern: /\b(?:nobody|everybody|somebody|anybody) is told\b/gi,
    instead: "no one is notified, everyone is notified; or 'is never revealed'",
  },
  { pattern: /\btells? apart\b/gi, instead: "distinguishes" },
  { pattern: /\btells? of\b/gi, instead: "announces, reports, is about" },
  { pattern: /\btells? (?:nothing|no more|more than|the same)\b/gi, instead: "reveals nothing, answers the same" },
  {
    pattern: /\bas \w+ tells\b/gi,
    instead: "as … returns, as … describes",
    why: "a function returns, a document describes",
  },
  { pattern: /\bgives? away\b|\bgiving away\b/gi, instead: "reveals" },
  { pattern: /\bsays nothing of\b/gi, instead: "does not mention" },
  {
    pattern:
      /(?:^|[.:;!?] |\*\*? |\/\/ )Who(?:ever)? (?:asks|reads|has|may|is|does|can|signs|looks|writes|sends|makes|bids|opens|comes|uses|wants|tries|knows|holds|approves|changes|deletes|runs|operates|stores|adds)\b(?![^.]*\?)/gi,
    instead: "name the person: the caller, the reader, the bidder, the administrator, any user who …",
    why: "'who' is no subject of a sentence",
  },
  {
    pattern: /\b(?:for|to|of|by|with|from|than|and|that|where|whether|if) whoever\b/gi,
    instead: "any user who, the person who, any caller that",
  },
  { pattern: /[,:;] whoever\b/gi, instead: ", any user who, the person who" },
  {
    pattern: /\bto who \w+|\bof who (?:has|is|asks|reads|signs|registers|may)\b|\bfor who \w+/gi,
    instead: "to the person who, for users who",
  },
  {
    pattern:
      /(?:^|\*\*? |\/\/ )What (?:is|are|was|were) (?:told|said|kept|done|asked|given|left|known|shown|sent) (?:of|to|by|at|once|in|with|for|from)\b/gi,
    instead: "start with the noun: 'The message …', 'The stored …', 'The actions …'",
  },
  { pattern: /(?:^|\*\*? |\/\/ )What stands\b/gi, instead: "The text, the value, the placeholder" },
  {
    pattern: /(?:^|[.:;] )What (?:has|had) (?:changed|failed|gone|come|happened) (?:meanwhile|since|is|are)\b/gi,
    instead: "The changes …, the failed ones …",
  },
  {
    pattern: /\bstands? (?:beside|below|above|before|behind|for|there|here|in|under|on|after|at|with|ready|as)\b/gi,
    instead: "is in, is next to, is listed in, replaces, represents; 'stays valid' for a bid",
  },
  { pattern: /\b(?:it|that|which|who|what) stands\b/gi, instead: "is, is valid, applies" },
  { pattern: /\bleads? (?:on|nowhere)\b/gi, instead: "links to the next …, continues, ends here" },
  { pattern: /\b(?:is|are|was|were) led (?:to|back|there)\b/gi, instead: "is redirected to" },
  { pattern: /\bleads? (?:to|back) (?:a |the )?(?:sign-in|login|dashboard|settings)\b/gi, instead: "redirects to" },
  { pattern: /\blies? (?:behind|before|below|beside|with|in)\b/gi, instead: "is in, is before, is outside" },
  { pattern: /\bbears? (?:the|a|its|one) name\b/gi, instead: "has the name, is named after" },
  { pattern: /\banew\b/gi, instead: "again" },
  { pattern: /\bever again\b/gi, instead: "again" },
  { pattern: /\bof late\b|\blately\b/gi, instead: "recently, in the last … minutes" },
  {
    pattern:
      /\b(?:what|that|which|nothing|something|it|list|tender|bid|question|award|thing|work)s? waits? for (?:a|an|the|its|his|her|their|them|you|somebody|someone|whom|a person|a company|an administrator)\b/gi,
    instead: "needs, is pending, needs the decision of",
    why: "only a process, a request or a test waits",
  },
  { pattern: /\bwaits? for (?:nobody|nothing|none)\b/gi, instead: "does not block, does not wait" },
  {
    pattern:
      /\b(?:sleeps?|asleep|sleeping) (?:until|once|has|have|needs|is|screens?|islands?|in)\b|\b(?:screen|island|page|portal)s? that sleeps?\b/gi,
    instead: "not hydrated, not loaded yet",
  },
  {
    pattern:
      /\b(?:island|screen|portal|page)s? (?:wakes?|awakes?|woke)\b|\bwakes? (?:an?|the|no|each|every) (?:island|screen|portal|page)\b/gi,
    instead: "is hydrated, hydrates, loads",
  },
  {
    pattern:
      /\b(?:server|process|connection|sender|database|worker|tab|listener|client)s? (?:that |who |whose \w+ )?(?:dies|died|die)\b/gi,
    instead: "crashes, crashed, ends",
  },
  { pattern: /\bcomes? to life\b|\blives? on\b/gi, instead: "starts, remains valid" },
  { pattern: /\bwithout a word\b/gi, instead: "without an error, silently" },
  { pattern: /\bis heard of\b|\bunheard\b|\bnobody heard\b/gi, instead: "is received, is not handled" },
  {
    pattern: /\bkept (?:answers?|bod(?:y|ies)|lists?|pages?|copy|copies|entries|responses?|documents?)\b/gi,
    instead: "cached …",
  },
  {
    pattern:
      /\b(?:answers?|bod(?:y|ies)|lists?|pages?|responses?) (?:that )?(?:is|are|may be|can be|was|were) (?:not |never |no longer )?kept\b/gi,
    instead: "is cached, may be cached",
  },
  { pattern: /\bkept (?:values|forms?|text|fields|input)\b/gi, instead: "stored values, saved input" },
  { pattern: /\bkeepable\b/gi, instead: "cacheable" },
  { pattern: /\bkept by (?:the|its|their|a) (?:hash|revision|key|id)\b/gi, instead: "cached under" },
  {
    pattern: /\bkept for good\b|\bkeeps? for good\b|\bfor good and all\b/gi,
    instead: "kept permanently, never deleted",
  },
  { pattern: /\b(?:is|are) kept no more\b|\bno more\b(?! than| bids?| than)/gi, instead: "no longer" },
  {
    pattern: /\b(?:un)?packed (?:bod(?:y|ies)|answers?|bytes|form|files?|responses?|text)\b/gi,
    instead: "compressed …",
  },
  {
    pattern: /\b(?:packs|packed|packing) (?:the|each|every|its|an?|answers?|bod(?:y|ies)|once|by|with|as|in)\b/gi,
    instead: "compresses, compressed",
  },
  {
    pattern:
      /\b(?:figures?|counts?|notes?|changes|statistics|sums?|totals?)\b[^.;]{0,40}\bfold(?:s|ed|ing)?\b|\bfold(?:s|ed|ing)? (?:the |these |its |company |up to )?(?:figures?|counts?|notes?|changes|statistics|sums?|totals?|\d)/gi,
    instead: "aggregates, aggregated",
    why: "case folding (Unicode) and line folding (RFC 5545) are standard terms and stay",
  },
  {
    pattern:
      /\b(?:is|are|was|were) (?:never )?folded\b(?!,? between)|\bfolded (?:part|text|tender|section|above|until|below)\b/gi,
    instead: "is collapsed, collapsed …",
    why: "of a section on a screen",
  },
  { pattern: /\bunfold(?:s|ed|ing)?\b/gi, instead: "expand, expanded" },
  {
    pattern: /\b(?:the|a) looks? of (?:the|a|an|each)\b|\ba look for each\b|\bother looks\b/gi,
    instead: "the styles, the field properties, variants",
  },
  { pattern: /\bafter this look\b|\bat a look\b|\bone look\b/gi, instead: "after this read, in one query" },
  {
    pattern:
      /\bstamps? (?:nothing|it|them|a change|later|earlier|each|the row|its)\b|\bstamped (?:a|the|with|by|later|earlier)\b|\b(?:earlier|later|own|this|new|old) stamps?\b/gi,
    instead: "sets the change time (updated_at), timestamp",
  },
  {
    pattern:
      /\b(?:is|are|was|were) planted\b|\bplants? (?:a|an|the|one|what|something|each)\b|\bplanted (?:one|text|clock|secret|person|bids?|rows?|values?)s?\b/gi,
    instead: "test data, seeds, inserted for the test",
  },
  {
    pattern:
      /\bwalks? (?:the|an|its|each|every|all|a|through|past|to|there|reaches|reads|asks|along)\b|\b(?:a|the|short|long|whole|this) walk\b|\bis walked\b|\bwalking\b/gi,
    instead: "scans, index scan, traverses, visits each …",
    why: "an index is scanned, a tree or schema is traversed",
  },
  { pattern: /\bspreads? (?:the |an |its |each )?events?\b/gi, instead: "creates the deliveries of an event" },
  { pattern: /\bhand(?:s|ed|ing)? over\b/gi, instead: "passes, transfers, sends" },
  { pattern: /\brivals?\b/gi, instead: "competing company, another bidder" },
  {
    pattern: /\bas (?:many|much|often|long|far) as one likes\b|\bas one likes\b/gi,
    instead: "without a limit; '0 disables the limit'",
  },
  {
    pattern:
      /\bso (?:many|much|often|long|far) (?:bytes|characters|ids|times|rows|hours|days|months|minutes|later|levels|of them|at once|after|before|beyond)\b/gi,
    instead: "state the number or name the constant: 'at most MOST_X bytes'",
  },
  { pattern: /\bbut for (?:the|those|that|what|when|images|one|a|an|this|its)\b/gi, instead: "except for" },
  { pattern: /\bnothing but\b/gi, instead: "only" },
  { pattern: /\bof (?:its|their|his|her) own kind\b/gi, instead: "of the same type" },
  { pattern: /\bnothing of (?:it|a|an|the|each|them|this)\b/gi, instead: "none of it, no part of" },
  { pattern: /\bby chance\b/gi, instead: "sometimes, if timing allows" },
  { pattern: /\bpasses? over\b|\bpassed over\b/gi, instead: "ignores, is ignored, skips" },
  { pattern: /\bpast (?:the product|it|the api)\b/gi, instead: "bypassing, outside the application" },
  { pattern: /\bin the end\b/gi, instead: "at the end, finally" },
  {
    pattern: /\bof whatever\b|\bwhatever (?:it|they|one|he|she|the|a|an|its|of|is|was|are|has)\b/gi,
    instead: "any, regardless of, every",
  },
  { pattern: /\bthan anybody\b|\bfor anybody\b/gi, instead: "than anyone, for anyone" },
  { pattern: /\blearns? (?:the requests|of|from)\b/gi, instead: "records, finds out, receives" },
  {
    pattern: /\bforgets? (?:the|an?|its|them|what|it|devices|addresses|each|old)\b/gi,
    instead: "deletes, clears, discards",
  },
  {
    pattern:
      /\bholds? (?:it|them|this|that|all) (?:complete|equal|to|true)\b|\ba test holds\b|\b(?:test|compiler|check|linter) holds (?:it|that|them|this|the|both)\b/gi,
    instead: "checks, verifies, enforces",
  },
  { pattern: /\bholds (?:what|nothing|something|none|all that)\b/gi, instead: "contains" },
  { pattern: /\bcounts for\b(?! the| a| each)/gi, instead: "applies to" },
  { pattern: /\b(?:goes|go|went) by (?!bicycle)(?:the|its|their|name|number)\b/gi, instead: "uses, is identified by" },
  { pattern: /\bround by round\b/gi, instead: "one batch after another" },
  { pattern: /\bone and the same\b/gi, instead: "the same" },
  { pattern: /\bat the same stroke\b|\bin one go\b/gi, instead: "in one statement, at the same time" },
  { pattern: /\bcome(?:s)? too late to\b/gi, instead: "is too late to" },
  { pattern: /\b(?:comes|came|come) (?:by itself|of itself|anyway)\b/gi, instead: "happens automatically" },
  {
    pattern: /\bby itself\b(?=[.:,;]| (?:while|until|once|after|where|when|if|again))/gi,
    instead: "automatically, on its own timer, alone",
    why: "say which: automatic, separate or alone",
  },
  {
    pattern: /\bit (?:is|was) (?:no|not a) use of\b|\bis no use\b/gi,
    instead: "does not extend the session, is not counted as activity",
  },
  { pattern: /\bmust (?:not )?outlive\b|\boutlives?\b/gi, instead: "must end with, remains after" },
  { pattern: /\bis in (?:want|need) of\b/gi, instead: "needs" },
  { pattern: /\bto and fro\b|\bback and forth\b/gi, instead: "in both directions" },
  { pattern: /\b(?:in|of|from|by) (?:the )?others' (?:eyes|hands)\b/gi, instead: "for other users" },
  { pattern: /\bnot for (?:this|that) person's eyes\b/gi, instead: "not visible to this user" },
  { pattern: /\bown (?:machine's|person's|work's)\b/gi, instead: "of the machine, of the person" },
  { pattern: /\bas it (?:is|was|comes|came) told\b/gi, instead: "as reported" },
  {
    pattern:
      /\bwherefrom\b|\bwhereto\b|\bwhereof\b|\bwhereupon\b|\bthereof\b|\btherein\b|\bthereby\b|\bthereupon\b|\bhence\b|\bthence\b|\bhitherto\b|\bnigh\b|\bamidst?\b|\bamongst\b|\bwhilst\b|\bupon\b|\bere\b|\blest\b|\bsave for\b|\bforthwith\b|\bshall\b/gi,
    instead: "plain words: from which, of it, so, until now, among, while, on, otherwise, except, immediately, must",
  },
];
