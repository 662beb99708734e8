import { createHash, webcrypto } from "node:crypto";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { verifyEn } from "#web/features/marketing/copy/verify.en.ts";
import { verifyFr } from "#web/features/marketing/copy/verify.fr.ts";
import { ByHand } from "#web/features/marketing/verify/ByHand.tsx";
import { FileCheck } from "#web/features/marketing/verify/FileCheck.tsx";
import { ClosingSealCheck } from "#web/features/marketing/verify/ClosingSealCheck.tsx";
import { fakeWorkers, resetFakeWorkers } from "#web/testing/fakeWorker.ts";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

jest.mock("#web/ui/fingerprints/openWorker.ts", () => jest.requireActual<object>("#web/testing/fakeWorker.ts"));

const sum = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

const FORM =
  '{"bidAmount":180000,"bidId":"b1","companyId":"c1","documentsUrl":null,"revision":1,"submittedAt":"2026-06-30T12:00:00.000Z","technicalProposal":"Grüße: \\"girders\\"\\n🌉","tenderId":"t1","timelineDays":90}';
const RECEIPT = { receiptNumber: "AX-7K2QM-94TNC", sha256: sum(FORM), canonicalForm: FORM };
const OTHERS = ["f", "0"].map((digit) => ({ sha256: digit.repeat(64) }));
const HASHES = [RECEIPT.sha256, ...OTHERS.map(({ sha256 }) => sha256)];
const LIST = [...HASHES]
  .sort()
  .map((hash) => `${hash}\n`)
  .join("");
const SEAL = {
  tenderNumber: "AX-2026-001",
  closedAt: "2026-12-01T12:00:00Z",
  sealedAt: "2026-12-01T12:00:16Z",
  sha256: sum(LIST),
  receipts: [RECEIPT, ...OTHERS].map(({ sha256 }) => ({ sha256 })),
};

/** Fakes the server's response and records the bodies of the requests. */
function answers(answer: () => unknown = () => ({ data: { sealOfReceipt: SEAL } })) {
  const bodies: string[] = [];
  const fetch = (_path: string, { body }: { body: string }) => {
    bodies.push(body);
    return Promise.resolve({ json: () => Promise.resolve(answer()) });
  };
  Object.assign(globalThis, { fetch });
  return bodies;
}

beforeEach(() => {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Object.assign(AbortSignal, { timeout: () => undefined });
});

/** Pastes a text, presses Check, and returns queries for the result that the page shows. */
async function verdict(pasted: string, title: string) {
  renderOnSite(<ClosingSealCheck words={verifyEn.form} />, { path: "/verify" });
  fireEvent.change(screen.getByLabelText("Your receipt"), { target: { value: pasted } });
  await userEvent.click(screen.getByRole("button", { name: "Check" }));
  await screen.findByRole("heading", { name: title });
  return within(screen.getByRole("status", { name: "Result" }));
}

test("of a receipt that is unchanged and sealed both are said, and only its number and SHA-256 leave the browser", async () => {
  const bodies = answers();

  const said = await verdict(JSON.stringify(RECEIPT), verifyEn.form.sealed.title);

  expect(said.getByRole("heading", { name: "The receipt is unchanged" })).toBeVisible();
  expect(said.getByText(SEAL.sha256)).toBeVisible();
  expect(
    said.getByText(/Tender AX-2026-001 closed on December 1, 2026 at 12:00:00 PM UTC .* Receipts in the seal: 3\./),
  ).toBeVisible();
  expect(bodies.map((body) => (JSON.parse(body) as { variables: object }).variables)).toEqual([
    { receiptNumber: RECEIPT.receiptNumber, sha256: RECEIPT.sha256 },
  ]);
  expect(bodies.join()).not.toMatch(/180000|girders|c1/);
});

test("a receipt whose text was changed is told with both sums, and no seal is asked for", async () => {
  const bodies = answers();

  const said = await verdict(
    JSON.stringify({ ...RECEIPT, canonicalForm: FORM.replace("180000", "180001") }),
    verifyEn.form.differs.title,
  );

  expect(said.getByText(RECEIPT.sha256)).toBeVisible();
  expect(said.getByText(sum(FORM.replace("180000", "180001")))).toBeVisible();
  expect(bodies).toEqual([]);
});

test.each([
  ["in no seal", () => ({ data: { sealOfReceipt: null } }), verifyEn.form.unsealed.title],
  [
    "in a seal that differs from its list",
    () => ({ data: { sealOfReceipt: { ...SEAL, sha256: "a".repeat(64) } } }),
    verifyEn.form.broken.title,
  ],
  ["not answered", () => ({ errors: [{}] }), verifyEn.form.failed.title],
])("a receipt that is %s is told as such", async (_name, answer, title) => {
  answers(answer);

  await verdict(JSON.stringify(RECEIPT), title);
});

test("the copied text of a receipt finds its seal, and says that the sum cannot be computed from it", async () => {
  answers();

  const said = await verdict(
    `Axion bid receipt\nReceipt number: ${RECEIPT.receiptNumber}\nSHA-256: ${RECEIPT.sha256}`,
    verifyEn.form.sealed.title,
  );

  expect(said.getByRole("heading", { name: verifyEn.form.short.title })).toBeVisible();
});

test.each(["", "{}", "[null]", "AX-7K2QM-94TNC", `{"receiptNumber":"AX-7K2QM-94TNC","sha256":7}`, "{"])(
  "%j is no receipt",
  async (pasted) => {
    answers();

    await verdict(pasted, verifyEn.form.unreadable.title);
  },
);

test("a page over plain http says that it cannot compute", async () => {
  answers();
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });

  await verdict(JSON.stringify(RECEIPT), verifyEn.form.insecure.title);
});

test("a file that is dropped is checked at once", async () => {
  answers();
  renderOnSite(<ClosingSealCheck words={verifyFr.form} />, { language: "fr", path: "/verify" });
  const file = { text: () => Promise.resolve(JSON.stringify({ data: { bid: { receipt: RECEIPT } } })) };

  fireEvent.drop(screen.getByLabelText("Votre récépissé"), { dataTransfer: { files: [file] } });

  expect(await screen.findByRole("heading", { name: verifyFr.form.sealed.title })).toBeVisible();
  expect(screen.getByText(/a été clos le 1 décembre 2026/)).toBeVisible();
});

describe("a file beside an unchanged receipt that names files", () => {
  const METHOD = new File(["how we build"], "chosen.pdf");
  const withDocuments = (documents: unknown) => {
    const canonicalForm = JSON.stringify({ ...(JSON.parse(FORM) as object), revision: 2, documents });
    return { ...RECEIPT, sha256: sum(canonicalForm), canonicalForm };
  };
  const NAMED = [
    { bytes: 14, name: "Plan.pdf", sha256: sum("where we build") },
    { bytes: 12, name: "Method.pdf", sha256: sum("how we build") },
  ];
  const named = { receipt: "r1", revision: 2, submittedAt: "2026-06-30T12:00:00.000Z", documents: NAMED };
  const show = (words = verifyEn.form.files) =>
    renderOnSite(<FileCheck named={named} words={words} />, {
      language: words === verifyFr.form.files ? "fr" : "en",
      path: "/verify",
    });
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText(verifyEn.form.files.choose, { selector: "input" }), file);
  beforeEach(() => void resetFakeWorkers());

  test("is offered once the receipt was found unchanged, is told apart, and nothing of it leaves the browser", async () => {
    const bodies = answers();
    await verdict(JSON.stringify(withDocuments(NAMED)), verifyEn.form.sealed.title);
    expect(await screen.findByRole("region", { name: "Check a file" })).toHaveTextContent(/Plan\.pdf.*Method\.pdf/);

    await choose(METHOD);

    const said = within(screen.getByRole("status", { name: "Result of the file" }));
    expect(
      await said.findByText(
        "This is the file named “Method.pdf” in revision 2, received on June 30, 2026 at 12:00:00 PM UTC. Its SHA-256:",
      ),
    ).toBeVisible();
    expect(said.getByText(NAMED[1]!.sha256)).toBeVisible();
    expect(bodies).toHaveLength(1);
  });

  test.each([
    ["that was changed", () => ({ ...withDocuments(NAMED), sha256: "a".repeat(64) }), verifyEn.form.differs.title],
    ["that names none", () => RECEIPT, verifyEn.form.sealed.title],
    ["that names none by its empty list", () => withDocuments([]), verifyEn.form.sealed.title],
    [
      "whose documents are anything",
      () =>
        withDocuments([null, 7, { name: "A.pdf" }, { name: 7, sha256: sum("") }, { name: "B.pdf", sha256: "short" }]),
      verifyEn.form.sealed.title,
    ],
    ["whose documents are no list", () => withDocuments({ length: 1 }), verifyEn.form.sealed.title],
    ["that says no JSON", () => ({ ...RECEIPT, sha256: sum("{"), canonicalForm: "{" }), verifyEn.form.sealed.title],
    ["that says null", () => ({ ...RECEIPT, sha256: sum("null"), canonicalForm: "null" }), verifyEn.form.sealed.title],
  ])("is not asked for beside a receipt %s", async (_which, receipt, title) => {
    answers();

    await verdict(JSON.stringify(receipt()), title);

    expect(screen.queryByText(verifyEn.form.files.text)).not.toBeInTheDocument();
  });

  test.each([
    [
      "another one",
      new File(["other"], "$&.pdf"),
      "“$&.pdf” has another SHA-256 than every file that the receipt names:",
    ],
    ["an empty one", new File([], "Empty.pdf"), "“Empty.pdf” has no content that could be checked."],
  ])("%s is told as such", async (_which, file, sentence) => {
    show();

    await choose(file);

    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test.each([
    ["vanishes", "“chosen.pdf” changed or vanished while it was read. Choose it again."],
    ["not loaded", "“chosen.pdf” was not read. Choose it again once there is a connection."],
  ] as const)("one that could not be read (%s) is no verdict on the file", async (how, sentence) => {
    fakeWorkers.answers = how;
    show();

    await choose(METHOD);

    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test("is cancelled while it is read, and the one that is chosen meanwhile counts", async () => {
    fakeWorkers.answers = "later";
    show();
    await choose(METHOD);
    expect(await screen.findByRole("progressbar", { name: "Reading chosen.pdf" })).toHaveAttribute("value", "50");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    await choose(METHOD);
    await screen.findByRole("progressbar", { name: "Reading chosen.pdf" });

    fakeWorkers.answers = "at once";
    await choose(new File(["where we build"], "second.pdf"));
    expect(await screen.findByText(/This is the file named “Plan\.pdf”/)).toBeVisible();
    for (const goOn of fakeWorkers.goOn) goOn();

    expect(fakeWorkers.stopped).toBe(2);
    expect(screen.getByText(/This is the file named “Plan\.pdf”/)).toBeVisible();
  });

  test("that is dropped is told in French", async () => {
    show(verifyFr.form.files);

    fireEvent.drop(screen.getByText("ou déposez-le ici"), { dataTransfer: { files: [METHOD] } });

    expect(
      await screen.findByText(/^C’est le fichier déclaré «\sMethod\.pdf\s» dans la révision 2, reçue le 30 juin 2026/),
    ).toBeVisible();
  });
});

describe.each([
  ["English", verifyEn],
  ["French", verifyFr],
] as const)("the page's text in %s", (_name, { byHand }) => {
  test("gives the SHA-256 of the receipt and the seal to a reader who follows it with the commands that it names", () => {
    renderOnSite(<ByHand words={byHand} />);
    const directory = mkdtempSync(join(tmpdir(), "axion-"));
    // Write the files as the page instructs: "without a line break at its end"; "one a line, each line ended by a line
    // feed, the last one too".
    writeFileSync(join(directory, "canonical.txt"), RECEIPT.canonicalForm, "utf8");
    writeFileSync(join(directory, "hashes.txt"), HASHES.map((hash) => `${hash}\n`).join(""), "utf8");

    const commands = [...document.querySelectorAll("pre")].map(({ textContent }) => textContent);
    const sums = commands.map((command) =>
      execFileSync("sh", ["-c", command], { cwd: directory, encoding: "utf8" }).slice(0, 64),
    );
    rmSync(directory, { recursive: true });

    expect(sums).toEqual([RECEIPT.sha256, SEAL.sha256]);
  });

  test("names every key of the canonical form, and both files", () => {
    const text = [...byHand.receipt.steps, ...byHand.seal.steps].join(" ");

    for (const name of [
      ...Object.keys(JSON.parse(FORM) as object),
      "canonicalForm",
      "canonical.txt",
      "hashes.txt",
      "RFC 8785",
    ])
      expect(text).toContain(name);
  });
});
