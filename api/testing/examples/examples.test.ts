import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Webhook } from "standardwebhooks";

import { anApiToken } from "#api/testing/builders/anApiToken.ts";
import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { hasPython, type Language, LANGUAGES, runExample, startExample } from "#api/testing/examples/runExample.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";
import { testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";
import { aWebhook, sendAll, webhookWork } from "#api/testing/builders/webhooks.ts";
import { faultyProxy } from "#api/testing/examples/faultyProxy.ts";

const ALL = Object.keys(LANGUAGES) as Language[];
const FILES: Record<Language, { sync: string; submit: string; verify: string; receive: string }> = {
  typescript: {
    sync: "syncTenders.ts",
    submit: "submitBid.ts",
    verify: "verifyReceipt.ts",
    receive: "receiveWebhooks.ts",
  },
  python: {
    sync: "sync_tenders.py",
    submit: "submit_bid.py",
    verify: "verify_receipt.py",
    receive: "receive_webhooks.py",
  },
  shell: {
    sync: "sync-tenders.sh",
    submit: "submit-bid.sh",
    verify: "verify-receipt.sh",
    receive: "verify-webhook.sh",
  },
};

/** Declares a test for each of these languages. Skips the Python tests where Python is not installed. */
const eachOf = (languages: readonly Language[]) => (name: string, run: (language: Language) => Promise<void>) => {
  for (const language of languages)
    (language === "python" && !hasPython ? test.skip : test)(`${language}: ${name}`, () => run(language));
};
const inEach = eachOf(ALL);

/** A bidder with an API token, and a folder for the files of the example program. */
async function given(url?: string) {
  const api = await testApp();
  const user = await api.has(aBidder());
  const { text } = await api.has(anApiToken(user, { scopes: ["tenders:read", "bids:read", "bids:write"] }));
  return { api, user, directory: aDirectory(), environment: { AXION_URL: url ?? api.url, AXION_TOKEN: text } };
}

test("every program of e2e/examples is run here", () => {
  const SHARED = ["axion.ts", "axion.py", "axion.sh", "generated.ts", "verifyWebhook.ts"];
  const programs = ALL.flatMap((language) =>
    readdirSync(join("e2e/examples", language)).filter((file) => /\.(ts|py|sh)$/.test(file) && !SHARED.includes(file)),
  );

  expect(programs.sort()).toEqual(ALL.flatMap((language) => Object.values(FILES[language])).sort());
});

eachOf(["typescript", "python"])(
  "a nightly copy reads all tenders once, then what changed and what is gone",
  async (language) => {
    const { api, directory, environment } = await given();
    const admin = api.as(await api.has(anAdmin()));
    const [edited, deleted, hidden] = [await api.has(aTender()), await api.has(aTender()), await api.has(aTender())];
    for (let each = 0; each < 101; each++) await api.has(aTender({ createdBy: edited.createdBy }));
    const file = join(directory, "tenders.json");
    const sync = () => runExample(language, FILES[language].sync, [file], environment, { directory });
    const copied = () => JSON.parse(readFileSync(file, "utf8")).tenders as Record<string, { title: string }>;

    const first = await sync();
    await admin.patch(`/api/tenders/${edited.id}`, { title: "Edited" });
    await admin.delete(`/api/tenders/${deleted.id}`);
    await admin.patch(`/api/tenders/${hidden.id}`, { status: "draft" });
    const second = await sync();

    expect(first).toEqual({ code: 0, printed: "104 tenders: 104 read, 0 removed\n" });
    expect(second.printed).toMatch(/^102 tenders: \d+ read, 2 removed\n$/);
    expect(Object.keys(copied()).sort()).toEqual(
      (await admin.get("/api/tenders")).body
        .filter(({ status }: { status: string }) => status !== "draft")
        .map(({ id }: { id: string }) => id)
        .sort(),
    );
    expect(copied()[edited.id]).toMatchObject({ title: "Edited" });
  },
);

test("shell: a nightly copy is one short answer where nothing has changed, and the whole list where something has", async () => {
  const { api, directory, environment } = await given();
  await api.has(aTender());
  const file = join(directory, "tenders.json");
  const sync = () => runExample("shell", FILES.shell.sync, [file], environment, { directory });

  const printed = [(await sync()).printed, (await sync()).printed];
  await api.has(aTender());
  printed.push((await sync()).printed);

  expect(printed).toEqual(["Read again\n", "Nothing has changed\n", "Read again\n"]);
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(2);
});

inEach("a nightly copy with a token that does not hold fails and leaves the last copy as it was", async (language) => {
  const { directory, environment } = await given();
  const file = join(directory, "tenders.json");
  const last = JSON.stringify({ changesUntil: null, tenders: {} });
  writeFileSync(file, last);

  const { code, printed } = await runExample(
    language,
    FILES[language].sync,
    [file],
    { ...environment, AXION_TOKEN: `${environment.AXION_TOKEN}x` },
    { directory },
  );

  expect(code).not.toBe(0);
  expect(printed).toContain("UNAUTHENTICATED");
  expect(readFileSync(file, "utf8")).toBe(last);
});

inEach(
  "a bid is submitted once, though it was refused for a while and its answer was lost, and its receipt verifies",
  async (language) => {
    const { api, user, directory, environment } = await given();
    const tender = await api.has(aTender());
    const [bidFile, receiptFile] = [join(directory, "bid.json"), join(directory, "receipt.json")];
    writeFileSync(bidFile, JSON.stringify(aBid({ tenderId: tender.id })));
    const proxy = await faultyProxy(api.url, ["503", "answer lost", "429"]);

    const submitted = await runExample(
      language,
      FILES[language].submit,
      [bidFile, "row-7", receiptFile],
      { ...environment, AXION_URL: proxy.url },
      { directory },
    );
    const again = await runExample(language, FILES[language].submit, [bidFile, "row-7", receiptFile], environment, {
      directory,
    });
    proxy.close();
    const { body: bids } = await api.as(user).get("/api/my-bids");

    expect([submitted.code, again.code]).toEqual([0, 0]);
    expect(proxy.passedOn()).toBe(2);
    expect(bids).toHaveLength(1);
    expect(submitted.printed).toContain(bids[0].id);
    expect(again.printed).toBe(submitted.printed);

    if (language === "shell") {
      const { data } = await api
        .as(user)
        .graphql("{ myBids { nodes { receipt { receiptNumber sha256 canonicalForm } } } }");
      writeFileSync(receiptFile, JSON.stringify(data.myBids.nodes[0].receipt));
    }
    const receipt = JSON.parse(readFileSync(receiptFile, "utf8")) as Record<string, string>;
    const verify = () => runExample(language, FILES[language].verify, [receiptFile], environment, { directory });
    const intact = await verify();
    writeFileSync(
      receiptFile,
      JSON.stringify({ ...receipt, canonicalForm: receipt.canonicalForm!.replace("180000", "180001") }),
    );
    const altered = await verify();
    writeFileSync(receiptFile, JSON.stringify({ ...receipt, receiptNumber: "AX-00000-00000" }));
    const unknown = await verify();

    expect([intact.code, altered.code, unknown.code]).toEqual([0, 1, 1]);
    expect(intact.printed).toBe(
      `The receipt is the SHA-256 of these terms: ${receipt.canonicalForm}\nThe stored bid matches ${receipt.receiptNumber}\n`,
    );
    expect(altered.printed).toContain("The receipt is not the SHA-256");
    expect(unknown.printed).toContain("The stored bid does not match");
  },
);

inEach("a bid that is refused is not tried again, and the program fails with the reason", async (language) => {
  const { api, directory, environment } = await given();
  const tender = await api.has(aTender({ status: "closed" }));
  const bidFile = join(directory, "bid.json");
  writeFileSync(bidFile, JSON.stringify(aBid({ tenderId: tender.id })));
  const proxy = await faultyProxy(api.url, []);

  const { code, printed } = await runExample(
    language,
    FILES[language].submit,
    [bidFile, "row-8", join(directory, "receipt.json")],
    { ...environment, AXION_URL: proxy.url },
    { directory },
  );
  proxy.close();

  expect(code).not.toBe(0);
  expect(printed).toContain("TENDER_CLOSED");
  expect(proxy.passedOn()).toBe(1);
});

const BODY = JSON.stringify({
  type: "tender.published",
  timestamp: new Date().toISOString(),
  data: { title: "Pont sur l'Oubangui – 桥" },
});
const aSecret = () => `whsec_${randomBytes(32).toString("base64")}`;
const [SECRET, OTHER_SECRET] = [aSecret(), aSecret()];

/** Signs a webhook message with the library of Standard Webhooks. */
const signed = (id: string, seconds: number, secret = SECRET, body = BODY) =>
  new Webhook(secret).sign(id, new Date(seconds * 1000), body);

interface Delivery {
  id: string;
  timestamp: string;
  signature: string;
  body?: string;
}

/** Deliveries in the order of sending, each with the text that a receiver must answer or print. */
function deliveries(): [Delivery, string][] {
  const now = Math.floor(Date.now() / 1000);
  const id = () => `msg_${randomUUID()}`;
  const [good, replayed, rotated] = [id(), id(), id()];
  const at = (each: string, seconds: number, more: Partial<Delivery> = {}): Delivery => ({
    id: each,
    timestamp: String(seconds),
    signature: signed(each, seconds),
    ...more,
  });
  const rest = (signature: string): Delivery => at(id(), now, { signature });
  return [
    [at(good, now), "taken"],
    [at(good, now), "taken before"],
    [at(replayed, now - 290), "taken"],
    [at(replayed, now - 280), "taken before"],
    [at(rotated, now, { signature: `${signed(rotated, now, OTHER_SECRET)} ${signed(rotated, now)}` }), "taken"],
    [at(id(), now - 310), "too old"],
    [at(id(), now + 310), "too old"],
    [{ ...at(id(), now), timestamp: "now" }, "too old"],
    [{ ...at(id(), now), timestamp: `${now}.5` }, "too old"],
    [{ ...at(id(), now), timestamp: "99999999999999999999" }, "too old"],
    [at(id(), now, { body: BODY.replace("published", "awarded") }), "wrong signature"],
    [{ ...at(id(), now), id: "msg_of_another" }, "wrong signature"],
    [{ ...at(id(), now - 5), timestamp: String(now) }, "wrong signature"],
    [rest(signed("msg_x", now, OTHER_SECRET)), "wrong signature"],
    [rest("v1,"), "wrong signature"],
    [rest("v1"), "wrong signature"],
    [rest(signed("msg_x", now).replace("v1,", "v2,")), "wrong signature"],
    [rest("v1a,*?"), "wrong signature"],
  ];
}

/** Starts an example that receives webhooks; returns its URL, its output, and a function that stops it. */
async function startReceiver(language: Language, secret: string) {
  const child = startExample(
    language,
    FILES[language].receive,
    [],
    { WEBHOOK_SECRET: secret, PORT: "0" },
    aDirectory(),
  );
  let printed = "";
  const port = await new Promise<string>((listening, failed) => {
    child.once("exit", () => failed(new Error(`The receiver has ended: ${printed}`)));
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        const [, found] = /Listening on (\d+)/.exec(printed) ?? [];
        if (found) listening(found);
      });
  });
  return { url: `http://127.0.0.1:${port}/`, printed: () => printed, stop: () => child.kill() };
}

const receivers = eachOf(["typescript", "python"]);

receivers(
  "a receiver takes what is signed, once, and refuses wrong signatures, old and future timestamps",
  async (language) => {
    const receiver = await startReceiver(language, SECRET);
    const send = async (headers: Record<string, string>, body: string) => {
      const answer = await fetch(receiver.url, { method: "POST", headers, body });
      return { status: answer.status, said: await answer.text() };
    };
    const sent = deliveries();

    const answers = [];
    for (const [{ id, timestamp, signature, body = BODY }] of sent)
      answers.push(
        await send({ "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature }, body),
      );
    const unsigned = await send({}, BODY);
    const large = await send({}, "x".repeat(256 * 1024 + 1)).catch(() => ({ status: 413 }));
    receiver.stop();

    expect(answers.map(({ said }) => said)).toEqual(sent.map(([, said]) => said));
    expect(answers.map(({ status }) => status)).toEqual(sent.map(([, said]) => (said.startsWith("taken") ? 200 : 401)));
    expect([unsigned.status, large.status]).toEqual([400, 413]);
    expect(receiver.printed().match(/Taken tender.published/g)).toHaveLength(3);
  },
);

receivers("a receiver takes what the product sends", async (language) => {
  const { api, user } = await given();
  const webhook = await api.has(aWebhook(user, { url: "http://127.0.0.1/" }));
  const receiver = await startReceiver(language, webhook.secret);
  await api.db.query("UPDATE webhooks SET url = $1", [receiver.url]);
  await api.has(aTender());

  await sendAll(webhookWork(api.db));
  await until(() => receiver.printed().includes("Taken"));
  receiver.stop();

  expect(receiver.printed()).toMatch(/Taken tender.published msg_/);
});

test("shell: a webhook that is signed is taken once, and wrong signatures, old and future timestamps are refused", async () => {
  const directory = aDirectory();
  const sent = deliveries();

  const answers = [];
  for (const [{ id, timestamp, signature, body: input = BODY }] of sent)
    answers.push(
      await runExample(
        "shell",
        FILES.shell.receive,
        [id, timestamp, signature],
        { WEBHOOK_SECRET: SECRET },
        { directory, input },
      ),
    );

  expect(answers.map(({ printed }) => printed.trim())).toEqual(sent.map(([, said]) => said));
  expect(answers.map(({ code }) => code)).toEqual(sent.map(([, said]) => (said.startsWith("taken") ? 0 : 1)));
});
