import { bool, cleanEnv, makeValidator, str } from "envalid";
import { Client } from "pg";

import { KEY_BYTES } from "#api/core/encryption/cipher.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { emailAddress } from "#api/core/rules/fields.rules.ts";
import { COST_A_MINUTE, REQUESTS_A_MINUTE } from "#api/core/rules/requestLimits.rules.ts";
import { CLAMD_MAX_MB, FILES_PER_COMPANY_GB } from "#api/files/file.rules.ts";
import { DEFAULT_NAMES } from "#api/open-data/openDataFacts.ts";
import { EARLIER_CLOSING_HOURS } from "#api/tenders/tenderStatus.rules.ts";
import { REAUTHENTICATE_MINUTES, userSchema } from "#api/users/user.rules.ts";

const NOT_SET = "";

const wholeNumber = (min: number, max: number) =>
  makeValidator((text) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < min || number > max)
      throw new Error(`must be a whole number from ${min} to ${max}`);
    return number;
  });

/** A port number. 0 lets the operating system choose a free port. */
const port = wholeNumber(0, 65_535);

const poolSize = wholeNumber(2, 1000);

const postgresUrl = makeValidator((text: string) => {
  if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw new Error("must be a PostgreSQL address, as postgres://user:password@host:5432/database");
});

/**
 * Validates the address of a site, which must have no path. Removes a trailing slash, because paths are appended to the
 * address.
 */
const originOf = (text: string) => {
  if (/^https?:\/\/[^/]+\/?$/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error("must be the site's address without a path, as https://axion.example");
};
const webOrigin = makeValidator(originOf);
const webOrigins = makeValidator((text: string) => text.split(",").map((one) => originOf(one.trim())));

const ocidPrefix = makeValidator((text: string) => {
  if (/^ocds-[a-z0-9]{6}$/.test(text)) return text;
  throw new Error("must be a registered OCDS prefix, as ocds-a1b2c3");
});
const nonEmpty = makeValidator((text: string) => {
  if (text.trim() !== "") return text.trim();
  throw new Error("must not be empty");
});

const clamdAddress = makeValidator((text: string) => {
  if (/^\/./.test(text) || (/^(\[[0-9a-f:]+\]|[^\s:/]+):\d+$/i.test(text) && URL.canParse(`tcp://${text}`)))
    return text;
  throw new Error(
    "must be the address of a ClamAV daemon, as 127.0.0.1:3310, or the path of its socket, as /run/clamav/clamd.ctl",
  );
});

const smtpUrl = makeValidator((text: string) => {
  if (/^smtps?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw new Error("must be a mail server's address, as smtp://user:password@host:587");
});

const address = makeValidator((text: string) => emailAddress("must be an e-mail address").validateSync(text));

const sender = makeValidator((text: string) => {
  if (/^[^\s<>@]+@[^\s<>@]+$|^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/.test(text)) return text;
  throw new Error("must be an e-mail address, as Axion <desk@axion.example>");
});

/** Decodes a random key that is written as 64 hexadecimal digits or in base64. */
const wrappingKey = (text: string) => {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, "hex") : Buffer.from(text, "base64");
  if (key.length !== KEY_BYTES || !/^[\w+/-]+=?$/.test(text))
    throw new Error(
      `must be a random key of ${KEY_BYTES} bytes in base64 or hexadecimal digits, as openssl rand -base64 ${KEY_BYTES} prints it`,
    );
  return key;
};
const wrappingKeyOf = makeValidator((text: string): Buffer[] => [wrappingKey(text)]);
const wrappingKeysIn = makeValidator((text: string): Buffer[] => text.split(",").map((one) => wrappingKey(one.trim())));

/**
 * Validates a setting of the first administrator by the rules of an account that exists. The rules of a new username
 * apply when the account is created: the setting can name an account that is older than they are.
 */
const ofUser = (field: "username" | "password" | "email") =>
  makeValidator((text: string) => userSchema.pick([field]).validateSync({ [field]: text })[field]);

/** Removes empty variables, so that `DATABASE_URL=` in a shell or a compose file counts as not set. */
const given = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));

/**
 * Reads and validates the settings. No other code reads a setting from the environment. If a value is invalid, prints
 * the variable's name and the reason, and exits.
 */
export const readEnvironment = (environment: NodeJS.ProcessEnv = process.env) =>
  cleanEnv(given(environment), {
    NODE_ENV: str({ default: NOT_SET, desc: "production: without it GraphQL checks itself in every answer" }),
    PORT: port({ default: 3000, desc: "serves the site, /graphql and /api" }),
    HOST: str({ default: NOT_SET, desc: "the address to listen on; every one without it" }),
    DATABASE_URL: postgresUrl({ default: NOT_SET, desc: "a PostgreSQL server; an embedded PostgreSQL without it" }),
    DATABASE_OWNER_URL: postgresUrl({
      default: NOT_SET,
      desc: "the same database as the owner of its tables; for migrate, backup and restore alone",
    }),
    DATABASE_DIRECT_URL: postgresUrl({
      default: NOT_SET,
      desc: "the same database past a pooler in transaction mode, for LISTEN",
    }),
    DATABASE_POOL: poolSize({ default: 10, desc: "connections to the server that one process holds" }),
    DATA_DIR: str({
      default: ".data",
      desc: "the files of the embedded PostgreSQL, uploaded files, and the signed days of the audit trail",
    }),
    ADMIN_USERNAME: ofUser("username")({ default: "admin" }),
    ADMIN_PASSWORD: ofUser("password")({
      default: NOT_SET,
      desc: "the first administrator's; a random one is printed without it",
    }),
    ADMIN_EMAIL: ofUser("email")({ default: "admin@axion.example" }),
    DEMO: bool({
      default: undefined,
      desc: "demonstration data on an empty database; only the embedded one has it unasked",
    }),
    SESSION_SECRET: str({ default: NOT_SET, desc: "signs the session cookie; kept in the database without it" }),
    TWO_STEP_SECRET: str({
      default: NOT_SET,
      desc: "encrypts the secrets of two-step sign-in; kept in a file in DATA_DIR without it",
    }),
    REQUIRE_TWO_STEP_FOR_ADMINS: bool({
      default: false,
      desc: "whether an administrator without two-step sign-in may do nothing but set it up",
    }),
    ADMIN_IDLE_HOURS: wholeNumber(
      1,
      168,
    )({
      default: undefined,
      desc: "ends a session of an administrator that was not used for so long; seven days after sign-in without it",
    }),
    REAUTHENTICATE_AFTER_MINUTES: wholeNumber(
      0,
      10_080,
    )({
      default: REAUTHENTICATE_MINUTES,
      desc: "for how long a sign-in allows changes of what accounts sign in with and may do; 0: the password is asked each time",
    }),
    SEAL_KEY: wrappingKeyOf({
      default: [],
      desc: "wraps the keys of sealed tenders; on the embedded database a file beside it without it",
    }),
    SEAL_KEY_OLD: wrappingKeysIn({
      default: [],
      desc: "earlier values of SEAL_KEY, separated by commas, until npm run rewrap is done",
    }),
    SEALED_BY_DEFAULT: bool({
      default: false,
      desc: "whether new tenders are sealed unless their creator says otherwise",
    }),
    EARLIER_CLOSING_HOURS: wholeNumber(
      0,
      720,
    )({
      default: EARLIER_CLOSING_HOURS,
      desc: "how far ahead an earlier closing time of a tender with sealed bids must be, and how long before its closing it must be visible",
    }),
    REQUESTS_PER_PERSON: wholeNumber(
      0,
      1_000_000,
    )({
      default: REQUESTS_A_MINUTE.person,
      desc: "requests to /graphql and /api that a signed-in person may send in a minute; 0: as many as one likes",
    }),
    REQUESTS_PER_ADDRESS: wholeNumber(
      0,
      1_000_000,
    )({
      default: REQUESTS_A_MINUTE.address,
      desc: "the same for all visitors from one address together, and for public pages that are read from the database, feeds, sitemaps and open data",
    }),
    COST_PER_PERSON: wholeNumber(
      0,
      1_000_000_000,
    )({
      default: COST_A_MINUTE.person,
      desc: "what the documents of a signed-in partner may cost in a minute, and a fifth of an administrator's; 0: as much as one likes",
    }),
    COST_PER_ADDRESS: wholeNumber(
      0,
      1_000_000_000,
    )({
      default: COST_A_MINUTE.address,
      desc: "the same for all visitors from one address together, and for the pages that REQUESTS_PER_ADDRESS counts",
    }),
    FILES_PER_COMPANY_GB: wholeNumber(
      1,
      100_000,
    )({
      default: FILES_PER_COMPANY_GB,
      desc: "how much the uploaded files of a company's bids and its own documents may take together",
    }),
    CLAMD: clamdAddress({
      default: "",
      desc: "the ClamAV daemon that checks uploaded files for viruses: host:port, or the path of its socket",
    }),
    CLAMD_MAX_MB: wholeNumber(
      1,
      2048,
    )({ default: CLAMD_MAX_MB, desc: "the largest file, in MB (2^20 bytes), that is checked for viruses" }),
    TRUST_PROXY: wholeNumber(
      0,
      100,
    )({
      default: 0,
      desc: "how many proxies stand before this process; with too few, all visitors share one address and its limits",
    }),
    PUBLIC_URL: webOrigin({
      default: siteFacts.website,
      desc: "the site's own address: in canonical links, the sitemap, the feed and shared links",
    }),
    CORS_ORIGINS: webOrigins({
      default: [],
      desc: "other sites whose pages may use /graphql and /api with a token, divided by commas; never with a cookie",
    }),
    OCDS_PREFIX: ocidPrefix({
      default: DEFAULT_NAMES.prefix,
      desc: "the prefix of the ids in the open data, as the Open Contracting Partnership registers it for a publisher",
    }),
    OCDS_PUBLISHER: nonEmpty({
      default: DEFAULT_NAMES.publisher,
      desc: "the organization that publishes the open data",
    }),
    OCDS_BUYER: nonEmpty({ default: DEFAULT_NAMES.buyer, desc: "the organization that buys, in the open data" }),
    SMTP_URL: smtpUrl({
      default: NOT_SET,
      desc: "the mail server; without it mails are written to outbox/ in DATA_DIR",
    }),
    MAIL_FROM: sender({
      default: NOT_SET,
      desc: "who mails come from; CONTACT_EMAIL under the product's name without it",
    }),
    CONTACT_EMAIL: address({ default: siteFacts.email, desc: "the global desk: where integration requests go" }),
    CONTACT_REQUEST_MONTHS: wholeNumber(1, 1200)({ default: 24, desc: "how long integration requests are kept" }),
    WEBHOOK_ALLOW_PRIVATE: bool({
      default: false,
      desc: "whether webhooks may lead to http and private networks; for tests alone",
    }),
    METRICS_PORT: port({ default: undefined, desc: "serves GET /metrics for Prometheus; none without it" }),
    METRICS_HOST: str({ default: "127.0.0.1", desc: "the address that METRICS_PORT listens on" }),
    LOG_LEVEL: str({ default: "info", choices: ["fatal", "error", "warn", "info", "debug", "trace", "silent"] }),
  });

export type Environment = ReturnType<typeof readEnvironment>;

/** Selects the settings that openWrappingKeys takes. */
export const wrappingKeySettings = ({
  SEAL_KEY,
  SEAL_KEY_OLD,
  SEALED_BY_DEFAULT,
  DATABASE_URL,
  DATA_DIR,
}: Environment) => ({
  byDefault: SEALED_BY_DEFAULT,
  current: SEAL_KEY[0] ?? null,
  old: SEAL_KEY_OLD,
  directory: DATABASE_URL ? null : DATA_DIR,
});

/** The database URL for migrations, backup and restore, which run as the owner of the tables. */
export const ownerUrl = ({ DATABASE_OWNER_URL, DATABASE_URL }: Environment) => DATABASE_OWNER_URL || DATABASE_URL;

/** The database role with which the product runs: the user in DATABASE_URL. */
export const runtimeRole = ({ DATABASE_URL }: Environment) => new Client({ connectionString: DATABASE_URL }).user ?? "";
