import { anAdmin, aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const CONFLICT = { status: 409, body: { code: "CONFLICT" } };

test.each([{ status: "blocked" }, { status: "banned" }, { isAdmin: false }])(
  "admins cannot block, ban or demote themselves: %j is 409",
  async (loss) => {
    const api = await testApp();
    const admin = await api.has(anAdmin());
    await api.has(anAdmin());
    const browser = api.as(admin);

    const answer = await browser.patch(`/api/users/${admin.id}`, loss);

    expect(answer).toMatchObject(CONFLICT);
    expect(await browser.get("/api/users")).toMatchObject({ status: 200 });
  },
);

test("admins cannot delete themselves: 409", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await api.has(anAdmin());

  const answer = await api.as(admin).delete(`/api/users/${admin.id}`);

  expect(answer).toMatchObject(CONFLICT);
});

test("admins can edit their other fields", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());

  const answer = await api
    .as(admin)
    .patch(`/api/users/${admin.id}`, { firstName: "Ada", status: "active", isAdmin: true });

  expect(answer).toMatchObject({ status: 200, body: { firstName: "Ada", isAdmin: true } });
});

test("another admin can be demoted, blocked or deleted while one remains", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(anAdmin()));
  const [demoted, blocked, deleted] = [await api.has(anAdmin()), await api.has(anAdmin()), await api.has(anAdmin())];

  const answers = [
    await browser.patch(`/api/users/${demoted.id}`, { isAdmin: false }),
    await browser.patch(`/api/users/${blocked.id}`, { status: "blocked" }),
    await browser.delete(`/api/users/${deleted.id}`),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 204]);
});

test.each(["demote", "block", "delete"])(
  "of two admins who %s each other at once exactly one succeeds, and one remains",
  async (act) => {
    const api = await testApp();
    const [ada, grace] = [await api.has(anAdmin()), await api.has(anAdmin())];
    const [asAda, asGrace] = [api.as(ada), api.as(grace)];
    await Promise.all([asAda.openSession(), asGrace.openSession()]);
    const against = (browser: typeof asAda, { id }: typeof ada) =>
      act === "delete"
        ? browser.delete(`/api/users/${id}`)
        : browser.patch(`/api/users/${id}`, act === "demote" ? { isAdmin: false } : { status: "blocked" });

    const statuses = (await Promise.all([against(asAda, grace), against(asGrace, ada)])).map(({ status }) => status);

    expect(statuses.filter((status) => status === 200 || status === 204)).toHaveLength(1);
    expect(statuses.every((status) => status < 500)).toBe(true);
    expect(await activeAdmins(api)).toBe(1);
  },
);

test("blocked and deleted admins do not count as active", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await api.has(anAdmin({ status: "blocked" }));
  await api.has(anAdmin({ deletedAt: new Date() }));
  const partner = await api.has(aPartner());

  const promoted = await api.as(admin).patch(`/api/users/${partner.id}`, { isAdmin: true });
  const demoted = await api.as(partner).patch(`/api/users/${admin.id}`, { isAdmin: false });
  const alone = await api.as(partner).patch(`/api/users/${partner.id}`, { isAdmin: false });

  expect([promoted.status, demoted.status, alone.status]).toEqual([200, 200, 409]);
  expect(await activeAdmins(api)).toBe(1);
});

async function activeAdmins({ db }: Awaited<ReturnType<typeof testApp>>) {
  const [row] = await db.query<{ count: number }[]>(
    "SELECT count(*)::int AS count FROM users WHERE is_admin AND status = 'active' AND deleted_at IS NULL",
  );
  return row?.count;
}
