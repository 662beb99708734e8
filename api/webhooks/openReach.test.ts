import { createSocket } from "node:dgram";
import { once } from "node:events";

import { resolveByDns } from "#api/webhooks/openReach.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const TYPE_A = 1;
const ANSWER_WITH_ONE_RECORD = Buffer.from([0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
/**
 * The record of a DNS answer: a pointer to the question's name, type A, class IN, a lifetime of 60 seconds, and the
 * four bytes of the address 93.184.215.14.
 */
const RECORD = Buffer.from([0xc0, 0x0c, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 215, 14]);

const ANSWER_WITHOUT_RECORD = Buffer.from([0x81, 0x80, 0, 1, 0, 0, 0, 0, 0, 0]);

/**
 * Starts a DNS server. A name that begins with "fast" has an IPv4 address and no IPv6 address. For a name that begins
 * with "half", the server answers only the query for the IPv4 address. For all other names, it answers no query.
 */
async function aNameServer() {
  const asked: string[] = [];
  const socket = createSocket("udp4");
  closing.push(() => socket.close());
  socket.on("message", (query, { port, address }) => {
    const end = query.indexOf(0, 12);
    const name = query.toString("latin1", 13, 13 + query.readUInt8(12));
    asked.push(name);
    const [id, question] = [query.subarray(0, 2), query.subarray(12, end + 5)];
    if (query.readUInt16BE(end + 1) !== TYPE_A) {
      if (name.startsWith("fast")) socket.send(Buffer.concat([id, ANSWER_WITHOUT_RECORD, question]), port, address);
    } else if (/^(?:fast|half)/.test(name))
      socket.send(Buffer.concat([id, ANSWER_WITH_ONE_RECORD, question, RECORD]), port, address);
  });
  await once(socket.bind(0, "127.0.0.1"), "listening");
  return { server: `127.0.0.1:${socket.address().port}`, asked };
}

test("a name whose IPv6 query is not answered has its IPv4 address; a name without an answer has none", async () => {
  const resolve = resolveByDns([(await aNameServer()).server]);

  expect(await Promise.all([resolve("half.example.org"), resolve("slow.example.org")])).toEqual([
    ["93.184.215.14"],
    [],
  ]);
});

test("names that are never answered do not keep another name from being asked", async () => {
  const { server, asked } = await aNameServer();
  const resolve = resolveByDns([server]);
  const slow = Array.from({ length: 20 }, (_, n) => resolve(`slow${n}.example.org`));

  const fast = await resolve("fast.example.org");

  // The name server has received both queries for each name, although it has not answered the queries for the slow
  // names.
  expect(fast).toEqual(["93.184.215.14"]);
  expect(asked).toHaveLength(42);
  expect((await Promise.all(slow)).flat()).toEqual([]);
});
