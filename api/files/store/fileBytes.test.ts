import { randomBytes } from "node:crypto";
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { CHUNK_BYTES, readBytes, readReceived, storedBytes, writeBytes } from "#api/files/store/fileBytes.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";

const KEY = randomBytes(32);
const STORED_CHUNK = CHUNK_BYTES + 28;

function aStore() {
  const directory = aDirectory();
  const store = folderStore(directory);
  const pathOf = async (id: string) => join(directory, (await store.find(id))!.part!);
  return { directory, store, pathOf };
}

const file = (bytes: number, id = "one", key: Buffer | null = KEY) => ({ id, bytes, key });

type Store = ReturnType<typeof folderStore>;

async function written(store: Store, of: ReturnType<typeof file>, bytes: Buffer, pieces = [bytes.length]) {
  let at = 0;
  for (const piece of pieces) {
    const writer = await writeBytes(store, of, await readReceived(store, of));
    await writer.write(bytes.subarray(at, at + piece));
    await writer.end();
    at += piece;
  }
}

const finish = async (store: Store, id: string) => store.finish(id, (await store.find(id))!.part);

async function readAll(store: Store, of: ReturnType<typeof file>, start?: number, end?: number) {
  const all: Buffer[] = [];
  for await (const each of readBytes(store, of, start, end)) all.push(each);
  return Buffer.concat(all);
}

test.each([
  ["encrypted", KEY],
  ["plain", null],
])("%s bytes that came in pieces are read as they were sent, in each range", async (_how, key) => {
  const { store } = aStore();
  const bytes = randomBytes(3 * CHUNK_BYTES + 17);
  const of = file(bytes.length, "one", key);

  await written(store, of, bytes, [1, 5, CHUNK_BYTES - 6, CHUNK_BYTES + 1, 10, CHUNK_BYTES - 11, 17]);
  await finish(store, "one");

  expect((await readAll(store, of)).equals(bytes)).toBe(true);
  for (const [start, end] of [
    [0, 1],
    [CHUNK_BYTES - 1, CHUNK_BYTES + 1],
    [2 * CHUNK_BYTES, bytes.length],
    [bytes.length - 1, bytes.length],
    [7, 3 * CHUNK_BYTES],
  ] as const)
    expect((await readAll(store, of, start, end)).equals(bytes.subarray(start, end))).toBe(true);
  expect(await store.find("one")).toEqual({ bytes: storedBytes(of), isWhole: true, part: null });
});

test("the store of an encrypted file has none of its bytes", async () => {
  const { store, pathOf } = aStore();
  const bytes = Buffer.alloc(CHUNK_BYTES + 5, "our price is 180000 dollars; ");

  await written(store, file(bytes.length), bytes);

  expect(readFileSync(await pathOf("one")).includes("180000")).toBe(false);
});

test.each([0, 1, 27, 28, 29, 100, STORED_CHUNK - 1, STORED_CHUNK, STORED_CHUNK + 40])(
  "an encrypted part that a crash cut to %i bytes is continued where its last readable byte is",
  async (left) => {
    const { store, pathOf } = aStore();
    const bytes = randomBytes(2 * CHUNK_BYTES);
    const of = file(bytes.length);
    await written(store, of, bytes.subarray(0, CHUNK_BYTES + 50), [CHUNK_BYTES + 50]);

    truncateSync(await pathOf("one"), left);
    const { offset } = await readReceived(store, of);
    await written(store, of, bytes.subarray(offset));

    expect(offset).toBe(left < STORED_CHUNK ? 0 : CHUNK_BYTES);
    expect((await readAll(store, of)).equals(bytes)).toBe(true);
  },
);

test("a chunk that was moved, left out, repeated, cut off, changed, or comes from another file is refused", async () => {
  const { store, pathOf } = aStore();
  const bytes = randomBytes(3 * CHUNK_BYTES);
  const of = file(bytes.length);
  await written(store, of, bytes);
  await written(store, file(bytes.length, "other"), bytes);
  const [path, other] = [await pathOf("one"), readFileSync(await pathOf("other"))];
  const whole = readFileSync(path);
  const chunk = (index: number, from = whole) => from.subarray(index * STORED_CHUNK, (index + 1) * STORED_CHUNK);
  const changed = Buffer.from(whole);
  changed[STORED_CHUNK + 100]! ^= 1;

  for (const forged of [
    [chunk(1), chunk(0), chunk(2)],
    [chunk(0), chunk(2), chunk(2)],
    [chunk(0), chunk(0), chunk(2)],
    [chunk(0), chunk(1)],
    [chunk(1), chunk(2)],
    [chunk(0), chunk(1, other), chunk(2)],
    [other],
    [changed],
    [],
  ]) {
    writeFileSync(path, Buffer.concat(forged));
    await expect(readAll(store, of)).rejects.toThrow(/missing or were altered/);
  }
  writeFileSync(path, whole);
  expect((await readAll(store, of)).equals(bytes)).toBe(true);
});

test("a shorter file cannot be made of the chunks of a longer one, and a part is not read as a whole file", async () => {
  const { store, directory, pathOf } = aStore();
  const bytes = randomBytes(2 * CHUNK_BYTES);
  await written(store, file(bytes.length), bytes);
  copyFileSync(await pathOf("one"), join(directory, "two.part"));

  truncateSync(await pathOf("one"), STORED_CHUNK);
  await expect(readAll(store, file(CHUNK_BYTES))).rejects.toThrow(/altered/);

  await written(store, file(100, "part"), bytes.subarray(0, 40));
  await expect(readAll(store, file(100, "part"))).rejects.toThrow(/altered/);
});

test("an unfinished file has a temporary name, and is whole once it is renamed", async () => {
  const { store } = aStore();
  await written(store, file(10, "plain", null), randomBytes(10));

  expect(await store.find("plain")).toMatchObject({ bytes: 10, isWhole: false });
  await finish(store, "plain");
  await finish(store, "plain");
  expect(await store.find("plain")).toEqual({ bytes: 10, isWhole: true, part: null });
  expect(await store.ids()).toEqual(["plain"]);
  await store.remove("plain");
  expect([await store.find("plain"), await store.ids()]).toEqual([null, []]);
});
