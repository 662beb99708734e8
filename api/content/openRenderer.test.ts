import { openRenderer } from "#api/content/openRenderer.ts";

// A high limit, because a busy machine may need more than the default limit even for a text that is not slow.
const renderer = openRenderer({ limitMs: 30_000, idleMs: 1 });
const impatient = openRenderer({ limitMs: 200, idleMs: 1 });
const SLOW = "*a_".repeat(30_000);

test.each([
  ["quotes in quotes", ">".repeat(100_000)],
  ["lists in lists", "- ".repeat(50_000) + "a"],
  ["numbers in numbers", "1. ".repeat(33_000)],
  ["emphasis that does not end", "_a".repeat(50_000)],
  ["emphasis that begins everywhere", "a**b".repeat(25_000)],
  ["links that do not end", "[a](".repeat(25_000)],
  ["brackets", "[".repeat(50_000) + "]".repeat(50_000)],
  ["tags that do not end", "<a ".repeat(33_000)],
  ["comments that do not end", "<!--".repeat(25_000)],
  ["fences", "```\n".repeat(25_000)],
  ["a table of many columns and rows", `${"|a".repeat(12_000)}|\n${"|-".repeat(12_000)}|\n${"|a\n".repeat(17_000)}`],
  ["a table of many rows", `${"|a".repeat(25)}|\n${"|-".repeat(25)}|\n${"|a\n".repeat(33_000)}`],
])("%s: a body of any making is rendered in a bounded time, or not at all", async (_what, markdown) => {
  const html = await impatient.render("one", markdown.slice(0, 100_000));

  expect(html ?? "").not.toContain("<script");
});

test("an article of the greatest length is rendered whole", async () => {
  const part =
    "## A heading\n\nSome *words* and a [link](https://a.example).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n";

  const html = await renderer.render("long", part.repeat(Math.floor(100_000 / part.length)));

  expect(html?.match(/<h2>/g)).toHaveLength(Math.floor(100_000 / part.length));
});

test("a text that takes too long ends its thread, and the next ones are rendered", async () => {
  const strict = openRenderer({ idleMs: 1 });

  const texts = [strict.render("slow", SLOW), strict.render("quick", "*Quick*"), strict.render("empty", "")];

  expect(await Promise.all(texts)).toEqual([null, "<p><em>Quick</em></p>\n", ""]);
});

test("of the texts of one key that wait only the last is rendered, so that nobody fills the queue", async () => {
  const ofOne = ["a", "b", "c"].map((text) => renderer.render("one", text));
  const other = renderer.render("other", "d");

  expect(await Promise.all([...ofOne, other])).toEqual(["<p>a</p>\n", null, "<p>c</p>\n", "<p>d</p>\n"]);
});
