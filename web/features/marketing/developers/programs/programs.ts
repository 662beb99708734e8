/** The languages of the example programs, by the name of their folder in e2e/examples. */
export const PROGRAM_LANGUAGES = { typescript: "TypeScript", python: "Python", shell: "Shell" } as const;
export type ProgramLanguage = keyof typeof PROGRAM_LANGUAGES;

interface Task {
  /** The anchor of the task's section. */
  name: string;
  heading: string;
  text: string;
  /** The file names of the programs in e2e/examples. api/testing/examples/examples.test.ts runs the programs. */
  files: Record<ProgramLanguage, readonly string[]>;
}

/** Common first tasks of integrators, each with programs in every language. */
export const PROGRAM_TASKS: readonly Task[] = [
  {
    name: "copy",
    heading: "Keep a copy of all tenders",
    text: "The first run reads all tenders; each later run costs what has changed. The shell program reads the REST list with its ETag.",
    files: { typescript: ["syncTenders.ts"], python: ["sync_tenders.py"], shell: ["sync-tenders.sh"] },
  },
  {
    name: "submit",
    heading: "Submit a bid once",
    text: "The bid is sent again after 429, 503 and a lost connection, under one key, so that it is submitted once.",
    files: { typescript: ["submitBid.ts"], python: ["submit_bid.py"], shell: ["submit-bid.sh"] },
  },
  {
    name: "verify",
    heading: "Verify a receipt",
    text: "The program computes the SHA-256 without the server first, and then asks the server whether the stored bid matches it.",
    files: { typescript: ["verifyReceipt.ts"], python: ["verify_receipt.py"], shell: ["verify-receipt.sh"] },
  },
  {
    name: "receive",
    heading: "Receive a webhook",
    text: "The signature and the time are verified before the message is used. A message that arrives a second time is answered 200 and not processed again: it is a repeated delivery whose first answer was lost.",
    files: {
      typescript: ["receiveWebhooks.ts", "verifyWebhook.ts"],
      python: ["receive_webhooks.py"],
      shell: ["verify-webhook.sh"],
    },
  },
  {
    name: "shared",
    heading: "What they share",
    text: "Requests with your token. Save the file beside the programs. The types of the TypeScript programs are generated from the schema.",
    files: { typescript: ["axion.ts", "generated.ts"], python: ["axion.py"], shell: ["axion.sh"] },
  },
];
