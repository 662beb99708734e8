import { readFileSync } from "node:fs";

import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { documents } from "#api/testing/repository/markdown.ts";
import { testApp } from "#api/testing/testApp.ts";

interface Run {
  /** A part of the block's text that identifies the block. */
  block: string;
  /** The file of the program that runs the block's commands, perhaps with other ports and paths. */
  by: string;
  /** Texts that this program must contain. */
  words: readonly string[];
}

const THIS_FILE = "api/testing/repository/documentCommands.test.ts";
const DOCUMENTED = "e2e/faults/promises/documentedCommands.ts";

/**
 * The blocks of shell commands in the Markdown files, and the program that runs each of them. The commands on the page
 * /developers are not listed here: an end-to-end journey runs them.
 */
const RUN: readonly Run[] = [
  { block: "npm ci && npm start", by: "e2e/support/startServer.ts", words: ["dist/api/server.js"] },
  { block: "npm ci && npm test", by: ".ci/run", words: ["npm ci", "npm test"] },
  {
    block: "createdb -h 127.0.0.1 -U postgres axion_test",
    by: ".ci/with-postgres",
    words: ["createdb -h", "TEST_DATABASE_URL="],
  },
  { block: "createuser -h 127.0.0.1 -U postgres axion_owner", by: DOCUMENTED, words: ['"One server"'] },
  { block: "curl -s http://127.0.0.1:13001/metrics", by: DOCUMENTED, words: ['"Watch it"'] },
  { block: "npm run backup -- axion.dump", by: DOCUMENTED, words: ['"Back up and restore"'] },
  {
    block: "npm run backup -- axion.tar.gz",
    by: "e2e/faults/promises/backups.ts",
    words: ["backup", "restore", "DATA_DIR"],
  },
  { block: "UPDATE outgoing_mails", by: THIS_FILE, words: [] },
  {
    block: "createuser --pwprompt axion_owner",
    by: "e2e/faults/bench/deployment.ts",
    words: ["CREATE ROLE", "axion_owner"],
  },
  {
    block: "pg_basebackup",
    by: "e2e/faults/bench/cluster.ts",
    words: ["--write-recovery-conf", "--create-slot", "axion_standby"],
  },
];

/** Blocks of commands that no test runs, each with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  "systemctl enable --now axion@3001":
    "needs systemd; the attacks use the same nginx.conf, pgbouncer.ini and migrations",
  "podman build": "needs a container engine",
};

const blocks = documents.flatMap(({ path, blocks: all }) =>
  all.filter(({ language }) => ["sh", "bash", "console"].includes(language)).map(({ text }) => ({ path, text })),
);

test("every block of shell commands in the documents is run by a test, or says why none runs it", () => {
  const known = [...RUN.map(({ block }) => block), ...Object.keys(NOT_RUN)];

  expect(blocks.length).toBeGreaterThan(8);
  expect(blocks.filter(({ text }) => !known.some((part) => text.includes(part)))).toEqual([]);
  expect(known.filter((part) => !blocks.some(({ text }) => text.includes(part)))).toEqual([]);
});

test("each program that is named for a block contains its commands", () => {
  const wrong = RUN.filter(({ by, words }) => !words.every((word) => readFileSync(by, "utf8").includes(word)));

  expect(wrong).toEqual([]);
});

test("the README deploys with the commands of the page of deployment, or some of them", () => {
  const wordsOf = (path: string) =>
    blocks
      .filter((block) => block.path === path && block.text.includes("createuser -h"))
      .flatMap(({ text }) => text.trim().split(/\s+/));
  const [short, whole] = [wordsOf("README.md"), wordsOf("api/deploy/README.md")];

  expect(short.length).toBeGreaterThan(20);
  expect(short.filter((word) => !whole.includes(word))).toEqual([]);
});

test("the statement for mails that failed for three days makes them due again, and no other", async () => {
  const { db } = await testApp();
  const [, statement = ""] =
    /psql .* -c "(UPDATE outgoing_mails[^"]+)"/.exec(blocks.map(({ text }) => text).join("\n")) ?? [];
  const mails = db.getRepository(OutgoingMail);
  const mail = (subject: string, more: object) =>
    mails.save({ recipient: "desk@example.org", subject, text: "x", attempts: 1, ...more } as Partial<OutgoingMail>);
  await mail("given up", { nextAttemptAt: null, lastError: "No such host" });
  await mail("sent", { nextAttemptAt: null, sentAt: new Date() });

  await db.query(statement);

  const due = (await mails.find()).filter(({ nextAttemptAt }) => nextAttemptAt);
  expect(due.map(({ subject }) => subject)).toEqual(["given up"]);
});
