import type { PrintedAccount } from "#api/database/firstStart.ts";

interface Started {
  port: number;
  embedded: boolean;
  dataDirectory: string;
  /** The accounts that this start made. */
  accounts: PrintedAccount[];
}

/** What a person reads once the product is up: where to look, and how to sign in. */
export function greeting({ port, embedded, dataDirectory, accounts }: Started) {
  const lines = [
    "",
    `  Axion is ready at http://localhost:${port}`,
    `    sign in      http://localhost:${port}/login`,
    `    GraphQL      http://localhost:${port}/graphql`,
    `    database     ${embedded ? `embedded PostgreSQL, its files are in ${dataDirectory}` : "PostgreSQL server"}`,
    "",
  ];
  if (accounts.length > 0) lines.push("  Accounts made now (a random password is not shown again):", ...accounts.map(asLine), "");
  return `${lines.join("\n")}\n`;
}

const asLine = ({ username, password, purpose }: PrintedAccount) =>
  `    ${username.padEnd(20)} ${password.padEnd(20)} ${purpose}`;
