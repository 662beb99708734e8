import { type ToastWords } from "#web/ui/feedback/toastWords.ts";

/** The four phases of the formula (spec §9), in order. */
export const PHASES = ["connection", "completion", "acceleration", "valueLoop"] as const;
export type Phase = (typeof PHASES)[number];

/** Spec §1: the actors of the supply chain. */
export const ACTORS = ["studios", "execution", "suppliers", "developers", "communities"] as const;
export type Actor = (typeof ACTORS)[number];

export const COMPARISONS = ["designCost", "designTime", "realizationTime", "operatingMargin"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const FUND_ROWS = ["royalties", "reinvestment", "reserve"] as const;
export type FundRow = (typeof FUND_ROWS)[number];

/** Spec §9, distribution model; the shares are in `distributionModel.ts`. */
export const CATEGORIES = ["core", "contributors", "market", "future"] as const;
export type Category = (typeof CATEGORIES)[number];

export const DESK_FEATURES = ["answer", "structures", "documents", "technical", "partners", "followUp"] as const;
type DeskFeature = (typeof DESK_FEATURES)[number];

export const BENEFITS = ["design", "delivery", "margin"] as const;
export type Benefit = (typeof BENEFITS)[number];

export const STATISTICS = ["cost", "time", "desk", "loop"] as const;
type Statistic = (typeof STATISTICS)[number];

/** The sections in the navigation; each name is the section's anchor (spec §2). */
export const SECTIONS = ["core-vision", "the-formula", "value-loop", "benefits"] as const;
export type Section = (typeof SECTIONS)[number];

export const SERVICES = [
  "designEngineering",
  "bimDigital",
  "tenderCompliance",
  "capitalAdvisory",
  "qualityControl",
] as const;
export type Service = (typeof SERVICES)[number];

interface Titled {
  title: string;
  text: string;
}

interface Measured {
  figure: string;
  label: string;
}

interface ContentCopy {
  /**
   * Spec §2: `empty` is shown for an empty list. If the list could not be loaded, `failed` is the text of the toast
   * (spec §8), and `unread` is shown in place of the list.
   */
  projects: Titled & {
    description: string;
    empty: Titled;
    failed: string;
    unread: string;
    industry: string;
    location: string;
    timeline: string;
    results: string;
    sheet: string;
  };
  blog: Titled & { description: string; empty: Titled; failed: string; unread: string; read: string };
  article: {
    absent: Titled;
    unread: string;
    back: string;
    next: string;
    about: string;
    /** `{minutes}` is replaced by the number of minutes. */ readingTime: string;
    draft: string;
    edit: string;
  };
  author: string;
  /** The 404 message for a page number after the last page of a list. */
  beyond: Titled;
  firstPage: string;
  back: string;
  returnToDashboard: string;
  loading: string;
  error: string;
  retry: string;
  newer: string;
  older: string;
  pages: string;
}

/** All texts of the public site, in one language. Lists are records, so that a missing entry fails the type check. */
export interface Copy {
  navigation: Record<Section, string> & {
    tenders: string;
    portal: string;
    join: string;
    menu: string;
    close: string;
    label: string;
    skip: string;
    home: string;
    language: string;
  };
  hero: {
    title: string;
    lead: string;
    join: string;
    discover: string;
    /** The text alternative of the hero's drawing. */
    drawing: string;
    /** The name of the drawing, in the drawing's title block. */
    sheet: string;
    statistics: Record<Statistic, { value: string; label: string }>;
  };
  vision: {
    title: string;
    lead: string;
    drawing: string;
    completes: Titled;
    accelerates: Titled;
    redistributes: Titled;
    contract: Titled & { name: string; stamp: string; points: readonly [string, string, string, string] };
  };
  formula: {
    title: string;
    lead: string;
    phase: string;
    phases: Record<Phase, { title: string; description: string; result: string }>;
    result: string;
    comparisonTitle: string;
    comparisonLead: string;
    before: string;
    after: string;
    /** `change` is the percentage from the specification; the lengths of the bars are in `comparisonLengths`. */
    comparisons: Record<Comparison, { area: string; before: string; after: string; change: string }>;
  };
  valueLoop: {
    title: string;
    lead: string;
    /** The text in the middle of the ring chart: the total that the chart divides. */
    share: { figure: string; label: string };
    fundTitle: string;
    columns: { source: string; quota: string; destination: string };
    fund: Record<FundRow, { source: string; quota: string; destination: string }>;
    distributionTitle: string;
    distribution: Record<Category, { category: string; description: string }>;
  };
  benefits: {
    title: string;
    lead: string;
    /** The label of the zero line (datum). The bars are drawn above and below it. */
    datum: string;
    /** `measures` are the texts of the bars. `benefitLevels` has the heights of the bars, in the same order. */
    figures: Record<"design", Titled & { measures: readonly [Measured, Measured] }> &
      Record<Exclude<Benefit, "design">, Titled & { measures: readonly [Measured] }>;
  };
  supplyChain: {
    mark: string;
    title: string;
    lead: string;
    actors: Record<Actor, { title: string; benefit: string; highlight: string; highlightLabel: string }>;
    deskMark: string;
    deskTitle: string;
    deskLead: string;
    deskFeatures: Record<DeskFeature, Titled>;
    zones: readonly [string, string, string];
  };
  clients: { title: string; caption: string; previous: string; next: string; label: string };
  contact: {
    mark: string;
    title: string;
    lead: string;
    framework: string;
    email: string;
    website: string;
    desk: string;
    deskValue: string;
    write: string;
    formTitle: string;
    firstName: string;
    lastName: string;
    company: string;
    role: string;
    choose: string;
    roles: Record<"architecture" | "execution" | "supplier" | "developer" | "other", string>;
    message: string;
    submit: string;
    submitting: string;
    consent: string;
    /** The toast after a successful submit (spec §8), and the page that confirms a submit without scripts. */
    sent: Titled;
    /** The toast after a failed submit. `{email}` is replaced by the global desk's e-mail address. */
    failed: Titled;
    /** Shown while the request is retried automatically. */
    sendAgain: { text: string; stop: string };
    /**
     * Error messages of fields. The browser's own validation has accepted these fields; the form's script (`tooLong`)
     * or the server refused them.
     */
    problems: { required: string; email: string; tooLong: string; other: string };
    /**
     * The counter of characters near and above a field's limit. `{count}` is replaced by the number of characters left,
     * or over the limit.
     */
    length: { left: string; over: string };
    /**
     * Shown on the page with which the server answers a form that it has refused and that was posted without scripts.
     */
    refused: string;
  };
  footer: {
    about: string;
    quick: string;
    services: string;
    legal: string;
    social: string;
    privacy: string;
    terms: string;
    cookies: string;
    rights: string;
    projects: string;
    blog: string;
    verify: string;
    developers: string;
  };
  cookies: { title: string; text: string; accept: string; decline: string; close: string; link: string };
  services: Record<Service, string>;
  scrollToTop: string;
  /** `all` is the label of the toast region; `{hotkey}` in it is replaced by the region's shortcut key. */
  toasts: ToastWords;
  backToHome: string;
  notFound: Titled;
  content: ContentCopy;
  /** Metadata for search engines and social sharing; `description` has at most 155 characters. */
  meta: { title: string; description: string };
}
