import { hash } from "@node-rs/argon2";

import { LookAlikeNames1793801000000 } from "#api/database/migrations/1793801000000-LookAlikeNames.ts";
import { NamesOfAdministrators1793807000000 } from "#api/database/migrations/1793807000000-NamesOfAdministrators.ts";
import { openLog } from "#api/core/http/log.ts";
import { MIXED_NAME } from "#api/users/usernameLetters.rules.ts";
import { reportLookAlikes } from "#api/users/reportLookAlikes.ts";
import { LooksOfNames1793901000000 } from "#api/database/migrations/1793901000000-LooksOfNames.ts";
import { aPartner, anAdmin, PASSWORD } from "#api/testing/builders/builders.ts";
import { beforeMigration } from "#api/testing/databases/beforeMigration.ts";
import { testApp } from "#api/testing/testApp.ts";

const registration = (username: string, password = "secret horse") => ({
  firstName: "Ada",
  lastName: "Obi",
  email: `${Math.random()}@example.org`,
  username,
  password,
});

/** A username in letters of two scripts is refused before it is compared with others. */
const MIXED = { status: 400, body: { code: "BAD_USER_INPUT", fields: { username: MIXED_NAME } } };
const TAKEN = { status: 409, body: { code: "CONFLICT", fields: { username: expect.any(String) as string } } };

const LOOK_ALIKES = [
  ["a zero-width space at the end", "osun", "osun\u200B", TAKEN],
  ["a zero-width joiner inside", "osun", "os\u200Dun", TAKEN],
  ["a soft hyphen", "osun", "os\u00ADun", TAKEN],
  ["fullwidth letters", "osun", "ｏｓｕｎ", TAKEN],
  ["Cyrillic letters", "admin", "аdmin", MIXED],
  ["Cyrillic capitals", "admin", "ADMІN", MIXED],
  ["Greek letters", "tool", "tοοl", MIXED],
  ["a Latin letter of some languages", "tall", "tɑll", TAKEN],
  ["mathematical letters", "osun", "𝐨𝐬𝐮𝐧", TAKEN],
  ["a mark of direction", "osun", "osun\u202E", TAKEN],
  ["a mark of interlinear annotation", "osun", "os\uFFF9un", TAKEN],
  ["two spaces for one", "grey heron", "grey  heron", TAKEN],
  ["a no-break space", "grey heron", "grey\u00A0heron", TAKEN],
  ["accents apart", "andré7", "andre\u03017", TAKEN],
  ["another case", "osun", "OSUN", TAKEN],
] as const;

test.each(LOOK_ALIKES)("a username that looks like another is taken: %s", async (_what, original, alike, refusal) => {
  const api = await testApp();
  await api.has(aPartner({ username: original }));

  expect(await api.visitor.post("/api/register", registration(alike))).toMatchObject(refusal);
});

test.each([
  ["modem", "modern"],
  ["lot1", "lotl"],
  ["andre", "andré"],
])("an administrator gives two partners names that a reader tells apart: %s and %s", async (one, other) => {
  const api = await testApp();
  const root = api.as(await api.has(anAdmin({ username: "root" })));

  expect((await api.visitor.post("/api/register", registration(one))).status).toBe(201);
  expect((await root.post("/api/users", registration(other))).status).toBe(201);
});

test.each([
  ["modem", "modern"],
  ["anna1", "annal"],
  ["osun", "0sun"],
  ["os!", "osi"],
])(
  "a registration does not tell whose name is an administrator's: %s refuses %s as taken for each account",
  async (one, other) => {
    const api = await testApp();
    const user = await api.has(aPartner({ username: one }));
    const answers = [];

    for (const isAdmin of [false, true]) {
      await api.db.query("UPDATE users SET is_admin = $2 WHERE id = $1", [user.id, isAdmin]);
      for (const username of [one, other])
        answers.push((await api.visitor.post("/api/register", registration(username))).body);
    }

    const taken = "This username is already taken";
    expect(answers).toEqual(Array(4).fill({ error: taken, code: "CONFLICT", fields: { username: taken } }));
  },
);

const OF_ADMINISTRATORS = [
  ["admin", "adrnin", TAKEN],
  ["admin", "Adm1n", TAKEN],
  ["admin", "ADMlN", TAKEN],
  ["admin", "adm!n", TAKEN],
  ["admin", "aclmin", TAKEN],
  ["admin", "admin.", TAKEN],
  ["admin", "_admin_", TAKEN],
  ["admin", "a-d-m-i-n", TAKEN],
  ["admin", "@dmin", TAKEN],
  ["admin", "ádmin", TAKEN],
  ["admin", "аdrnin", MIXED],
  ["admin", "adr\uFFFAnin", TAKEN],
  ["willow", "vvill0w", TAKEN],
  ["modern", "modem", TAKEN],
  ["grey.heron", "grey..heron", TAKEN],
  ["registrar", "regi5trar", TAKEN],
  ["admin", "adm¡n", TAKEN],
  ["admin", "adm:n", TAKEN],
  ["admin", "adm;n", TAKEN],
  ["admin", "adnnin", TAKEN],
  ["admin", "4dmin", TAKEN],
  ["admin", "!admin!", TAKEN],
  ["admin", "admin\u0488", TAKEN],
  ["admin", "a\u0E34dmin", TAKEN],
  ["admin", "ӓdmin", MIXED],
  ["admin", "ađmin", TAKEN],
  ["admin", "ᴀᴅᴍɪɴ", MIXED],
  ["admin", "адмin", MIXED],
  ["admin", "🅰dmin", TAKEN],
  ["ingrid", "|ngrid", TAKEN],
  ["bernard", "8ernard", TAKEN],
  ["bernard", "b3rnard", TAKEN],
  ["tool", "7001", TAKEN],
  ["georg", "9e0rq", TAKEN],
  ["paul", "paiil", TAKEN],
  ["lucien", "Iuc1en", TAKEN],
  ["राम", "रा\u0301म", TAKEN],
  ["adda", "ꭺꭰꭰꭺ", TAKEN],
  ["admin", "ɑdmin", TAKEN],
  ["admin", "adm\uA7AEn", TAKEN],
  ["admin", "ꭺdmin", MIXED],
  ["admin", "ⲁdmin", MIXED],
  ["admin", "ᗩdmin", MIXED],
  ["admin", "adʍin", MIXED],
  ["admin", "admʝn", MIXED],
  ["admin", "a∂min", MIXED],
] as const;

test.each(OF_ADMINISTRATORS)(
  "nobody gets a username that looks like that of the administrator %s: %s",
  async (of, alike, refusal) => {
    const api = await testApp();
    const root = await api.has(anAdmin({ username: of }));
    const partner = await api.has(aPartner({ username: "niger" }));

    const changed = await api.as(root).patch(`/api/users/${partner.id}`, { username: alike });
    const created = await api.as(root).post("/api/users", registration(alike));
    const registered = await api.visitor.post("/api/register", registration(alike));

    expect([registered, created, changed]).toMatchObject(Array(3).fill(refusal));
  },
);

test("nobody becomes an administrator, and no administrator is restored, beside an account whose username looks alike", async () => {
  const api = await testApp();
  const root = api.as(await api.has(anAdmin({ username: "root" })));
  const [promoted, , gone] = [
    await api.has(aPartner({ username: "anna1" })),
    await api.has(aPartner({ username: "annal" })),
    await api.has(anAdmin({ username: "modern" })),
  ];
  await root.delete(`/api/users/${gone.id}`);
  await api.has(aPartner({ username: "modem" }));

  const answers = [
    await root.graphql("mutation ($id: ID!) { updateUser(id: $id, patch: { isAdmin: true }) { id } }", {
      id: promoted.id,
    }),
    await root.graphql("mutation ($id: ID!) { restoreUser(id: $id) { id } }", { id: gone.id }),
  ];

  for (const { errors } of answers)
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/^Another account's username looks like/) as string,
        extensions: { code: "CONFLICT" },
      },
    ]);
});

test("an administrator keeps the own name in another case, and every account what it looked like before", async () => {
  const { db, goOn } = await beforeMigration(NamesOfAdministrators1793807000000);
  for (const username of ["admin", "adrnin", "os\uFFF9un", "nig\uFFF9er", "niger"])
    await db.query(
      "INSERT INTO users (username, email, password_hash, is_admin) VALUES ($1, $1 || '@example.org', '.', $1 = 'admin')",
      [username],
    );

  await goOn();

  await db.query("UPDATE users SET username = 'ADMIN' WHERE username = 'admin'");
  expect(
    await db.query("UPDATE users SET first_name = 'Ada', is_admin = is_admin, username = username RETURNING id"),
  ).toHaveLength(2);
  expect(await db.query("SELECT username FROM users ORDER BY email")).toEqual(
    ["ADMIN", "adrnin", "niger", "nig\uFFF9er", "osun"].map((username) => ({ username })),
  );
  await expect(db.query("UPDATE users SET is_admin = true WHERE username = 'adrnin'")).rejects.toThrow(
    "the username looks like that of another account",
  );
});

test("the planner knows that the look of a username is slow to compute, and reads the index", async () => {
  const { db } = await testApp();

  const [{ cost }] = await db.query<[{ cost: number }]>(
    "SELECT min(procost) AS cost FROM pg_proc WHERE proname ~ '^ascii_(looks|letters)_of_(any_)?name$'",
  );

  // With PostgreSQL's default cost of 100, the planner does not use the index. A check would then compare the name with
  // all 3,000 accounts, which takes two seconds.
  expect(cost).toBe(10_000);
});

const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place));
const FURTHER = ["\t", "\u00A0", "\u00A1", "\u0130", "\u0301", "\u0430", "\u1D00", "\uFF41"];

test("the quick way to compute the look of an ASCII username has the same results as the general way", async () => {
  const { db } = await testApp();
  const random = (characters: string[]) =>
    Array.from({ length: 1 + Math.floor(Math.random() * 8) }, () => pick(characters)).join("");
  const pick = (characters: string[]) => characters[Math.floor(Math.random() * characters.length)] ?? "";
  const usual = Array.from("abdilmnoruw.-_ 01");
  const names = [
    "",
    " ",
    "!?",
    "--",
    "''",
    "Rrn",
    "rrrn",
    "A B",
    " I ",
    ...ASCII,
    ...Array.from({ length: 600 }, (_, place) => random([ASCII, usual, [...ASCII, ...FURTHER]][place % 3] ?? usual)),
  ];

  const different = await db.query(
    `SELECT name, ascii_looks_of_name(name) AS quick, ascii_looks_of_any_name(name) AS general
     FROM unnest($1::text[]) AS name WHERE ascii_looks_of_name(name) IS DISTINCT FROM ascii_looks_of_any_name(name)`,
    [names],
  );

  expect(different).toEqual([]);
});

test("each start names in the log the accounts whose usernames looked like an administrator's before the rule", async () => {
  const { db, goOn } = await beforeMigration(LooksOfNames1793901000000);
  const idOf = async (username: string, isAdmin = false, deletedAt: Date | null = null) => {
    const [{ id }] = await db.query<[{ id: string }]>(
      "INSERT INTO users (username, email, password_hash, is_admin, deleted_at) VALUES ($1, $1 || '@example.org', '.', $2, $3) RETURNING id",
      [username, isAdmin, deletedAt],
    );
    return id;
  };
  const admin = await idOf("admin", true);
  const alike = await idOf("adm:n");
  await idOf("4dmin", false, new Date());
  await idOf("niger");
  const logged: string[] = [];

  await goOn();
  await reportLookAlikes(db, openLog("warn", { write: (line) => void logged.push(line) }));

  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: expect.anything() as string, accounts: [{ id: alike, looksLike: admin }] },
  ]);
  expect(logged.join()).not.toContain("adm:n");
  expect(await db.query("UPDATE users SET first_name = 'Ada' WHERE id = $1 RETURNING 1", [alike])).toHaveLength(2);
});

test("of a promotion and a registration at once, whose usernames look alike, one counts", async () => {
  const api = await testApp();
  const root = api.as(await api.has(anAdmin()));
  await root.openSession();
  for (let each = 0; each < 5; each++) {
    const { id } = await api.has(aPartner({ username: `modem${each}x` }));

    const [registered, promoted] = await Promise.all([
      api.visitor.post("/api/register", registration(`modern${each}x`)),
      root.patch(`/api/users/${id}`, { isAdmin: true }),
    ]);

    expect([registered.status === 201, promoted.status === 200].filter(Boolean)).toHaveLength(1);
  }
});

test("each way that makes a name live asks the same rule: creating, changing, restoring", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const gone = await api.has(aPartner({ username: "osun" }));
  const other = await api.has(aPartner({ username: "niger" }));
  await admin.delete(`/api/users/${gone.id}`);
  await api.has(aPartner({ username: "оsun" }));

  const restored = await admin.graphql("mutation ($id: ID!) { restoreUser(id: $id) { id } }", { id: gone.id });
  const created = await admin.post("/api/users", { ...registration("osuп"), username: "ｏsun" });
  const changed = await admin.patch(`/api/users/${other.id}`, { username: "osun\u2060" });

  expect(restored.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(created).toMatchObject(TAKEN);
  expect(changed).toMatchObject(TAKEN);
});

test("a name is stored in one form, and signing in finds it however it is typed", async () => {
  const api = await testApp();
  const { body } = await api.visitor.post("/api/register", registration("  andre\u0301\u200B  heron "));

  expect(body).toMatchObject({ username: "andré heron" });
  for (const username of ["andré heron", "andre\u0301 heron", "ANDRÉ  heron"])
    expect((await api.visitor.post("/api/login", { username, password: "secret horse" })).status).toBe(200);
});

test("a password is the same with its accents composed or apart, for old hashes too", async () => {
  const api = await testApp();
  await api.visitor.post("/api/register", registration("composed", "caf\u00E9 noir"));
  await api.has(
    aPartner({ username: "older", passwordHash: await hash("cafe\u0301 noir", { memoryCost: 8, timeCost: 1 }) }),
  );
  const signIn = (username: string, password: string) => api.visitor.post("/api/login", { username, password });

  for (const username of ["composed", "older"]) {
    expect((await signIn(username, "caf\u00E9 noir")).status).toBe(200);
    expect((await signIn(username, "cafe\u0301 noir")).status).toBe(200);
    expect((await signIn(username, "cafe noir")).status).toBe(401);
  }
  expect(PASSWORD).not.toContain("é");
});

test("accounts that look alike before the migration stay, and both can be saved", async () => {
  const { db, goOn } = await beforeMigration(LookAlikeNames1793801000000);
  for (const username of ["osun", "оsun", "niger"])
    await db.query("INSERT INTO users (username, email, password_hash) VALUES ($1, $1 || '@example.org', '.')", [
      username,
    ]);

  await goOn();

  expect(await db.query("UPDATE users SET first_name = 'Ada' RETURNING username")).toHaveLength(2);
  expect(await db.query("SELECT username FROM users WHERE predates_look_alike_rule")).toHaveLength(1);
  await expect(
    db.query("INSERT INTO users (username, email, password_hash) VALUES ('nigеr', 'x@example.org', '.')"),
  ).rejects.toThrow("users_look_of_name_key");
});
