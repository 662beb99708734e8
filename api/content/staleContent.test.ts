import { aBlogPost, anAdmin, aProject } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const KINDS = [
  { kind: "BlogPost", called: "article", seed: aBlogPost },
  { kind: "Project", called: "project", seed: aProject },
] as const;

async function given({ kind, seed }: (typeof KINDS)[number]) {
  const api = await testApp();
  const { id } = await api.has<{ id: string }>(seed());
  const admin = api.as(await api.has(anAdmin()));
  const mutation = `mutation ($id: ID!, $patch: ${kind}Patch!) { saved: update${kind}(id: $id, patch: $patch) { title version published } }`;
  return (patch: object) => admin.graphql(mutation, { id, patch });
}

test.each(KINDS)(
  "an edit of a stale version of a $called is refused, an edit of the read one is applied",
  async (kind) => {
    const update = await given(kind);

    const first = await update({ title: "First", version: 1 });
    const second = await update({ title: "Second", version: 1 });
    const third = await update({ published: false, version: 2 });

    expect(first.data.saved).toMatchObject({ title: "First", version: 2 });
    expect(second.errors).toMatchObject([
      {
        message: `This ${kind.called} was changed by somebody else in the meantime.`,
        extensions: { code: "CONFLICT" },
      },
    ]);
    expect(third.data.saved).toEqual({ title: "First", version: 3, published: false });
  },
);

test.each(KINDS)("an edit of a $called that names no version is applied", async (kind) => {
  const update = await given(kind);

  const answers = [await update({ title: "A" }), await update({ title: "B", version: null })];

  expect(answers.map(({ data }) => data.saved.version)).toEqual([2, 3]);
});

test.each(KINDS)("of two edits of one version of a $called at once, one is applied", async (kind) => {
  const update = await given(kind);
  await update({});

  const answers = await Promise.all(["A", "B"].map((title) => update({ title, version: 1 })));

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "saved").sort()).toEqual(["CONFLICT", "saved"]);
});
