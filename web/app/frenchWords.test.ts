import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { type AnySchema, type ValidationError } from "yup";

import { documentAddressSchema } from "#api/bids/documents/bidDocument.rules.ts";
import { receiptToCheckSchema } from "#api/bids/receipts/bidReceipt.rules.ts";
import { decisionReasonSchema } from "#api/core/rules/decisionReason.rules.ts";
import { cancellationSchema } from "#api/tenders/addenda/addendum.rules.ts";
import { questionSchema } from "#api/questions/question.rules.ts";
import { passwordChangeSchema } from "#api/session/session.rules.ts";

import { newTenderValues, typedTenderSchema } from "#web/features/tenders/form/tenderValues.ts";
import { typedBidSchema } from "#web/features/bids/form/bidFields.ts";
import { formWords } from "#web/ui/forms/words/formWords.fr.ts";
import { isMistyped, textsOf } from "#web/testing/frenchTypography.ts";

const lists = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) =>
  /\/words\/\w+\.fr\.ts$/.test(file),
);

test("the portal's French words have French spaces and quotation marks", () => {
  const texts = lists.flatMap((file) => textsOf(jest.requireActual<object>(resolve("web", file))));

  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(isMistyped)).toEqual([]);
});

/** The English messages of a schema for these values. */
function messagesOf(schema: AnySchema, values: object) {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

const FILLED = { bidAmount: "1e99", technicalProposal: "Too short", timelineDays: "half", documentsUrl: "drawings" };

test.each<[string, AnySchema, object]>([
  ["an empty bid", typedBidSchema, { bidAmount: "", technicalProposal: "", timelineDays: "", documentsUrl: "" }],
  ["a bid with wrong values", typedBidSchema, FILLED],
  [
    "a bid with values that are too large",
    typedBidSchema,
    { ...FILLED, bidAmount: "9".repeat(20), timelineDays: "99999", technicalProposal: "x".repeat(50_001) },
  ],
  ["an empty tender", typedTenderSchema, newTenderValues(false)],
  ["a short reason for cancelling", cancellationSchema, { reason: "No" }],
  ["a short reason for a decision", decisionReasonSchema, { reason: "other", words: "No" }],
  ["a short question", questionSchema, { text: "Why?" }],
  ["no question", questionSchema, { text: "" }],
  ["an empty receipt", receiptToCheckSchema, { receiptNumber: "", sha256: "" }],
  ["a wrong receipt", receiptToCheckSchema, { receiptNumber: "1", sha256: "1" }],
  ["a file without an address", documentAddressSchema, { sha256: "1", url: "" }],
  ["a short password", passwordChangeSchema, { currentPassword: "", newPassword: "a" }],
])("each message about %s is French", (_what, schema, values) => {
  const messages = messagesOf(schema, values);

  expect(messages).not.toEqual([]);
  for (const message of messages) {
    expect([message, formWords.message(message)]).not.toContain("Saisie non valide");
    expect(isMistyped(formWords.message(message))).toBe(false);
  }
});

test("addenda that came while a bid was written are named in French", () => {
  expect(formWords.message("Addenda 2, 3 and 4 changed this tender while you were writing")).toBe(
    "L’appel d’offres a été modifié pendant votre saisie (avenants 2, 3 et 4)",
  );
});
