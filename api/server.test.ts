import { createServer, type AddressInfo } from "node:net";
import { resolve } from "node:path";

import { client } from "#api/testing/client.ts";
import { emptyServerDatabase } from "#api/testing/emptyDatabase.ts";
import { aDirectory, failedStart, startServer } from "#api/testing/serverProcess.ts";

jest.setTimeout(120_000);

test("a second process on one embedded database is refused, with a sentence that says what to do", async () => {
  const directory = aDirectory();
  const first = await startServer({ DATA_DIR: directory });

  const second = await failedStart({ DATA_DIR: directory });
  const alive = await client(first.url).get("/readyz");

  expect(second.code).toBe(1);
  expect(second.printed).toMatch(/^Axion could not start: The embedded database in .* is in use by process \d+\. Stop that process first, /);
  expect(second.printed).toContain(resolve(directory));
  expect(second.printed).toContain("DATA_DIR");
  expect(second.printed).toContain("DATABASE_URL");
  expect(alive.status).toBe(200);
});

test("the greeting says where to look and how to sign in, and the printed password works", async () => {
  const server = await startServer({ DATA_DIR: aDirectory(), ADMIN_USERNAME: "Ada" });

  const password = /Ada +(\S+) +administrator/.exec(server.printed())?.[1] ?? "";
  const answer = await client(server.url, { username: "ada", password }).signIn();

  expect(password.length).toBeGreaterThanOrEqual(12);
  expect(answer).toMatchObject({ status: 200, body: { username: "Ada", isAdmin: true } });
});

test("a given password is not printed, and a second start prints no account", async () => {
  const environment = { DATA_DIR: aDirectory(), ADMIN_PASSWORD: "not for the screen" };

  const first = await startServer(environment);
  await first.kill("SIGTERM");
  const second = await startServer(environment);
  const answer = await client(second.url, { username: "admin", password: "not for the screen" }).signIn();

  expect(first.printed()).toContain("(ADMIN_PASSWORD)");
  expect(first.printed()).not.toContain("not for the screen");
  expect(second.printed()).not.toContain("administrator");
  expect(answer.status).toBe(200);
});

test("sessions outlive a restart: their secret is kept in the database", async () => {
  const environment = { DATA_DIR: aDirectory(), ADMIN_PASSWORD: "correct horse" };
  const first = await startServer(environment);
  const before = client(first.url, { username: "admin", password: "correct horse" });
  await before.signIn();
  await first.kill("SIGTERM");

  const second = await startServer(environment);
  const after = client(second.url);
  after.cookie = before.cookie;

  expect(await after.get("/api/users")).toMatchObject({ status: 200 });
});

test("a port that is in use stops the start with a sentence, and leaves the database free", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => other.once("listening", listening));
  const { port } = other.address() as AddressInfo;
  const directory = aDirectory();

  const refused = await failedStart({ DATA_DIR: directory, PORT: String(port) });
  other.close();
  const started = await startServer({ DATA_DIR: directory });

  expect(refused.code).toBe(1);
  expect(refused.printed).toMatch(new RegExp(`^Axion could not start: Port ${port} is in use. Stop what uses it, or choose another PORT.$`, "m"));
  expect(started.url).toContain("http://127.0.0.1:");
});

test("the random password of an admin that was made is printed, also where the start fails afterwards", async () => {
  const directory = aDirectory();
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => other.once("listening", listening));

  const { printed } = await failedStart({ DATA_DIR: directory, PORT: String((other.address() as AddressInfo).port) });
  other.close();
  const server = await startServer({ DATA_DIR: directory });
  const password = /admin +(\S+) +administrator/.exec(printed)?.[1] ?? "";

  expect(await client(server.url, { username: "admin", password }).signIn()).toMatchObject({ status: 200 });
});

test("a database server that cannot be reached stops the start with the reason", async () => {
  const answer = await failedStart({ DATABASE_URL: "postgres://nobody@localhost:1/axion" });

  expect(answer.code).toBe(1);
  expect(answer.printed).toMatch(/^Axion could not start: connect ECONNREFUSED .*:1/);
});

test("several processes that start together on one empty server are all ready, and one of them has made the admin", async () => {
  const own = await emptyServerDatabase();
  if (!own) return; // The embedded database has one owner.

  const servers = await Promise.all(Array.from({ length: 3 }, () => startServer({ DATABASE_URL: own.url, DEMO: "true", ADMIN_PASSWORD: "correct horse" })));
  const answers = await Promise.all(servers.map(({ url }) => client(url, { username: "admin", password: "correct horse" }).get("/api/tenders")));
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
  await own.drop();

  expect(servers.filter((server) => server.printed().includes("administrator"))).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.length)).size).toBe(1);
});
