import { readFileSync } from "node:fs";

import { readEnvironment } from "#api/environment.ts";
import { failedStart } from "#api/testing/servers/serverProcess.ts";

test("without any variable the product serves port 3000 from an embedded database, with an admin named admin", () => {
  expect({ ...readEnvironment({}) }).toEqual({
    NODE_ENV: "",
    PORT: 3000,
    HOST: "",
    DATABASE_URL: "",
    DATABASE_OWNER_URL: "",
    DATABASE_DIRECT_URL: "",
    DATABASE_POOL: 10,
    DATA_DIR: ".data",
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: "",
    ADMIN_EMAIL: "admin@axion.example",
    DEMO: undefined,
    REQUIRE_TWO_STEP_FOR_ADMINS: false,
    ADMIN_IDLE_HOURS: undefined,
    REAUTHENTICATE_AFTER_MINUTES: 15,
    SEALED_BY_DEFAULT: false,
    EARLIER_CLOSING_HOURS: 24,
    SEAL_KEY: [],
    SEAL_KEY_OLD: [],
    SESSION_SECRET: "",
    TWO_STEP_SECRET: "",
    WEBHOOK_ALLOW_PRIVATE: false,
    REQUESTS_PER_PERSON: 3000,
    REQUESTS_PER_ADDRESS: 6000,
    COST_PER_PERSON: 2_000_000,
    COST_PER_ADDRESS: 1_000_000,
    FILES_PER_COMPANY_GB: 20,
    CLAMD: "",
    CLAMD_MAX_MB: 25,
    TRUST_PROXY: 0,
    PUBLIC_URL: "https://axion.example",
    CORS_ORIGINS: [],
    OCDS_PREFIX: "ocds-axn000",
    OCDS_PUBLISHER: "Axion",
    OCDS_BUYER: "Axion",
    SMTP_URL: "",
    MAIL_FROM: "",
    CONTACT_EMAIL: "globaldesk@axion.example",
    METRICS_PORT: undefined,
    CONTACT_REQUEST_MONTHS: 24,
    METRICS_HOST: "127.0.0.1",
    LOG_LEVEL: "info",
  });
});

test("an empty value counts as unset: the default applies", () => {
  const { PORT, DATABASE_URL, DEMO, ADMIN_USERNAME } = readEnvironment({
    PORT: "",
    DATABASE_URL: "",
    DEMO: "",
    ADMIN_USERNAME: "",
  });

  expect([PORT, DATABASE_URL, DEMO, ADMIN_USERNAME]).toEqual([3000, "", undefined, "admin"]);
});

test.each([
  ["CORS_ORIGINS", "https://a.example", ["https://a.example"]],
  ["CORS_ORIGINS", "https://a.example/, http://127.0.0.1:5173", ["https://a.example", "http://127.0.0.1:5173"]],
  ["OCDS_PREFIX", "ocds-a1b2c3", "ocds-a1b2c3"],
  ["OCDS_BUYER", " Ministry of Works ", "Ministry of Works"],
  ["PORT", "0", 0],
  ["DEMO", "false", false],
  ["DEMO", "1", true],
  ["REQUIRE_TWO_STEP_FOR_ADMINS", "true", true],
  ["ADMIN_IDLE_HOURS", "8", 8],
  ["EARLIER_CLOSING_HOURS", "72", 72],
  ["REAUTHENTICATE_AFTER_MINUTES", "0", 0],
  ["DATABASE_URL", "postgresql://u:p@h/axion", "postgresql://u:p@h/axion"],
  ["REQUESTS_PER_PERSON", "0", 0],
  ["COST_PER_PERSON", "0", 0],
  ["DATABASE_POOL", "2", 2],
  ["SMTP_URL", "smtps://desk:secret@mail.example.org:465", "smtps://desk:secret@mail.example.org:465"],
  ["MAIL_FROM", "Axion <desk@example.org>", "Axion <desk@example.org>"],
  ["CONTACT_EMAIL", " desk@example.org ", "desk@example.org"],
  ["ADMIN_PASSWORD", "  blanks count  ", "  blanks count  "],
  ["ADMIN_USERNAME", "root-админ", "root-админ"],
])("%s may be %s", (name, text, value) => {
  expect(readEnvironment({ [name]: text })).toMatchObject({ [name]: value });
});

test("invalid values stop the start, each with its name and a reason", async () => {
  const wrong = {
    PORT: "http",
    DATABASE_URL: "mysql://localhost/axion",
    DATABASE_POOL: "1",
    DEMO: "perhaps",
    REQUIRE_TWO_STEP_FOR_ADMINS: "perhaps",
    ADMIN_IDLE_HOURS: "0.5",
    EARLIER_CLOSING_HOURS: "-1",
    REAUTHENTICATE_AFTER_MINUTES: "-1",
    REQUESTS_PER_PERSON: "many",
    REQUESTS_PER_ADDRESS: "-1",
    COST_PER_PERSON: "-1",
    COST_PER_ADDRESS: "1e10",
    TRUST_PROXY: "-1",
    SEAL_KEY: "short",
    LOG_LEVEL: "loud",
    METRICS_PORT: "70000",
    SMTP_URL: "mail.example.org",
    MAIL_FROM: "Axion",
    CONTACT_EMAIL: "desk",
    OCDS_PREFIX: "axion",
    OCDS_BUYER: " ",
    ADMIN_USERNAME: "a",
    ADMIN_PASSWORD: "short",
    ADMIN_EMAIL: "nobody",
  };

  const answer = await failedStart(wrong);

  expect(answer.code).toBe(1);
  for (const name of Object.keys(wrong)) expect(answer.printed).toContain(name);
  expect(answer.printed).toContain("Password must be at least 6 characters");
  expect(answer.printed).toContain("must be a whole number from 0 to 65535");
});

test("the table of configuration has every variable, and no other, with its default", () => {
  const page = readFileSync("api/deploy/README.md", "utf8");
  const table = page.slice(page.indexOf("## Configuration"), page.indexOf("## One server"));
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+?) +\|/gm)].map(([, name = "", value = ""]) => ({
    name,
    value,
  }));
  const defaults = Object.entries({ ...readEnvironment({}) });
  const written = defaults.filter(
    ([, value]) => ["string", "number", "boolean"].includes(typeof value) && value !== "",
  );

  expect(rows.map(({ name }) => name).sort()).toEqual(defaults.map(([name]) => name).sort());
  expect(written.length).toBeGreaterThan(12);
  expect(
    written.filter(([name, value]) => rows.find((row) => row.name === name)?.value !== `\`${String(value)}\``),
  ).toEqual([]);
});
