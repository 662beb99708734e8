import { createHash } from "node:crypto";

import { MOST_FILE_BYTES } from "#api/files/file.rules.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBidder, anAdmin, aPartner, aTender } from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { BODY, idOf, sha256Of, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { client } from "#api/testing/client.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { filesDirectory, testApp } from "#api/testing/testApp.ts";
import { folderStore } from "#api/files/store/folderStore.ts";

const DOCUMENT = { filename: "Method.pdf", purpose: "bidDocument" };

async function aCompany(sealed = false) {
  const api = await testApp();
  const user = await api.has(aBidder());
  const tender = await api.has(sealed ? aSealedTender() : aTender());
  const company = api.as(user);
  const declared = { ...DOCUMENT, tenderId: tender.id };
  return { api, user, tender, company, declared, tus: uploads(company) };
}

test.each([
  ["a tender", false],
  ["a sealed tender", true],
])("a file for a bid on %s arrives in pieces and is read as it was sent", async (_what, sealed) => {
  const { company, declared, tus } = await aCompany(sealed);
  const bytes = someBytes(200_000);

  const begun = await tus.begin(bytes.length, { ...declared, sha256: sha256Of(bytes) });
  const path = begun.headers.get("location")!;
  const first = await tus.append(path, 0, bytes.subarray(0, 70_001));
  const between = await tus.offsetOf(path);
  const early = await company.get(path);
  const last = await tus.append(path, 70_001, bytes.subarray(70_001));
  const read = await company.download(path);

  expect([begun.status, first.status, last.status]).toEqual([201, 204, 204]);
  expect(begun.headers.get("upload-expires")).toEqual(expect.any(String));
  expect(between.headers.get("upload-offset")).toBe("70001");
  expect(between.headers.get("upload-length")).toBe("200000");
  expect(early).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect(last.headers.get("upload-offset")).toBe("200000");
  expect([read.status, read.body.equals(bytes)]).toEqual([200, true]);
});

test("the options of the protocol are answered without an account", async () => {
  const { api } = await aCompany();

  const { status, headers } = await api.visitor.send("OPTIONS", "/files");

  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    "tus-version": "1.0.0",
    "tus-extension": "creation,creation-with-upload,checksum,termination,expiration",
    "tus-checksum-algorithm": "sha1,sha256",
    "tus-max-size": String(MOST_FILE_BYTES),
  });
  expect(headers.get("access-control-allow-origin")).toBeNull();
});

test("another file than the declared one is refused, names the file, and its bytes are deleted", async () => {
  const { api, declared, tus } = await aCompany();
  const begun = await tus.begin(10, { ...declared, sha256: sha256Of(someBytes(10)) });
  const path = begun.headers.get("location")!;

  const sent = await tus.append(path, 0, someBytes(10));

  expect(sent).toMatchObject({
    status: 400,
    body: {
      code: "BAD_USER_INPUT",
      fields: { sha256: "Method.pdf arrived with another SHA-256 than the declared one. Please upload it again." },
    },
  });
  expect((await tus.offsetOf(path)).status).toBe(410);
  expect(await folderStore(filesDirectory()).find(idOf(path))).toBeNull();
  expect(await api.db.query("SELECT state FROM files")).toEqual([{ state: "refused" }]);
  expect(await api.db.query("SELECT act, outcome FROM audit_events WHERE act = 'uploadFile'")).toEqual([
    { act: "uploadFile", outcome: "BAD_USER_INPUT" },
  ]);
});

test.each([
  ["an offset behind the end", 60],
  ["an offset before the end", 10],
])("a PATCH at %s is refused and changes nothing", async (_what, offset) => {
  const { declared, tus } = await aCompany();
  const path = (await tus.begin(100, declared)).headers.get("location")!;
  await tus.append(path, 0, someBytes(50));

  const wrong = await tus.append(path, offset, someBytes(40));

  expect(wrong).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect((await tus.offsetOf(path)).headers.get("upload-offset")).toBe("50");
});

test("a PATCH beyond the declared length is refused, also without a Content-Length", async () => {
  const { api, company, declared, tus } = await aCompany();
  const path = (await tus.begin(100, declared)).headers.get("location")!;

  const sent = await tus.append(path, 0, someBytes(101));
  const streamed = await fetch(api.url + path, {
    method: "PATCH",
    headers: { ...BODY, "upload-offset": "0", cookie: company.cookie },
    body: new Blob([someBytes(60), someBytes(60)]).stream(),
    duplex: "half",
  } as RequestInit);

  expect(sent).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } });
  expect(streamed.status).toBe(413);
  const bytes = Number((await tus.offsetOf(path)).headers.get("upload-offset"));
  expect(bytes).toBeLessThanOrEqual(100);
});

test("two tabs that send one file at once do not mix their bytes: the file is whole and right in the end", async () => {
  const { company, declared, tus } = await aCompany(true);
  const bytes = someBytes(400_000);
  const path = (await tus.begin(bytes.length, { ...declared, sha256: sha256Of(bytes) })).headers.get("location")!;

  const tabs = await Promise.all([
    tus.append(path, 0, bytes.subarray(0, 300_000)),
    tus.append(path, 0, bytes.subarray(0, 200_000)),
  ]);
  const offset = Number((await tus.offsetOf(path)).headers.get("upload-offset"));
  const rest = await tus.append(path, offset, bytes.subarray(offset));

  expect(tabs.filter(({ status }) => ![204, 409, 423].includes(status))).toEqual([]);
  expect(rest.status).toBe(204);
  expect((await company.download(path)).body.equals(bytes)).toBe(true);
});

test.each(["sha1", "sha256"])(
  "a body with a wrong %s checksum is refused with 460, and its bytes do not count",
  async (algorithm) => {
    const { company, declared, tus } = await aCompany(true);
    const bytes = someBytes(100_000);
    const path = (await tus.begin(bytes.length, { ...declared, sha256: sha256Of(bytes) })).headers.get("location")!;
    const checksum = (of: Buffer) => ({
      "upload-checksum": `${algorithm} ${createHash(algorithm).update(of).digest("base64")}`,
    });
    await tus.append(path, 0, bytes.subarray(0, 40_000), checksum(bytes.subarray(0, 40_000)));

    const wrong = await tus.append(path, 40_000, bytes.subarray(40_000), checksum(bytes));
    const unknown = await tus.append(path, 40_000, bytes.subarray(40_000), { "upload-checksum": "crc32 AAAA" });
    const between = await tus.offsetOf(path);
    const right = await tus.append(path, 40_000, bytes.subarray(40_000), checksum(bytes.subarray(40_000)));

    expect(wrong).toMatchObject({ status: 460, body: { code: "CONFLICT" } });
    expect(unknown).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT" } });
    expect(between.headers.get("upload-offset")).toBe("40000");
    expect(right.status).toBe(204);
    expect((await company.download(path)).body.equals(bytes)).toBe(true);
  },
);

test.each([
  ["2^63", "9223372036854775808", 413],
  ["many digits", "9".repeat(400), 413],
  ["a byte more than the largest file", String(MOST_FILE_BYTES + 1), 413],
  ["0", "0", 400],
  ["a negative number", "-5", 400],
  ["no number", "1e3", 400],
  ["nothing", "", 400],
])("a length of %s is refused", async (_what, length, status) => {
  const { api, declared, tus } = await aCompany();

  const begun = await tus.begin(length, declared);

  expect(begun.status).toBe(status);
  expect(begun.body).toMatchObject({
    error: expect.any(String),
    code: expect.stringMatching(/BAD_USER_INPUT|PAYLOAD/),
  });
  expect(await api.db.query("SELECT 1 FROM files")).toEqual([]);
});

test("a request without the protocol's version is refused with 412, and a deferred length is not taken", async () => {
  const { company, declared } = await aCompany();

  const without = await company.send("POST", "/files", undefined, { "upload-length": "10" });
  const deferred = await company.send("POST", "/files", undefined, {
    "tus-resumable": "1.0.0",
    "upload-defer-length": "1",
    "upload-metadata": `purpose ${Buffer.from(declared.purpose).toString("base64")}`,
  });

  expect(without).toMatchObject({ status: 412, body: { code: "BAD_USER_INPUT" } });
  expect(deferred.status).toBe(501);
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\plan.pdf", "plan.pdf"],
  ["CON", "CON"],
  ["Plan 📐.pdf", "Plan 📐.pdf"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe"],
  ["a\r\nb\tc.pdf", "a b c.pdf"],
  ["é".normalize("NFD"), "é"],
])("the name %j is stored as %j, and a browser saves it under this name", async (filename, stored) => {
  const { api, company, declared, tus } = await aCompany();

  const path = await tus.whole(someBytes(5), { ...declared, filename });
  const read = await company.download(path);

  expect(await api.db.query("SELECT name FROM files")).toEqual([{ name: stored }]);
  const sent = read.headers.get("content-disposition")!;
  expect(sent).toMatch(/^attachment; /);
  const name = /filename\*=UTF-8''([^;]+)/.exec(sent)?.[1] ?? /filename="?([^";]+)"?/.exec(sent)?.[1];
  expect(decodeURIComponent(name!)).toBe(stored);
});

test.each([
  ["250 letters", { filename: "ж".repeat(250) }, "filename"],
  ["no letters", { filename: "  " }, "filename"],
  ["no name", { filename: undefined }, "filename"],
  ["another purpose", { purpose: "avatar" }, "purpose"],
  ["no purpose", { purpose: undefined }, "purpose"],
  ["a short SHA-256", { sha256: "ab" }, "sha256"],
  ["no tender", { tenderId: undefined }, "tenderId"],
  ["a tender's number", { tenderId: "T-1" }, "tenderId"],
])("%s in the metadata is refused in the form of the REST API", async (_what, wrong, field) => {
  const { api, declared, tus } = await aCompany();

  const begun = await tus.begin(10, { ...declared, ...wrong });

  expect(begun).toMatchObject({
    status: 400,
    body: { code: "BAD_USER_INPUT", error: expect.any(String), fields: { [field]: expect.any(String) } },
  });
  expect(await api.db.query("SELECT 1 FROM files")).toEqual([]);
});

test("a file that somebody else uploads can be neither continued, read nor ended, and does not exist for others", async () => {
  const { api, declared, tus } = await aCompany();
  const path = (await tus.begin(100, declared)).headers.get("location")!;
  await tus.append(path, 0, someBytes(50));
  const whole = await tus.whole(someBytes(9), { ...declared, filename: "Other.pdf" });

  for (const seed of [aBidder(), anAdmin()]) {
    const other = api.as(await api.has(seed));
    const theirs = uploads(other);
    for (const at of [path, whole])
      for (const answer of [await theirs.append(at, 50, someBytes(50)), await theirs.end(at), await other.get(at)])
        expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect((await theirs.offsetOf(path)).status).toBe(404);
    const { data } = await other.graphql("query ($id: ID) { uploadedFiles(tenderId: $id) { id } }", {
      id: declared.tenderId,
    });
    expect(data.uploadedFiles).toEqual([]);
  }
  for (const visitor of [
    await api.visitor.get(path),
    await uploads(api.visitor).append(path, 50, someBytes(50)),
    await uploads(api.visitor).end(path),
    await uploads(api.visitor).begin(5, declared),
  ])
    expect(visitor).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  expect((await tus.offsetOf(path)).headers.get("upload-offset")).toBe("50");
});

test("who may not bid may not upload for a bid, and only administrators upload documents of tenders", async () => {
  const { api, tender, declared, tus } = await aCompany();
  const [draft, closed] = [
    await api.has(aTender({ status: "draft" })),
    await api.has(aTender({ closingDate: new Date(Date.now() - 3_600_000) })),
  ];
  const sealed = await api.has(aSealedTender());
  const partner = uploads(api.as(await api.has(aPartner())));
  const admin = uploads(api.as(await api.has(anAdmin())));
  const adminWithProfile = uploads(api.as(await api.has(aBidder({ isAdmin: true }))));
  const forTender = { ...declared, purpose: "tenderDocument" };

  expect((await partner.begin(5, declared)).body).toMatchObject({ code: "PROFILE_REQUIRED" });
  expect((await tus.begin(5, { ...declared, tenderId: draft.id })).body).toMatchObject({ code: "NOT_FOUND" });
  expect((await tus.begin(5, { ...declared, tenderId: closed.id })).body).toMatchObject({ code: "TENDER_CLOSED" });
  expect((await adminWithProfile.begin(5, { ...declared, tenderId: sealed.id })).body).toMatchObject({
    code: "FORBIDDEN",
  });
  expect((await tus.begin(5, forTender)).body).toMatchObject({ code: "FORBIDDEN" });
  expect(
    (await admin.begin(5, { ...forTender, tenderId: idOf("/files/00000000-0000-4000-8000-000000000000") })).body,
  ).toMatchObject({ code: "NOT_FOUND" });
  expect((await admin.begin(5, forTender)).status).toBe(201);
  expect((await admin.begin(5, { ...forTender, tenderId: undefined })).status).toBe(201);
  expect(await api.db.query("SELECT DISTINCT tender_id AS id FROM files WHERE tender_id IS NOT NULL")).toEqual([
    { id: tender.id },
  ]);
});

test("a token uploads with the scope files:write, and reads with the scope of what names the file", async () => {
  const { api, user, declared } = await aCompany();
  const withScopes = async (...scopes: ("files:write" | "bids:read" | "tenders:read")[]) => {
    const { text } = await api.has(anApiToken(user, { scopes }));
    return client(api.url, undefined, bearer(text));
  };
  const [writer, reader] = [await withScopes("files:write"), await withScopes("bids:read", "tenders:read")];

  const path = await uploads(writer).whole(someBytes(5), declared);

  expect(await uploads(reader).begin(5, declared)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  for (const answer of [await uploads(reader).append(path, 0, someBytes(5)), await uploads(reader).end(path)])
    expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  expect(await writer.get(path)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  expect((await reader.download(path)).status).toBe(200);
});

test("a page of another site cannot upload with the session's cookie", async () => {
  const { company, declared, api } = await aCompany();
  await company.get("/api/tenders");
  const elsewhere = uploads(company, { origin: "https://evil.example" });
  const path = (await uploads(company).begin(10, declared)).headers.get("location")!;

  for (const answer of [
    await elsewhere.begin(10, declared),
    await elsewhere.append(path, 0, someBytes(10)),
    await elsewhere.end(path),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  expect(await api.db.query("SELECT state FROM files")).toEqual([{ state: "uploading" }]);
});

test("an upload can be ended, and frees its place; twenty files of a bid are the limit, which is recorded", async () => {
  const { api, user, declared, tus } = await aCompany();
  const paths: string[] = [];
  for (let count = 0; count < 20; count++)
    paths.push((await tus.begin(5, { ...declared, filename: `${count}.pdf` })).headers.get("location")!);

  const past = await tus.begin(5, declared);
  const ended = await tus.end(paths[3]!);
  const again = await tus.begin(5, declared);

  expect(past).toMatchObject({ status: 409, body: { code: "CONFLICT", fields: { files: "At most 20 files" } } });
  expect(await api.db.query("SELECT actor_id, outcome FROM audit_events WHERE act = 'uploadFile'")).toEqual([
    { actor_id: user.id, outcome: "CONFLICT" },
  ]);
  expect([ended.status, again.status]).toEqual([204, 201]);
  expect((await tus.offsetOf(paths[3]!)).status).toBe(410);
});

test("the files of a bid have 5 GB together, and those of a company FILES_PER_COMPANY_GB", async () => {
  const { api, user, declared, tus } = await aCompany();
  const [, , third] = [
    await tus.begin(MOST_FILE_BYTES, declared),
    await tus.begin(MOST_FILE_BYTES, declared),
    await tus.begin(MOST_FILE_BYTES, declared),
  ];
  expect(third).toMatchObject({ status: 409, body: { fields: { bytes: "At most 5 GB together" } } });

  const store = folderStore(filesDirectory());
  const other = await api.has(aTender());
  await secondApp(api, { files: { store, companyBytes: 4 * 2 ** 30 } }, async (url) => {
    const company = client(url, { username: user.username, password: "correct horse" });
    expect(await uploads(company).begin(5, { ...declared, tenderId: other.id })).toMatchObject({
      status: 409,
      body: { fields: { bytes: "At most 4 GB for a company" } },
    });
  });
});

test("uploads leave a tenth of the disk free, also together with one's own that are under way", async () => {
  const { api, user, declared } = await aCompany();
  const disk = { free: 3_000, total: 10_000 };
  const store = { ...folderStore(filesDirectory()), room: () => Promise.resolve(disk) };
  await secondApp(api, { files: { store, companyBytes: 2 ** 30 } }, async (url) => {
    const company = client(url, { username: user.username, password: "correct horse" });
    const tus = uploads(company);

    const first = await tus.begin(1_500, declared);
    const second = await tus.begin(501, declared);
    disk.free = 999;
    const full = await tus.append(first.headers.get("location")!, 0, someBytes(10));

    expect(first.status).toBe(201);
    for (const answer of [second, full])
      expect(answer).toMatchObject({
        status: 507,
        body: {
          code: "INSUFFICIENT_STORAGE",
          error: "The server has no room for this file at the moment. Please try again later.",
        },
      });
    expect((await company.get("/api/tenders")).status).toBe(200);
  });
});

test("uploads that other accounts only declare keep nobody from uploading", async () => {
  const { api, user, declared } = await aCompany();
  const disk = { free: 3_000, total: 10_000 };
  const rivals = [await api.has(aBidder()), await api.has(aBidder())];
  const store = { ...folderStore(filesDirectory()), room: () => Promise.resolve(disk) };
  await secondApp(api, { files: { store, companyBytes: 2 ** 30 } }, async (url) => {
    const of = ({ username }: { username: string }) => uploads(client(url, { username, password: "correct horse" }));
    for (const rival of rivals) expect(await of(rival).begin(2_000, declared)).toMatchObject({ status: 201 });

    const tus = of(user);
    const begun = await tus.begin(1_500, declared);
    const sent = await tus.append(begun.headers.get("location")!, 0, someBytes(1_500));

    expect([begun.status, sent.status]).toEqual([201, 204]);
  });
});

test("a disk that other uploads fill during a long request ends the request, and the upload goes on later", async () => {
  const { api, user, declared } = await aCompany();
  const folder = folderStore(filesDirectory());
  const bytes = someBytes(24 * 2 ** 20);
  const disk = { free: 2 ** 40, total: 2 ** 40 };
  const store: typeof folder = {
    ...folder,
    room: () => Promise.resolve(disk),
    async append(id, from, continued) {
      const part = await folder.append(id, from, continued);
      disk.free = from === 0 ? 0 : 2 ** 40;
      return part;
    },
  };
  await secondApp(api, { files: { store, companyBytes: 2 ** 30 } }, async (url) => {
    const tus = uploads(client(url, { username: user.username, password: "correct horse" }));
    const path = (await tus.begin(bytes.length, { ...declared, sha256: sha256Of(bytes) })).headers.get("location")!;

    // The rest of the body is not read, so that the connection may end before the answer has arrived.
    await tus.append(path, 0, bytes).catch(() => undefined);
    const offset = Number((await tus.offsetOf(path)).headers.get("upload-offset"));
    const full = await tus.append(path, offset, someBytes(10));
    disk.free = 2 ** 40;
    const rest = await tus.append(path, offset, bytes.subarray(offset));

    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThan(bytes.length);
    expect(full).toMatchObject({ status: 507, body: { code: "INSUFFICIENT_STORAGE" } });
    expect(rest.status).toBe(204);
  });
});

test("a disk that becomes full in the middle of an upload refuses with 507, and the upload goes on later", async () => {
  const { api, user, declared } = await aCompany();
  const folder = folderStore(filesDirectory());
  const disk = { left: 100 };
  const store: typeof folder = {
    ...folder,
    async append(id, from, continued) {
      const part = await folder.append(id, from, continued);
      return {
        ...part,
        write(bytes) {
          if (bytes.length > disk.left) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
          disk.left -= bytes.length;
          return part.write(bytes);
        },
      };
    },
  };
  const bytes = someBytes(300);
  await secondApp(api, { files: { store, companyBytes: 2 ** 30 } }, async (url) => {
    const company = client(url, { username: user.username, password: "correct horse" });
    const tus = uploads(company);
    const path = (await tus.begin(300, { ...declared, sha256: sha256Of(bytes) })).headers.get("location")!;
    await tus.append(path, 0, bytes.subarray(0, 100));

    const full = await tus.append(path, 100, bytes.subarray(100));
    disk.left = 1_000;
    const offset = Number((await tus.offsetOf(path)).headers.get("upload-offset"));
    const rest = await tus.append(path, offset, bytes.subarray(offset));

    expect(full).toMatchObject({ status: 507, body: { code: "INSUFFICIENT_STORAGE" } });
    expect(offset).toBe(100);
    expect(rest.status).toBe(204);
    expect((await company.download(path)).body.equals(bytes)).toBe(true);
  });
});

test("a whole file is immutable in the database, and one that something names does not expire", async () => {
  const { api, declared, tus } = await aCompany();
  await tus.whole(someBytes(5), declared);

  for (const change of [
    "UPDATE files SET name = 'other.pdf'",
    `UPDATE files SET sha256 = '${"0".repeat(64)}'`,
    "UPDATE files SET bytes = 6",
    "UPDATE files SET state = 'uploading'",
    "UPDATE files SET state = 'refused'",
    "UPDATE files SET document_key = NULL",
    "DELETE FROM files",
    "TRUNCATE files CASCADE",
  ])
    await expect(api.db.query(change)).rejects.toThrow(/kept|never|refus|change/i);
  await api.db.query("UPDATE files SET state = 'expired'");
  await expect(api.db.query("UPDATE files SET state = 'kept'")).rejects.toThrow("kept as they were uploaded");
});

test.each(["a b", "[", "a:99999"])("a request to the host %s, which no URL can have, is answered", async (host) => {
  const { api, company, declared, tus } = await aCompany();
  const path = (await tus.begin(100, declared)).headers.get("location")!;
  const headers = { host, cookie: company.cookie, "tus-resumable": "1.0.0" };

  const begun = await rawRequest(api.url, "/files", headers, "POST");
  const offset = await rawRequest(api.url, path, { ...headers, "content-length": "1" }, "HEAD", "x");

  expect(begun.status).toBe(400);
  expect([offset.status, offset.headers["upload-offset"]]).toEqual([200, "0"]);
});
