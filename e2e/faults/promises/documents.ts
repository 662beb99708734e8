import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { Client } from "../bench/Client.ts";
import { aDatabase, aServerProduct } from "../bench/deployment.ts";
import { percentile, seconds } from "../bench/Findings.ts";
import { collectable, collectGarbage } from "../bench/garbage.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import type { FaultTest } from "../FaultTest.ts";

const HEAP_MB = 512;
/**
 * The number of times that each client sends a GraphQL document. It is enough for the server to parse, cache and
 * compile the document.
 */
const TIMES = 3;
const VISITORS = 4;
const PARTNERS = 2;
/** The maximum growth of memory from the middle of the flood to its end, after garbage collection, as a factor. */
const GROWTH = 1.15;
const LIST_MS = 2_000;

const POST = "slug title excerpt category body published id createdAt updatedAt version readingMinutes byTeam";
const repeated = (times: number, text: (place: number) => string) =>
  Array.from({ length: times }, (_, place) => text(place)).join(" ");
const FIELD = "__typename ";

/**
 * GraphQL documents of visitors. Each contains `name` in a different part of its text. The test inserts a new name each
 * time, so that the server always gets a new document.
 */
const FLOOD: ((name: string) => string)[] = [
  (name) => `{ ${repeated(28, (place) => `${name}_${place}: blogPosts(first: 1) { nodes { ${POST} } }`)} }`,
  (name) => `query ${name} { ${repeated(20, (place) => `a${place}: projects(first: 1) { nodes { id title } }`)} }`,
  (name) => `{ serverTime } # ${name} ${"x".repeat(100_000)}`,
  (name) => `{ serverTime${" ".repeat(100_000)} } # ${name}`,
  (name) => `{ blogPost(slug: "${name} ${"é".repeat(40_000)}") { id } }`,
  (name) => `{ blogPosts { nodes { ...${name} } } } fragment ${name} on BlogPost { ${POST} }`,
  (name) => `query ($${name}: Int) { blogPosts(first: $${name}) { nodes { id } } }`,
  (name) => `{ ${name}: serverTime ${FIELD.repeat(400)} }`,
  (name) => `query ${name} { nothing ${FIELD.repeat(300)} }`,
  (name) => `{ ${name}: __type(name: "Tender") { fields { name description type { name } } } }`,
];

/**
 * Requests of signed-in partners, whose answers the server caches. They contain `name` in the GraphQL document, in a
 * filter, or in a REST URL.
 */
const OF_PARTNERS: ((client: Client, name: string) => Promise<unknown>)[] = [
  (client, name) => client.graphql(`query ${name} { tenders(first: 20) { nodes { id title } } }`),
  (client, name) =>
    client.graphql("query ($text: String) { tenders(first: 20, filter: { search: $text }) { nodes { id } } }", {
      text: name.repeat(20),
    }),
  (client, name) => client.get(`/api/tenders?search=${name.repeat(200)}`),
];

/** Registers a GraphQL document under its SHA-256, by a URL that also contains 8 kB of other text. */
const register = (client: Client, text: string) => {
  const sha256Hash = createHash("sha256").update(text).digest("hex");
  const named = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const query = new URLSearchParams({ extensions: named, query: text, rest: "x".repeat(8_000) });
  return client.send("GET", `/graphql?${query.toString()}`, undefined, { "apollo-require-preflight": "true" });
};

export const documents: FaultTest = {
  promise: `a flood of documents that differ leaves a process with ${HEAP_MB} MB of heap alive and its memory flat`,

  async attack({ bench, findings, long }) {
    const lengthMs = long ? 600_000 : 45_000;
    const cluster = await aDatabase(bench);
    const NODE_OPTIONS = `${collectable.NODE_OPTIONS} --max-old-space-size=${HEAP_MB}`;
    const product = await aServerProduct(bench, cluster, { NODE_OPTIONS });
    const admin = await anAdmin(product);
    await openTenders(admin, 20);
    const partners = await bidders(admin, product, PARTNERS);
    const visitors = Array.from({ length: VISITORS }, () => new Client(product));
    let sent = 0;
    const end = Date.now() + lengthMs;
    const flood = async (client: Client, isPartner: boolean) => {
      while (Date.now() < end && !product.hasEnded()) {
        const name = `n${++sent}_${Math.random().toString(36).slice(2)}`;
        const text = FLOOD[sent % FLOOD.length]!(name);
        for (let time = 0; time < TIMES; time++) await client.graphql(text);
        await register(client, `{ ${name}: serverTime }`);
        if (isPartner) for (const ask of OF_PARTNERS) for (let time = 0; time < TIMES; time++) await ask(client, name);
      }
    };
    const memory = async () => {
      await collectGarbage([product]);
      return product.hasEnded() ? 0 : product.memory();
    };

    const atStart = await memory();
    const flooding = Promise.all([
      ...visitors.map((visitor) => flood(visitor, false)),
      ...partners.map((partner) => flood(partner, true)),
    ]);
    const lists: number[] = [];
    const reading = (async () => {
      while (Date.now() < end && !product.hasEnded()) {
        lists.push((await admin.get("/api/tenders")).tookMs);
        await wait(200);
      }
    })();
    await wait(lengthMs / 2);
    const halfway = await memory();
    await Promise.all([flooding, reading]);
    const atEnd = await memory();

    findings.note(`${sent} documents in ${seconds(lengthMs)}, each ${TIMES} times`);
    findings.expect(!product.hasEnded(), "the process lives");
    findings.expect(
      atEnd > 0 && atEnd < GROWTH * halfway,
      `its memory is ${atStart}, ${halfway} and ${atEnd} MB at the start, in the middle and at the end`,
    );
    const slowest = percentile(lists, 0.99);
    findings.expect(slowest < LIST_MS, `an administrator's list takes ${seconds(slowest)} meanwhile (p99)`);
    const after = await admin.get("/api/tenders");
    findings.expect(after.status === 200, `and is answered with ${after.status} afterwards`);
    for (const client of [...visitors, ...partners]) client.close();
  },
};
