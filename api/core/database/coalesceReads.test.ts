import { coalesceReads } from "#api/core/database/coalesceReads.ts";

/** Coalesced reads of a fake store. A statement ends only when the test calls its `end`. */
function given() {
  const sent: { keys: string[]; end: (failure?: Error) => void }[] = [];
  let value = "old";
  const read = coalesceReads(
    (keys: string[]) =>
      new Promise<Map<string, string>>((answer, fail) => {
        const seen = new Map(keys.filter((key) => key !== "missing").map((key) => [key, `${key} ${value}`]));
        sent.push({ keys, end: (failure) => (failure ? fail(failure) : answer(seen)) });
      }),
  );
  return { sent, read, change: () => (value = "new") };
}

test("a key is read at once, and keys that come while two statements are under way share the next one", async () => {
  const { sent, read } = given();

  const reads = ["a", "b", "c", "d", "c", "missing"].map((key) => read(key));
  sent[0]?.end();
  await reads[0];
  for (const { end } of sent) end();

  expect(sent.map(({ keys }) => keys)).toEqual([["a"], ["b"], ["c", "d", "missing"]]);
  expect(await Promise.all(reads)).toEqual(["a old", "b old", "c old", "d old", "c old", undefined]);
});

test("a read after a change never shares a statement that was sent before it", async () => {
  const { sent, read, change } = given();
  const before = [read("a"), read("b")];

  change();
  const after = read("a");
  for (let index = 0; index < 3; index++) {
    sent[index]?.end();
    await before[Math.min(index, 1)];
  }

  expect(await Promise.all([...before, after])).toEqual(["a old", "b old", "a new"]);
});

test("a slow statement holds up no other one for long, and a failed one only its own", async () => {
  const { sent, read } = given();
  const slow = [read("a"), read("b")];
  const third = read("c");
  expect(sent).toHaveLength(2);

  while (sent.length < 3) await new Promise((later) => setTimeout(later, 10));
  sent[2]?.end();
  expect(await third).toBe("c old");
  sent[0]?.end(new Error("gone"));
  sent[1]?.end();

  await expect(slow[0]).rejects.toThrow("gone");
  expect(await slow[1]).toBe("b old");
});
