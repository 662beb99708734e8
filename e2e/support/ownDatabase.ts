import { randomBytes } from "node:crypto";

import { Client } from "pg";

import { KEY_BYTES } from "#api/core/encryption/cipher.ts";

/** The URL of the PostgreSQL server: TEST_DATABASE_URL, or else one on this machine. */
const SERVER = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

/**
 * Creates a database on the PostgreSQL server, which needs less processor time than the product's embedded database.
 * @returns null if no PostgreSQL server answers
 */
export async function ownDatabase() {
  const name = `axion_journeys_${process.pid}_${randomBytes(4).toString("hex")}`;
  const drop = () => runOnServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  try {
    await runOnServer(`CREATE DATABASE ${name}`);
  } catch {
    return null;
  }
  return {
    /**
     * Environment variables for the server. SEAL_KEY, which encrypts the keys of sealed tenders, must be set, because
     * only the embedded database has a key file.
     */
    environment: {
      DATABASE_URL: new URL(name, SERVER).href,
      SEAL_KEY: randomBytes(KEY_BYTES).toString("base64"),
    },
    drop,
  };
}

async function runOnServer(statement: string) {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
