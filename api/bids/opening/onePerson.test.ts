import { mailsOf, RESET, tokenIn } from "#api/testing/builders/accountMails.ts";
import { aTwoStep } from "#api/testing/builders/aTwoStep.ts";
import { aBid, aBidder, anAdmin, daysFromNow, PASSWORD } from "#api/testing/builders/builders.ts";
import { passTime } from "#api/testing/builders/passTime.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import type { Client } from "#api/testing/client.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import type { User } from "#api/users/User.ts";

/** The number of days until the closing time. The bids can be opened one minute after the closing time. */
const DAYS = 2;
const UNTIL_OPENING_HOURS = DAYS * 24 + 1 / 60;

const APPROVE =
  "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt } }";
const UPDATE =
  "mutation ($id: ID!, $patch: TenderPatch!, $addendum: AddendumInput) { updateTender(id: $id, patch: $patch, addendum: $addendum) { status closingDate } }";

const soon = (hours: number) => daysFromNow(hours / 24).toISOString();

/** Creates a sealed tender with a bid, whose opening needs two approvals, and three administrators. */
async function sealedTender(beforeFirstBid?: (accounts: Accounts) => Promise<unknown>) {
  const api = await testApp();
  const tender = await api.has(aSealedTender({ openingPersons: 2, closingDate: daysFromNow(DAYS) }));
  const [ada, grace, joan] = [await api.has(anAdmin()), await api.has(anAdmin()), await api.has(anAdmin())];
  const bidder = await api.has(aBidder());
  const one = api.as(ada);
  await beforeFirstBid?.({ api, one, other: grace });
  await api.as(bidder).post("/api/bids", aBid({ tenderId: tender.id }));
  const update = async (patch: object, addendum?: object) =>
    (await one.graphql(UPDATE, { id: tender.id, patch, addendum })).errors?.[0]?.extensions;
  const approve = (admin: Client, password = PASSWORD) => admin.graphql(APPROVE, { id: tender.id, password });
  const isOpened = async () => {
    const [{ opened }] = await api.db.query<[{ opened: boolean }]>(
      "SELECT EXISTS (SELECT FROM tender_openings) AS opened",
    );
    return opened;
  };
  return { api, tender, grace, joan, bidder, one, update, approve, isOpened };
}

const TAKEN = "taken over";
const newAccount = (isAdmin: boolean) => ({
  username: "puppet",
  password: TAKEN,
  email: "puppet@example.org",
  isAdmin,
});

interface Accounts {
  api: TestApp;
  one: Client;
  other: User;
}

/** Ways in which an administrator takes over another account. Each function returns that account and its password. */
const PUPPETS: Record<string, (accounts: Accounts) => Promise<[{ username: string }, string]>> = {
  "makes a new administrator": async ({ one }) => [(await one.post("/api/users", newAccount(true))).body, TAKEN],
  "makes a partner and raises it": async ({ one }) => {
    const { body } = await one.post("/api/users", newAccount(false));
    await one.patch(`/api/users/${body.id}`, { isAdmin: true });
    return [body, TAKEN];
  },
  "gives another administrator a password": async ({ one, other }) => {
    await one.patch(`/api/users/${other.id}`, { password: TAKEN });
    return [other, TAKEN];
  },
  "gives another administrator an address": async ({ one, other }) => {
    await one.patch(`/api/users/${other.id}`, { email: "mine@example.org" });
    return [other, PASSWORD];
  },
  "turns off another administrator's second step": async ({ api, one, other }) => {
    await aTwoStep(api.db, other.id);
    const { errors } = await one.graphql(
      "mutation ($id: ID!, $password: String!) { clearUserTwoStep(id: $id, password: $password) { id } }",
      { id: other.id, password: PASSWORD },
    );
    expect(errors).toBeUndefined();
    return [other, PASSWORD];
  },
  "blocks another administrator and lets it in again": async ({ one, other }) => {
    await one.patch(`/api/users/${other.id}`, { status: "blocked" });
    await one.patch(`/api/users/${other.id}`, { status: "active" });
    return [other, PASSWORD];
  },
};

describe("the closing of a sealed tender with bids", () => {
  test.each([
    ["moved into the past", { closingDate: soon(-1) }],
    ["moved to a time that is less than 24 hours away", { closingDate: soon(23) }],
    ["set by the status", { status: "closed" }],
  ])("is not %s", async (_name, patch) => {
    const { update } = await sealedTender();

    expect(await update(patch)).toMatchObject({
      code: "CONFLICT",
      fields: { [Object.keys(patch)[0]!]: expect.stringContaining("Companies have sealed bids on this tender") },
    });
  });

  test("is moved to an earlier time that its bidders are notified of, not by a correction", async () => {
    const { api, bidder, update } = await sealedTender();

    const correction = await update({ closingDate: soon(30) }, { weight: "correction", note: "A smaller matter." });
    const notified = await update({ closingDate: soon(30) }, { weight: "notice", note: "We need the bids sooner." });
    const notices = await api.db.query<object[]>(
      "SELECT mail_due_at IS NOT NULL AS mailed FROM notices WHERE kind = 'tenderAmended' AND user_id = $1",
      [bidder.id],
    );

    expect(correction).toMatchObject({ code: "CONFLICT", fields: { weight: expect.any(String) } });
    expect(notified).toBeUndefined();
    expect(notices).toEqual([{ mailed: true }]);
  });

  test("is not set by way of a draft either", async () => {
    const { update } = await sealedTender();
    await update({ status: "draft" });

    const answers = [
      await update({ closingDate: soon(-1) }),
      await update({ closingDate: soon(2), status: "open" }),
      await update({ status: "closed" }),
      await update({ closingDate: soon(-1), status: "closed" }),
    ];

    for (const answer of answers) expect(answer).toMatchObject({ code: "CONFLICT" });
  });

  test("is extended as before, and closed by its status once its time has come", async () => {
    const { api, update } = await sealedTender();

    const extended = await update({ closingDate: soon(72) });
    await passTime(api, 73);
    const back = await update({ closingDate: soon(-0.5) });
    const closed = await update({ status: "closed" });

    expect([extended, closed]).toEqual([undefined, undefined]);
    expect(back).toMatchObject({ code: "CONFLICT" });
  });

  test("can be set to any time without bids", async () => {
    const { api, update } = await sealedTender();
    await api.db.query("DELETE FROM notices");
    const other = await api.has(aSealedTender({ closingDate: daysFromNow(DAYS) }));
    const admin = api.as(await api.has(anAdmin()));

    const answer = await admin.graphql(UPDATE, { id: other.id, patch: { closingDate: soon(-1), status: "closed" } });

    expect(answer.errors).toBeUndefined();
    expect(await update({ title: "Another title" })).toBeUndefined();
  });
});

describe("a tender that bidders could not see at its closing is not opened", () => {
  const HIDDEN = "Bidders could not see this tender";

  test.each([
    ["a draft", "updateTender(id: $id, patch: { status: draft })", "updateTender(id: $id, patch: { status: open })"],
    ["deleted", "deleteTender(id: $id)", "restoreTender(id: $id)"],
  ])("as %s", async (_name, hide, show) => {
    const { api, tender, one, update, approve } = await sealedTender();
    const act = (mutation: string) => one.graphql(`mutation ($id: ID!) { ${mutation} { id } }`, { id: tender.id });

    await act(hide);
    await passTime(api, UNTIL_OPENING_HOURS);
    await act(show);
    const hidden = await approve(one);
    const extended = await update({ closingDate: soon(3) });
    await passTime(api, 3.1);
    const shownLate = await approve(one);
    await update({ closingDate: soon(25) });
    await passTime(api, 25.1);
    const shown = await approve(one);

    expect(extended).toBeUndefined();
    for (const { errors } of [hidden, shownLate])
      expect(errors).toMatchObject([{ message: expect.stringContaining(HIDDEN), extensions: { code: "CONFLICT" } }]);
    expect(shown.errors).toBeUndefined();
  });
});

describe("one person does not open a tender that needs two", () => {
  test("by a closing in the past, an own approval and that of an administrator made for it", async () => {
    const { api, tender, grace, one, update, approve, isOpened } = await sealedTender();

    await update({ closingDate: soon(-1) });
    await passTime(api, UNTIL_OPENING_HOURS);
    await approve(one);
    const [puppet, password] = await PUPPETS["makes a new administrator"]!({ api, one, other: grace });
    const second = await approve(api.as(puppet, password), password);

    expect(second.errors).toMatchObject([{ message: expect.stringContaining("at the closing time") }]);
    expect(await isOpened()).toBe(false);
    expect(tender.openingPersons).toBe(2);
  });

  test.each(Object.entries(PUPPETS))("who %s before the closing", async (_name, takeOver) => {
    const { api, grace, joan, one, approve, isOpened } = await sealedTender();

    const [puppet, password] = await takeOver({ api, one, other: grace });
    await passTime(api, UNTIL_OPENING_HOURS);
    await approve(one);
    const second = await approve(api.as(puppet, password), password);

    expect(second.errors).toMatchObject([
      {
        message: expect.stringContaining("You cannot open this tender together with"),
        extensions: { code: "CONFLICT" },
      },
    ]);
    expect(await isOpened()).toBe(false);

    const third = await approve(api.as(joan));

    expect(third.errors).toBeUndefined();
    expect(await isOpened()).toBe(true);
  });

  test("through another account, nor by two accounts of which it is neither", async () => {
    const { api, grace, joan, one, approve, isOpened } = await sealedTender();

    const { body } = await one.post("/api/users", newAccount(true));
    const puppet = api.as(body, TAKEN);
    await puppet.patch(`/api/users/${grace.id}`, { password: TAKEN });
    await one.patch(`/api/users/${joan.id}`, { password: TAKEN });
    await passTime(api, UNTIL_OPENING_HOURS);
    const first = await approve(api.as(joan, TAKEN), TAKEN);
    const others = [await approve(puppet, TAKEN), await approve(api.as(grace, TAKEN), TAKEN), await approve(one)];

    expect(first.errors).toBeUndefined();
    expect(others.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(Array(3).fill("CONFLICT"));
    expect(await isOpened()).toBe(false);
  });

  test("who blocks another administrator and lets it in again at the closing", async () => {
    const { api, grace, one, approve } = await sealedTender();
    await one.patch(`/api/users/${grace.id}`, { status: "blocked" });
    await passTime(api, UNTIL_OPENING_HOURS);
    await one.patch(`/api/users/${grace.id}`, { status: "active" });

    const answer = await approve(api.as(grace));

    expect(answer.errors).toMatchObject([{ message: expect.stringContaining("You were not an active administrator") }]);
  });

  test("by the link to an address that another administrator had before the first bid", async () => {
    const { api, grace, joan, one, approve } = await sealedTender(async ({ one, other }) => {
      for (const email of ["mine@example.org", "grace@example.org"])
        expect(await one.patch(`/api/users/${other.id}`, { email })).toMatchObject({ status: 200 });
    });
    const undo = (await mailsOf(api, "mine@example.org")).findLast(
      ({ subject }) => subject === "Your e-mail address was changed",
    );
    await passTime(api, UNTIL_OPENING_HOURS);
    expect((await api.visitor.graphql(RESET, { token: tokenIn(undo!), password: TAKEN })).errors).toBeUndefined();

    await approve(one);
    const second = await approve(api.as(grace, TAKEN), TAKEN);
    const third = await approve(api.as(joan));

    expect(second.errors).toMatchObject([{ message: expect.stringContaining("You cannot open this tender together") }]);
    expect(third.errors).toBeUndefined();
  });

  test("but acts before the first bid do not count", async () => {
    const { api, grace, one, approve, isOpened } = await sealedTender(({ one, other }) =>
      one.patch(`/api/users/${other.id}`, { password: "the second one" }),
    );
    await passTime(api, UNTIL_OPENING_HOURS);

    await approve(one);
    const second = await approve(api.as(grace, "the second one"), "the second one");

    expect(second.errors).toBeUndefined();
    expect(await isOpened()).toBe(true);
  });
});
