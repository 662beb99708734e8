import { bool, cleanEnv, makeValidator, num, str, url } from "envalid";

const NOT_SET = "";

/** 0 lets the system choose: the start says which it was. */
const port = makeValidator((text) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error("must be a port, from 0 to 65535");
  return number;
});

/** `DATABASE_URL=` in a shell or a compose file means that there is none. */
const given = (environment: NodeJS.ProcessEnv) => Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));

/** The one place that reads the environment; a wrong value stops the start with its name and a sentence. */
export const readEnvironment = (environment: NodeJS.ProcessEnv = process.env) =>
  cleanEnv(given(environment), {
    PORT: port({ default: 3000, desc: "serves the site, /graphql and /api" }),
    HOST: str({ default: NOT_SET, desc: "the address to listen on; every one without it" }),
    DATABASE_URL: url({ default: NOT_SET, desc: "a PostgreSQL server; an embedded PostgreSQL without it" }),
    DATABASE_POOL: num({ default: 10, desc: "connections to the server that one process holds" }),
    DATA_DIR: str({ default: ".data", desc: "the files of the embedded PostgreSQL" }),
    ADMIN_USERNAME: str({ default: "admin" }),
    ADMIN_PASSWORD: str({ default: NOT_SET, desc: "the first administrator's; a random one is printed without it" }),
    ADMIN_EMAIL: str({ default: "admin@axion.example" }),
    DEMO: bool({ default: undefined, desc: "demonstration data on an empty database; only the embedded one has it unasked" }),
    SESSION_SECRET: str({ default: NOT_SET, desc: "signs the session cookie; kept in the database without it" }),
    TRUST_PROXY: num({ default: 0, desc: "how many proxies stand before this process" }),
    LOG_LEVEL: str({ default: "info", choices: ["fatal", "error", "warn", "info", "debug", "trace", "silent"] }),
  });

export type Environment = ReturnType<typeof readEnvironment>;
