import { promises, writeFileSync } from "node:fs";
import { join } from "node:path";

import { OvertakenPart } from "#api/files/store/FileStore.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";

type Store = ReturnType<typeof folderStore>;

/** The stores of two processes that share one folder. */
function twoStores() {
  const directory = aDirectory();
  return { directory, one: folderStore(directory), other: folderStore(directory) };
}

/** Writes the beginning of a file, and does not close it, like a process that is paused. */
async function begun(store: Store, text: string) {
  const writer = await store.append("file", 0, null);
  await writer.write(Buffer.from(text));
  return writer;
}

async function continued(store: Store, text: string, from?: number) {
  const { bytes, part } = (await store.find("file"))!;
  const writer = await store.append("file", from ?? bytes, part);
  await writer.write(Buffer.from(text));
  return writer;
}

async function textOf(store: Store) {
  const { bytes } = (await store.find("file"))!;
  const all: Buffer[] = [];
  for await (const each of store.read("file", 0, bytes)) all.push(each);
  return Buffer.concat(all).toString();
}

test("what a process writes after another one has continued its file does not reach the file", async () => {
  const { one, other } = twoStores();
  const paused = await begun(one, "one ");

  const writer = await continued(other, "other ");
  await paused.write(Buffer.from("late "));
  const part = await writer.close();
  await paused.write(Buffer.from("later "));

  await expect(paused.close()).rejects.toThrow(OvertakenPart);
  expect(await textOf(one)).toBe("one other ");
  await other.finish("file", part);
  expect([await textOf(one), await one.find("file")]).toEqual(["one other ", { bytes: 10, isWhole: true, part: null }]);
});

test("bytes that were continued under another name are neither continued nor made whole under the old one", async () => {
  const { one, other } = twoStores();
  const part = await (await begun(one, "one ")).close();

  const after = await (await continued(other, "other ")).close();

  await expect(one.finish("file", part)).rejects.toThrow(OvertakenPart);
  await expect(one.append("file", 4, part)).rejects.toThrow(OvertakenPart);
  await other.finish("file", after);
  await expect(one.finish("file", after)).rejects.toThrow(OvertakenPart);
  await one.finish("file", null);
  expect(await textOf(one)).toBe("one other ");
});

test("of two processes that continue the same bytes at once, one does, and none of the bytes are mixed", async () => {
  const { one, other } = twoStores();
  await (await begun(one, "begin ")).close();
  const { bytes, part } = (await one.find("file"))!;

  const tries = await Promise.allSettled([one.append("file", bytes, part), other.append("file", bytes, part)]);

  const writers = tries.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  expect(writers).toHaveLength(1);
  await writers[0]!.write(Buffer.from("end"));
  await writers[0]!.close();
  expect(await textOf(other)).toBe("begin end");
});

test("of two processes that begin one file at once, the second one asks again, and the first one loses nothing", async () => {
  const { one, other } = twoStores();
  const first = await begun(one, "one ");

  await expect(begun(other, "other ")).rejects.toThrow(OvertakenPart);
  await first.close();

  expect(await textOf(other)).toBe("one ");
});

test("a request that expects more bytes than there are changes nothing, and the next one continues them", async () => {
  const { one, other } = twoStores();
  const paused = await begun(one, "one ");
  const { part } = (await other.find("file"))!;

  await expect(other.append("file", 100, part)).rejects.toThrow(OvertakenPart);

  expect(await textOf(other)).toBe("one ");
  await (await continued(other, "other")).close();
  await expect(paused.close()).rejects.toThrow(OvertakenPart);
  expect(await textOf(one)).toBe("one other");
});

test("an unfinished file with the name that it had earlier is continued, deleted and listed", async () => {
  const { directory, one } = twoStores();
  const old = () => writeFileSync(join(directory, "file.part"), "old ");

  old();
  const [found, ids] = [await one.find("file"), await one.ids()];
  await one.finish("file", await (await continued(one, "new")).close());
  const text = await textOf(one);
  old();
  await one.remove("file");

  expect(found).toEqual({ bytes: 4, isWhole: false, part: "file.part" });
  expect(ids).toEqual(["file"]);
  expect(text).toBe("old new");
  expect([await one.find("file"), await one.ids()]).toEqual([null, []]);
});

test("a file that was deleted while a process writes it stays deleted", async () => {
  const { one, other } = twoStores();
  const paused = await begun(one, "one ");

  await other.remove("file");
  await paused.write(Buffer.from("late"));

  await expect(paused.close()).rejects.toThrow(OvertakenPart);
  expect([await one.find("file"), await one.ids()]).toEqual([null, []]);
});

test("bytes that another process may still write are not taken over if their copy would fill the disk", async () => {
  const { one, other } = twoStores();
  const paused = await begun(one, "one ");
  const disk = jest.spyOn(promises, "statfs");
  disk.mockResolvedValue({ bavail: 10, blocks: 100, bsize: 1 } as Awaited<ReturnType<typeof promises.statfs>>);

  const taken = continued(other, "other");

  await expect(taken).rejects.toMatchObject({ code: "ENOSPC" });
  disk.mockRestore();
  await paused.close();
  expect(await textOf(one)).toBe("one ");
});
