import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { fileName } from "#api/core/http/rest/download.ts";
import { anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

test.each([
  ["AX/2026-014", "bids-AX-2026-014.csv"],
  ["Marché n° 7", "bids-Marche-n-7.csv"],
  ['"; filename="evil.exe', "bids-filename-evil-exe.csv"],
  ["../../etc", "bids-etc.csv"],
  ["桥\r\n", "bids.csv"],
])("the tender %j is saved as %s", (tenderNumber, name) => {
  expect(fileName("bids", tenderNumber, "csv")).toBe(name);
});

async function given() {
  const api = await testApp();
  const { id } = await api.has(aTender());
  return { api, admin: api.as(await api.has(anAdmin())), path: `/api/tenders/${id}/bids.csv` };
}

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s on a file is 405 and names what is possible", async (method) => {
  const { admin, path } = await given();

  const answer = await admin.send(method, path);

  expect(answer).toMatchObject({ status: 405, body: { code: "METHOD_NOT_ALLOWED" } });
  expect(answer.headers.get("allow")).toBe("GET, HEAD");
});

test("HEAD answers the file's headers without its body", async () => {
  const { admin, path } = await given();

  const answer = await admin.send("HEAD", path);

  expect(answer).toMatchObject({ status: 200, body: "" });
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="bids-/);
});

test.each(["bids.csv", "closing.ics"])(
  "%s is compressed as the client accepts it, and says that it varies",
  async (file) => {
    const { api, admin, path } = await given();
    await admin.openSession();
    const address = new URL(path.replace("bids.csv", file), api.url);
    const download = (encoding: string) =>
      new Promise<IncomingMessage>((answered, failed) =>
        get(address, { headers: { cookie: admin.cookie, "accept-encoding": encoding } }, answered).on("error", failed),
      );

    const [plain, packed, zipped] = [await download("identity"), await download("gzip, br"), await download("gzip")];
    const [text, brotli, gzip] = [await buffer(plain), await buffer(packed), await buffer(zipped)];

    expect([plain, packed, zipped].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "br",
      "gzip",
    ]);
    for (const { headers } of [plain, packed, zipped]) expect(headers.vary).toContain("Accept-Encoding");
    expect(text.length).toBeGreaterThan(100);
    expect([brotliDecompressSync(brotli), gunzipSync(gzip)].map(steady)).toEqual([steady(text), steady(text)]);
  },
);

/** The text of a file without the time of its creation, which a calendar contains. */
const steady = (file: Buffer) => file.toString().replace(/DTSTAMP:\w+/, "");

test("every download asks for a session before anything else", async () => {
  const { api, path } = await given();

  for (const address of [path, "/api/tenders/no-id/closing.ics", "/api/tenders/no-id/bids.csv"])
    expect(await api.visitor.get(address)).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
});
