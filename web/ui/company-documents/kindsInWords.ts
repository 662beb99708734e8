import { kindsIn } from "#api/company-documents/documentKinds.rules.ts";

import { words as kinds } from "#web/ui/company-documents/words/kinds.en.ts";

/** Names kinds of documents that are separated by spaces: "Tax clearance, ISO 9001". */
export const kindsInWords = (text: string) =>
  kindsIn(text)
    .map((kind) => kinds[kind])
    .join(", ");
