import { type NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";

/** Adds a number to the name of a file if the bid has a file of this name: "Certificate (2).pdf". */
export function freeName(name: string, documents: readonly NamedDocument[]) {
  const taken = new Set(documents.map((document) => foldCase(document.name)));
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]{1,8})?$/s.exec(name) ?? [];
  for (let count = 2, free = name; ; count++) {
    if (!taken.has(foldCase(free))) return free;
    free = `${stem} (${count})${ending}`;
  }
}
