import { type Described } from "#web/features/marketing/developers/reference/readReference.ts";
import { type ReferenceKind } from "#web/features/marketing/developers/developersPages.ts";
import { type RestCall } from "#web/features/marketing/developers/rest/readRest.ts";

interface Named {
  /** The entry's anchor on the reference page of its kind. */
  anchor: string;
  /** For example `tenders`, `Tender.closingDate` or `POST /api/bids`. */
  name: string;
  /**
   * The first sentence of an entry's description. It is empty for fields and enum values, whose descriptions would make
   * the page too large.
   */
  description: string;
}

export interface NamedKind {
  kind: ReferenceKind | "rest";
  names: Named[];
}

/**
 * The kinds whose parts are arguments. Arguments are not listed: they are described only on the page of their query or
 * mutation.
 */
const HAVE_ARGUMENTS: readonly ReferenceKind[] = ["queries", "mutations"];

/** Lists the searchable names: each query, mutation, type, field of a type, enum value and REST call. */
export function listNames(reference: Record<ReferenceKind, Described[]>, calls: readonly RestCall[]): NamedKind[] {
  const kinds = Object.keys(reference) as ReferenceKind[];
  return [
    ...kinds.map((kind) => ({
      kind,
      names: reference[kind].flatMap(({ name, description, parts }) => [
        { anchor: name, name, description: firstSentence(description) },
        ...(HAVE_ARGUMENTS.includes(kind) ? [] : parts).map((part) => ({
          anchor: `${name}.${part.name}`,
          name: `${name}.${part.name}`,
          description: "",
        })),
      ]),
    })),
    {
      kind: "rest",
      names: calls.map(({ name, verb, path, summary }) => ({
        anchor: name,
        name: `${verb} ${path}`,
        description: summary,
      })),
    },
  ];
}

const firstSentence = (text: string) => text.split(/(?<=\.) /)[0] ?? "";
