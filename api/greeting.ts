import type { PrintedAccount } from "#api/database/firstStart.ts";

interface Started {
  port: number;
  embedded: boolean;
  dataDirectory: string;
  /** The folder in which mails are written as files; null if a mail server sends them. */
  outbox: string | null;
  /** The URL of the metrics; null if they are not served. */
  metrics: string | null;
  demonstration: readonly PrintedAccount[];
}

/**
 * The text that is printed after each start: the site's addresses, where data and mails are stored, and the
 * demonstration's accounts.
 */
export function greeting({ port, embedded, dataDirectory, outbox, metrics, demonstration }: Started) {
  const site = `http://localhost:${port}`;
  const database = embedded ? `embedded PostgreSQL, its files are in ${dataDirectory}` : "PostgreSQL server";
  return paragraphs(
    [
      `Axion is ready at ${site}`,
      `  sign in      ${site}/login`,
      `  GraphQL      ${site}/graphql`,
      `  database     ${database}`,
      `  mail         ${outbox === null ? "sent by the server that SMTP_URL names" : `written to ${outbox}`}`,
    ].concat(metrics === null ? [] : `  metrics      ${metrics}`),
    outbox !== null && [
      "Each mail is a file of its own, named by its time. Open it with a mail program, or read the last one with",
      `  cat "$(ls -d ${outbox}/*.eml | tail -1)"`,
    ],
    demonstration.length > 0 && ["The demonstration's accounts:", ...demonstration.map(asLine)],
  );
}

/** The text that lists the accounts created at the first start. A random password is never printed again. */
export function accountsMade(accounts: readonly PrintedAccount[]) {
  return accounts.length > 0
    ? paragraphs(["Made now; a random password is not shown again:", ...accounts.map(asLine)])
    : "";
}

const asLine = ({ username, password, purpose }: PrintedAccount) =>
  `  ${username.padEnd(12)} ${password.padEnd(20)} ${purpose}`;

const paragraphs = (...parts: (string[] | false)[]) =>
  parts.map((lines) => (lines ? `\n${lines.map((line) => `  ${line}\n`).join("")}` : "")).join("");
