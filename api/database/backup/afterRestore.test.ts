import { afterRestore, restoredIn } from "#api/database/backup/afterRestore.ts";
import { mailsOf, RESET, tokenIn } from "#api/testing/builders/accountMails.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aTwoStep, RECOVERY_CODE } from "#api/testing/builders/aTwoStep.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { aWebhook } from "#api/testing/builders/webhooks.ts";
import { client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";
import { issueToken } from "#api/users/account-mails/accountTokens.ts";

/**
 * Creates a database as it is right after a restore, with sessions, tokens, links and webhooks. A user may have revoked
 * some of them after the backup was made.
 */
async function aBackup() {
  const api = await testApp();
  const [admin, partner] = [await api.has(anAdmin()), await api.has(aPartner())];
  const [token] = [await api.has(anApiToken(admin)), await api.has(anApiToken(partner))];
  const revoked = await api.has(anApiToken(admin, { revokedAt: new Date("2026-01-01") }));
  await api.has(aWebhook(partner));
  const link = await issueToken(api.db.manager, { userId: partner.id, purpose: "password", email: null });
  await aTwoStep(api.db, partner.id);
  await api.as(admin).signIn();
  return { api, partner, token, revoked, link };
}

test("a restore ends the API tokens, webhooks, mailed links and recovery codes that may have been revoked since the backup", async () => {
  const { api, partner, token, revoked, link } = await aBackup();
  const before = (await api.visitor.send("GET", "/api/tenders", undefined, bearer(token.text))).status;

  await afterRestore(api.db);

  const after = await api.visitor.send("GET", "/api/tenders", undefined, bearer(token.text));
  expect([before, after.status]).toEqual([200, 401]);
  for (const table of ["webhooks", "account_tokens", "sessions", "recovery_codes"])
    expect(await api.db.query(`SELECT FROM ${table}`)).toEqual([]);
  const reset = await api.visitor.graphql(
    'mutation ($token: String!) { resetPassword(token: $token, password: "another one") { id } }',
    { token: link },
  );
  expect(reset.errors).toBeDefined();
  const signIn = client(api.url, { username: partner.username, password: PASSWORD });
  await signIn.post("/api/login", { username: partner.username, password: PASSWORD });
  const step = await signIn.graphql("mutation ($code: String!) { completeSignIn(code: $code) { id } }", {
    code: RECOVERY_CODE,
  });
  expect(step.errors).toBeDefined();
  const [kept] = await api.db.query<{ at: Date }[]>("SELECT revoked_at AS at FROM api_tokens WHERE id = $1", [
    revoked.id,
  ]);
  expect(kept?.at.toISOString()).toBe("2026-01-01T00:00:00.000Z");
});

test("a restore keeps the link that undoes a change of the e-mail address, also one that was made before the backup", async () => {
  const api = await testApp();
  const owner = await api.has(aPartner({ email: "owner@example.org" }));
  const admin = api.as(await api.has(anAdmin()));
  await admin.patch(`/api/users/${owner.id}`, { email: "thief@example.org" });
  const token = tokenIn((await mailsOf(api, "owner@example.org")).at(-1)!);

  const ended = await afterRestore(api.db);

  expect(ended.links).toBe(0);
  expect((await api.visitor.graphql(RESET, { token, password: "another horse" })).errors).toBeUndefined();
  expect(await api.db.query("SELECT email FROM users WHERE id = $1", [owner.id])).toEqual([
    { email: "owner@example.org" },
  ]);
});

test("a restore says what it ended, in its answer and in the audit trail, and what it cannot know", async () => {
  const { api } = await aBackup();

  const said = await restoredIn(api.db, await afterRestore(api.db));

  expect(said).toBe(
    "0 bids with 0 receipts. Every session has ended. " +
      "Ended, because it may have been withdrawn since the backup: 1 session, 2 API tokens, 1 webhook, 1 mailed link, 1 recovery code. " +
      "Repeat what was done since the backup: blocks, bans, roles, deleted and erased accounts, passwords, two-step sign-in, " +
      "e-mail addresses and usernames that were changed or undone, withdrawn bids, stopped mails.",
  );
  expect(await api.db.query("SELECT after FROM audit_events WHERE act = 'restore'")).toEqual([
    { after: { sessions: 1, apiTokens: 2, webhooks: 1, links: 1, recoveryCodes: 1, approvals: 0 } },
  ]);
});
