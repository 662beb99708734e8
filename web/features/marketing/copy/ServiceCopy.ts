import { type Service } from "#web/features/marketing/copy/Copy.ts";

type Three<T> = readonly [T, T, T];
type Four<T> = readonly [T, T, T, T];
type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];
type Eight<T> = readonly [T, T, T, T, T, T, T, T];

export interface Entry {
  title: string;
  text: string;
}

/** `label` is a short name that is shown above the heading. `title` is the heading itself, a sentence. */
interface Block<Kind extends string, Entries extends readonly Entry[]> {
  kind: Kind;
  label: string;
  title: string;
  entries: Entries;
}

/** The capabilities of a service, as numbered lines. */
type ScheduleBlock<Entries extends readonly Entry[] = readonly Entry[]> = Block<"schedule", Entries>;
/** A process, as ordered steps. */
type SequenceBlock<Entries extends readonly Entry[] = readonly Entry[]> = Block<"sequence", Entries>;
/** A process whose last step leads to the first. */
type CycleBlock<Entries extends readonly Entry[] = readonly Entry[]> = Block<"cycle", Entries>;
/** Standards and tools, drawn as stamps: `title` is the abbreviation on the stamp, `text` its meaning. */
type StampsBlock<Entries extends readonly Entry[] = readonly Entry[]> = Block<"stamps", Entries>;
type ListBlock<Entries extends readonly Entry[] = readonly Entry[]> = Block<"list", Entries>;
export type ServiceBlock = ScheduleBlock | SequenceBlock | CycleBlock | StampsBlock | ListBlock;

interface ServicePage<Blocks extends readonly ServiceBlock[] = readonly ServiceBlock[]> {
  /** The page title for browsers and search engines, without the site's name. */
  metaTitle: string;
  /** The meta description for search engines; at most 155 characters. */
  description: string;
  title: string;
  tagline: string;
  overview: string;
  blocks: Blocks;
  closing: Entry;
  button: string;
}

/**
 * Spec §2, service pages. The tuples have the lengths of the specification's lists, so that a missing entry fails the
 * type check.
 */
interface ServicePages extends Record<Service, ServicePage> {
  /** Blocks: capabilities, industry applications, advantages. */
  designEngineering: ServicePage<[ScheduleBlock<Four<Entry>>, ListBlock<Five<Entry>>, ListBlock<Five<Entry>>]>;
  /** Blocks: capabilities, deliverables, software, advantages. */
  bimDigital: ServicePage<
    [ScheduleBlock<Four<Entry>>, ListBlock<Six<Entry>>, StampsBlock<Six<Entry>>, ListBlock<Five<Entry>>]
  >;
  /** Blocks: services, process, compliance frameworks, advantages. */
  tenderCompliance: ServicePage<
    [ScheduleBlock<Four<Entry>>, SequenceBlock<Four<Entry>>, StampsBlock<Six<Entry>>, ListBlock<Four<Entry>>]
  >;
  /** Blocks: services, financial analysis, procurement excellence, value engineering. */
  capitalAdvisory: ServicePage<
    [ScheduleBlock<Four<Entry>>, ListBlock<Six<Entry>>, ListBlock<Three<Entry>>, SequenceBlock<Four<Entry>>]
  >;
  /** Blocks: services, inspection and testing, plan-do-check-act, technical reporting, standards. */
  qualityControl: ServicePage<
    [
      ScheduleBlock<Four<Entry>>,
      ListBlock<Eight<Entry>>,
      CycleBlock<Four<Entry>>,
      ListBlock<Four<Entry>>,
      StampsBlock<Six<Entry>>,
    ]
  >;
}

export interface ServiceCopy {
  overview: string;
  others: string;
  pages: ServicePages;
}
