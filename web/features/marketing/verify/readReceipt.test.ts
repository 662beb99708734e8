import { receiptText } from "#web/features/bids/receipts/receiptText.ts";
import { aMyBid, submittedTerms } from "#web/features/bids/myBid.builders.ts";
import { readReceipt } from "#web/features/marketing/verify/readReceipt.ts";

const NUMBER = "AX-7K2QM-94TNC";
const SUM = "0123456789abcdef".repeat(4);
const OTHER = "f".repeat(64);
const FILE = { __typename: "NamedDocument" as const, name: "Method statement.pdf", bytes: 1_234, sha256: OTHER };

const copied = (...names: string[]) =>
  receiptText(
    aMyBid(),
    submittedTerms({
      documents: names.map((name) => ({ ...FILE, name })),
      receipt: { receiptNumber: NUMBER, sha256: SUM },
    }),
  );
const quoted = (text: string) => text.replace(/^/gm, "> ");
/** Breaks lines as mail programs do, also inside a long word. */
const wrapped = (text: string, width: number) => text.replace(new RegExp(`(.{${width}})(?=.)`, "g"), "$1\n");

test.each([
  ["the copied text without files", copied()],
  ["the copied text that names a file", copied("Method statement.pdf")],
  ["the copied text that names two files", copied("a.pdf", "b.pdf")],
  ["a copied text with a file whose name looks like a fingerprint", copied(`SHA-256: ${OTHER}`)],
  ["the copied text with the line ends of Windows", copied("a.pdf").replaceAll("\n", "\r\n")],
  ["the copied text, quoted in a mail", quoted(copied("a.pdf"))],
  ["the copied text, quoted twice and wrapped", quoted(quoted(wrapped(copied("a.pdf"), 60)))],
  ["the copied text in capitals", copied("a.pdf").toUpperCase()],
  ["the mail", `Receipt ${NUMBER}, SHA-256 ${SUM}.`],
  ["the French mail", `Récépissé ${NUMBER}, SHA-256 ${SUM}.`],
  ["the mail, wrapped", wrapped(`Receipt ${NUMBER}, SHA-256 ${SUM}.`, 40)],
  [
    "the page",
    `Receipt number\n${NUMBER}\nTimeline\n240 days\nSHA-256\n${SUM}\nThe SHA-256 covers the whole submission`,
  ],
  [
    "the print, whose long digits are on two lines, before its files",
    `Receipt number\t${NUMBER}\nSHA-256\t${SUM.slice(0, 40)}\n${SUM.slice(40)}\na.pdf\n12 kB · SHA-256 ${OTHER}`,
  ],
  ["the print after its files", `a.pdf\n12 kB · SHA-256 ${OTHER}\nReceipt number\n${NUMBER}\nSHA-256\n${SUM}`],
])("reads the number and the SHA-256 of a receipt from %s", (_, pasted) => {
  expect(readReceipt(pasted)).toEqual({ receiptNumber: NUMBER, sha256: SUM, canonicalForm: null });
});

test("reads the JSON file, whatever its files are named", () => {
  const canonicalForm = JSON.stringify({ documents: [FILE] });
  const receipt = { receiptNumber: NUMBER, sha256: SUM, canonicalForm };

  expect(readReceipt(JSON.stringify(receipt, null, 2))).toEqual(receipt);
  expect(readReceipt(JSON.stringify({ data: { bid: { receipt } } }))).toEqual(receipt);
});

test.each([
  "",
  NUMBER,
  `SHA-256: ${SUM}`,
  `${NUMBER} SHA-256: ${SUM}0`,
  `File: a.pdf, 1 bytes, SHA-256 ${OTHER} ${NUMBER}`,
])("%j is no receipt", (pasted) => {
  expect(readReceipt(pasted)).toBeNull();
});
