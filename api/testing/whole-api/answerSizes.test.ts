import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { createBrotliDecompress } from "node:zlib";

import { REQUESTS_A_MINUTE } from "#api/core/rules/requestLimits.rules.ts";
import { tenders } from "#api/demonstration/tenders.ts";
import { aBuiltSite } from "#api/testing/aBuiltSite.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { BROWSER_HEADERS, browserRequest } from "#api/testing/browserRequest.ts";
import { aTender } from "#api/testing/builders/builders.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

interface RequestLine {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Sends a request on a new keep-alive connection. Returns the status, the headers, the decompressed text, and the
 * number of received bytes: status line, headers and body.
 */
async function answerTo(url: string, { method, path, headers, body }: RequestLine, cookie: string) {
  const agent = new Agent({ keepAlive: true });
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    request(url + path, { method, headers: { ...headers, cookie }, agent }, answered)
      .on("error", failed)
      .end(body);
  });
  const { socket } = response;
  const read = await text(
    response.headers["content-encoding"] === "br" ? response.pipe(createBrotliDecompress()) : response,
  );
  agent.destroy();
  return { status: response.statusCode, headers: response.headers, text: read, bytes: socket.bytesRead };
}

/**
 * Starts an api as in production: it serves the built site, and each answer has the headers of the default rate limits.
 */
async function deployed(use: (url: string, given: Awaited<ReturnType<typeof adminAndPartner>>) => Promise<void>) {
  const given = await adminAndPartner();
  await secondApp(given.api, { requestLimits: REQUESTS_A_MINUTE, builtSite: await aBuiltSite() }, (url) =>
    use(url, given),
  );
}

const demonstration = tenders(new Date()).map((tender) => ({
  ...tender,
  createdAt: new Date(tender.createdAt),
})) as unknown as Partial<Tender>[];
const wordsOf = ({ description = "", requirements = "" }: Partial<Tender>) =>
  Buffer.byteLength(description + requirements);
const longest = demonstration.reduce((most, tender) => (wordsOf(tender) > wordsOf(most) ? tender : most));

const revisionIn = (answer: { text: string }) =>
  (JSON.parse(answer.text) as { data: { tenderRevision: string } }).data.tenderRevision;

test.each(["TenderRevision", "BidsRevision"])(
  "an unchanged poll, %s, takes 1,000 bytes at most, from the first answer on",
  async (operation) => {
    await deployed(async (url, { admin }) => {
      for (let time = 0; time < 3; time++) {
        const { status, headers, bytes } = await answerTo(url, browserRequest(operation), admin.cookie);

        expect({ status, headers }).toMatchObject({
          status: 200,
          headers: { "x-ratelimit-limit": "3000", "keep-alive": expect.any(String) as string },
        });
        expect(bytes).toBeLessThanOrEqual(1000);
      }
    });
  },
);

test("after one tender was edited, the poll and the changes take 5,000 bytes at most, with the longest texts of the demonstration", async () => {
  await deployed(async (url, { api, admin, partner }) => {
    const tender = await api.has(aTender({ ...longest, status: "open" }));
    const before = revisionIn(await answerTo(url, browserRequest("TenderRevision"), partner.cookie));
    await admin.patch(`/api/tenders/${tender.id}`, { title: `${tender.title}, lot 2` });

    const poll = await answerTo(url, browserRequest("TenderRevision"), partner.cookie);
    const changes = await answerTo(
      url,
      browserRequest("TendersSince", { revision: before, first: 100 }),
      partner.cookie,
    );

    expect(revisionIn(poll)).not.toBe(before);
    expect(changes.headers["content-encoding"]).toBe("br");
    expect(JSON.parse(changes.text)).toMatchObject({
      data: { tendersSince: { changed: [{ title: `${tender.title}, lot 2`, description: tender.description }] } },
    });
    expect(poll.bytes + changes.bytes).toBeLessThanOrEqual(5000);
  });
});

test("a list of 100 tenders, with the texts of the demonstration, takes 17,000 bytes at most", async () => {
  await deployed(async (url, { api, partner }) => {
    for (let count = 0; count < 100; count++)
      await api.has(
        aTender({ ...demonstration[count % demonstration.length], tenderNumber: `T-${count}`, status: "open" }),
      );

    const list = await answerTo(url, browserRequest("OpenTenders", { first: 100, after: null }), partner.cookie);

    expect((JSON.parse(list.text) as { data: { tenders: { nodes: object[] } } }).data.tenders.nodes).toHaveLength(100);
    expect(list.bytes).toBeLessThanOrEqual(17_000);
  });
});

test("a REST list that the client has takes 1,000 bytes at most", async () => {
  await deployed(async (url, { api, partner }) => {
    await api.has(aTender(longest));
    const list = { method: "GET", path: "/api/tenders", headers: { ...BROWSER_HEADERS, accept: "*/*" } };
    const { etag = "" } = (await answerTo(url, list, partner.cookie)).headers;

    for (let time = 0; time < 3; time++) {
      const { status, bytes } = await answerTo(
        url,
        { ...list, headers: { ...list.headers, "if-none-match": etag } },
        partner.cookie,
      );

      expect(status).toBe(304);
      expect(bytes).toBeLessThanOrEqual(1000);
    }
  });
});
