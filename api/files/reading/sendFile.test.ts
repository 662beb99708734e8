import { aBidder, aTender } from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { sha256Of, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { testApp } from "#api/testing/testApp.ts";

async function aFile(bytes: Buffer, { filename = "Method.pdf", sealed = false } = {}) {
  const api = await testApp();
  const company = api.as(await api.has(aBidder()));
  const tender = await api.has(sealed ? aSealedTender() : aTender());
  const path = await uploads(company).whole(bytes, { filename, purpose: "bidDocument", tenderId: tender.id });
  return { api, company, path };
}

const PNG = Buffer.from("89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02", "hex");

test.each([
  ["a page", "page.html", "<!doctype html><script>alert(document.cookie)</script>", "application/octet-stream"],
  [
    "a drawing",
    "a.svg",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "application/octet-stream",
  ],
  [
    "a drawing with a declaration",
    "a.svg",
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    "application/octet-stream",
  ],
  ["a script", "a.js", "alert(1)", "application/octet-stream"],
  ["a PDF", "a.pdf", "%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript >> >>", "application/pdf"],
  ["a picture that is named as a page", "a.html", PNG, "image/png"],
])("%s is saved, and runs nothing in the portal's origin", async (_what, filename, content, type) => {
  const { company, path } = await aFile(Buffer.from(content as string), { filename });

  const { status, headers } = await company.download(path);

  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": type,
    "content-disposition": expect.stringMatching(/^attachment; /),
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, no-cache",
    "x-frame-options": "DENY",
  });
});

test.each([
  ["a PDF", "a.pdf", "%PDF-1.7", "application/pdf", "inline"],
  ["a PNG picture that is named as a page", "a.html", PNG, "image/png", "inline"],
  ["a JPEG picture", "a.jpg", Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), "image/jpeg", "inline"],
  ["a WebP picture", "a.webp", "RIFF\u0024\u0000\u0000\u0000WEBPVP8 ", "image/webp", "inline"],
  [
    "a page that is named as a PDF",
    "a.pdf",
    "<html><script>alert(1)</script>",
    "application/octet-stream",
    "attachment",
  ],
  [
    "a drawing",
    "a.svg",
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    "application/octet-stream",
    "attachment",
  ],
  ["a GIF picture", "a.gif", "GIF89a\u0001\u0000\u0001\u0000", "image/gif", "attachment"],
])("%s is looked at by its content, without scripts, or saved", async (_what, filename, content, type, disposition) => {
  const { api, company, path } = await aFile(Buffer.from(content as string), { filename });

  const { status, headers } = await company.download(`${path}/view`);
  const rival = await api.as(await api.has(aBidder())).get(`${path}/view`);

  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": type,
    "content-disposition": expect.stringMatching(new RegExp(`^${disposition}; filename=`)),
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'; sandbox$/),
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
  });
  expect(rival.status).toBe(404);
});

test.each([
  ["plain", false],
  ["encrypted", true],
])("parts of a %s file are sent by range, so that a download can be continued", async (_how, sealed) => {
  const bytes = someBytes(150_000);
  const { company, path } = await aFile(bytes, { sealed });
  const etag = `"${sha256Of(bytes)}"`;

  const middle = await company.download(path, { range: "bytes=65530-131080" });
  const end = await company.download(path, { range: "bytes=-10", "if-range": etag });
  const changed = await company.download(path, { range: "bytes=-10", "if-range": '"other"' });
  const two = await company.download(path, { range: "bytes=0-1,100-101" });
  const beyond = await company.download(path, { range: "bytes=150000-" });
  const same = await company.download(path, { "if-none-match": etag, "cache-control": "max-age=0" });
  const head = await company.send("HEAD", path);

  expect([middle.status, middle.body.equals(bytes.subarray(65530, 131081))]).toEqual([206, true]);
  expect(middle.headers.get("content-range")).toBe("bytes 65530-131080/150000");
  expect([end.status, end.body.equals(bytes.subarray(-10))]).toEqual([206, true]);
  for (const whole of [changed, two]) expect([whole.status, whole.body.equals(bytes)]).toEqual([200, true]);
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */150000"]);
  expect([same.status, same.body.length, same.headers.get("etag")]).toEqual([304, 0, etag]);
  expect([head.status, head.headers.get("content-length"), head.headers.get("accept-ranges")]).toEqual([
    200,
    "150000",
    "bytes",
  ]);
});

test("other methods and ids are refused", async () => {
  const { company, path } = await aFile(someBytes(5));

  expect(await company.send("PUT", path)).toMatchObject({ status: 405, body: { code: "METHOD_NOT_ALLOWED" } });
  expect(await company.get("/files")).toMatchObject({ status: 405 });
  for (const unknown of ["/files/x", "/files/..%2f..%2fetc%2fpasswd", "/files/00000000-0000-4000-8000-000000000000"])
    expect(await company.get(unknown)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});
