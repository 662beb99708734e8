import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openWrappingKeys } from "#api/database/openWrappingKeys.ts";
import { readEnvironment, wrappingKeySettings } from "#api/environment.ts";
import { aWrappingKey } from "#api/testing/builders/sealedTenders.ts";

let directory = "";
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), "axion-seal-"))));
afterEach(() => rmSync(directory, { recursive: true }));

const TENDER_KEY = aWrappingKey("of a tender");
const file = () => join(directory, "seal.key");
const embedded = (more: { current?: Buffer; old?: Buffer[] } = {}) =>
  openWrappingKeys({ byDefault: false, current: more.current ?? null, old: more.old ?? [], directory });

test("the embedded database keeps its key in a file beside it, made when the first tender is sealed, that only its user can read", () => {
  const wrappingKeys = embedded();
  expect([wrappingKeys.canWrap, existsSync(file())]).toEqual([true, false]);

  const wrapped = wrappingKeys.wrap(TENDER_KEY, "place");

  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(file(), "utf8"), "base64")).toHaveLength(32);
  expect(embedded().unwrap(wrapped, "place")).toEqual(TENDER_KEY);
  expect(() => embedded().unwrap(wrapped, "another place")).toThrow();
});

test("with SEAL_KEY no file is made, and a key of an earlier file still unwraps", () => {
  const wrapped = embedded().wrap(TENDER_KEY, "place");
  const wrappingKeys = embedded({ current: aWrappingKey("set") });

  expect(wrappingKeys.unwrap(wrapped, "place")).toEqual(TENDER_KEY);
  expect(wrappingKeys.wrap(TENDER_KEY, "place").keyId).not.toBe(wrapped.keyId);
});

test("a damaged key file stops the start", () => {
  writeFileSync(file(), "short");

  expect(() => embedded()).toThrow("holds no key of 32 bytes");
});

test("on a server nothing is sealed without SEAL_KEY", () => {
  const onServer = (environment: object) =>
    openWrappingKeys(
      wrappingKeySettings(readEnvironment({ DATABASE_URL: "postgres://localhost/axion", ...environment })),
    );

  const key = aWrappingKey();
  const [base64, hex] = [onServer({ SEAL_KEY: key.toString("base64") }), onServer({ SEAL_KEY: key.toString("hex") })];

  expect(onServer({}).canWrap).toBe(false);
  expect(onServer({ SEAL_KEY_OLD: key.toString("hex") }).canWrap).toBe(false);
  expect(hex.unwrap(base64.wrap(TENDER_KEY, "place"), "place")).toEqual(TENDER_KEY);
});
