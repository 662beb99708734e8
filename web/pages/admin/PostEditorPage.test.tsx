import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aPost } from "#web/features/content/content.builders.ts";
import { PostEditorPage } from "#web/pages/admin/PostEditorPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const open = (id: string, answers: Answers) =>
  renderAt(paths.contentPost(id), [{ path: paths.contentPost(":id"), Component: PostEditorPage }], answers);
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: "button" }));

async function fill() {
  await put("Title", "L’Équipe & the Bridge");
  await put("Category", "Design");
  await put("Excerpt", "Two spans.");
  await put("Body (Markdown)", "## Two");
}

/**
 * Appends text to the field with this label, in one event. In a form of this size, typing and queries by role take
 * seconds.
 */
async function put(label: string, text: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: field.value + text } });
}

test("an empty post names each field that is missing", async () => {
  open("new", {});

  await press("Save draft");

  for (const name of ["Title", "Slug", "Category", "Excerpt", "Body"])
    expect(await screen.findByText(`${name} is required`, { selector: "a" })).toBeVisible();
});

test("the slug is suggested from the title until it is edited by hand", async () => {
  open("new", {});

  await put("Title", "L’Équipe & the Bridge");
  await waitFor(() => expect(screen.getByLabelText("Slug")).toHaveValue("l-equipe-the-bridge"));
  await userEvent.clear(screen.getByLabelText("Slug"));
  await put("Slug", "bridge");
  await put("Title", " again");

  expect(screen.getByLabelText("Slug")).toHaveValue("bridge");
});

test("a published post keeps its slug when its title changes", async () => {
  open("a1", { PostToEdit: () => ({ blogPostById: aPost() }) });

  await put("Title", " more");

  expect(screen.getByLabelText("Title")).toHaveValue("Two spans more");
  expect(screen.getByLabelText("Slug")).toHaveValue("two-spans");
});

test("a new post is saved as a draft, then published in the same form at its own address", async () => {
  const stored = aPost({
    id: "a9",
    title: "L’Équipe & the Bridge",
    slug: "l-equipe-the-bridge",
    published: false,
    version: 1,
  });
  const { api, router } = open("new", {
    CreatePost: () => ({ createBlogPost: stored }),
    UpdatePost: () => ({ updateBlogPost: { ...stored, published: true, version: 2 } }),
  });
  await fill();

  await press("Save draft");

  expect(await screen.findByText("Post saved")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toEqual({
    input: {
      title: "L’Équipe & the Bridge",
      slug: "l-equipe-the-bridge",
      category: "Design",
      excerpt: "Two spans.",
      body: "## Two",
      published: false,
      clientMutationId: expect.any(String) as string,
    },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.contentPost("a9")));

  await press("Publish");

  expect(await screen.findByText("Post published")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toMatchObject({ id: "a9", patch: { published: true, version: 1 } });
  expect(await screen.findByText("Unpublish")).toBeVisible();
  expect(screen.getByText("View as a visitor")).toHaveAttribute("href", paths.blogPost(stored.slug));
  expect(api.operations.map(({ name }) => name)).not.toContain("PostToEdit");
});

test("saving a published post leaves it published, also after a try to unpublish that named a missing field", async () => {
  const { api } = open("a1", {
    PostToEdit: () => ({ blogPostById: aPost() }),
    UpdatePost: () => ({ updateBlogPost: aPost({ version: 4 }) }),
  });
  await userEvent.clear(await screen.findByLabelText("Category"));
  await press("Unpublish");
  expect(await screen.findByText("Category is required", { selector: "a" })).toBeVisible();
  await put("Category", "Works");

  await press("Save changes");

  expect(await screen.findByText("Post saved")).toBeVisible();
  const { patch } = api.operations.at(-1)!.variables as { patch: Record<string, unknown> };
  expect(patch).toMatchObject({ category: "Works", version: 3 });
  expect(patch.published).toBeUndefined();
});

test("a slug that is taken is said at its field", async () => {
  open("new", {
    CreatePost: () => {
      throw refused("CONFLICT", "This slug is already taken", { slug: "This slug is already taken" });
    },
  });
  await fill();

  await press("Save draft");

  await waitFor(() => expect(screen.getByLabelText("Slug")).toHaveAccessibleDescription(/This slug is already taken/));
  expect(screen.getByLabelText("Body (Markdown)")).toHaveValue("## Two");
});

test("a stale edit takes over what was saved meanwhile, and saving again undoes none of it", async () => {
  const stored = aPost();
  const { api } = open("a1", {
    PostToEdit: () => ({ blogPostById: { ...stored } }),
    UpdatePost: ({ patch }) => {
      if ((patch as { version: number }).version < stored.version)
        throw refused("CONFLICT", "This article was changed by somebody else");
      return { updateBlogPost: { ...stored, version: 5 } };
    },
  });
  await put("Title", " more");
  Object.assign(stored, { category: "Works", version: 4 });

  await press("Save changes");

  expect(await screen.findByText("Works")).toBeVisible();
  expect(screen.getByLabelText("Title")).toHaveValue("Two spans more");
  await press("Save changes");

  expect(await screen.findByText("Post saved")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toMatchObject({
    patch: { title: "Two spans more", category: "Works", version: 4 },
  });
});

test("a title that is taken over brings its own slug, also into a draft", async () => {
  const stored = aPost({ published: false });
  const { api } = open("a1", {
    PostToEdit: () => ({ blogPostById: { ...stored } }),
    UpdatePost: ({ patch }) => {
      if ((patch as { version: number }).version < stored.version)
        throw refused("CONFLICT", "This article was changed by somebody else");
      return { updateBlogPost: { ...stored, version: 5 } };
    },
  });
  await put("Excerpt", " Or not.");
  Object.assign(stored, { title: "Three spans", version: 4 });

  await press("Save draft");

  expect(await screen.findByText("Three spans")).toBeVisible();
  await press("Save draft");
  expect(await screen.findByText("Post saved")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toMatchObject({
    patch: { title: "Three spans", slug: "two-spans", version: 4 },
  });
});

test("unpublishing a stale post with nothing typed has to be asked for again", async () => {
  const stored = aPost({ published: true });
  const { api } = open("a1", {
    PostToEdit: () => ({ blogPostById: { ...stored } }),
    UpdatePost: ({ patch }) => {
      if ((patch as { version: number }).version < stored.version)
        throw refused("CONFLICT", "This article was changed by somebody else");
      return { updateBlogPost: { ...stored, published: false, version: 6 } };
    },
  });
  await screen.findByLabelText("Title");
  Object.assign(stored, { version: 5 });

  await press("Unpublish");
  expect(await screen.findByText("The post was changed elsewhere since you opened it")).toBeVisible();
  await press("Unpublish");

  expect(await screen.findByText("Post unpublished")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toMatchObject({ patch: { published: false, version: 5 } });
});

test("a post that is deleted while it is edited: one sentence says so, that the text is kept and what to do next", async () => {
  open("a1", {
    PostToEdit: () => ({ blogPostById: aPost() }),
    UpdatePost: () => {
      throw refused("NOT_FOUND", "Article not found");
    },
  });
  await put("Title", " more");

  await press("Save changes");

  expect(
    await screen.findByText(
      "This post was deleted since you opened it. What you typed is kept below: copy what you need into a new post.",
    ),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByText(/This post was deleted/).closest('[role="alert"]')).toHaveFocus());
  expect(screen.getByLabelText("Title")).toHaveValue("Two spans more");
});

test("a server that cannot be reached: Failed to publish post, and what was typed stays", async () => {
  open("new", {});
  await fill();

  await press("Publish");

  expect(await screen.findByText("Failed to publish post")).toBeVisible();
  expect(
    screen.getByText(
      "The portal cannot be reached at the moment: what you typed is kept and will be sent again by itself, for up to 10 minutes.",
    ),
  ).toBeVisible();
  expect(screen.getByLabelText("Excerpt")).toHaveValue("Two spans.");
});

test("the preview is drawn by the server", async () => {
  const { api } = open("new", { PreviewMarkdown: () => ({ previewMarkdown: "<h2>Drawn</h2>" }) });
  await press("Preview");
  expect(screen.getByText("What you write is shown here as visitors will see it.")).toBeVisible();
  await press("Write");
  await put("Body (Markdown)", "## Drawn");

  await press("Preview");

  expect(await screen.findByRole("heading", { name: "Drawn" })).toBeVisible();
  expect(api.operations.at(-1)?.variables).toEqual({ markdown: "## Drawn" });
});

test("a post that is not there says so and leads back", async () => {
  open("gone", {
    PostToEdit: () => {
      throw refused("NOT_FOUND", "Article not found");
    },
  });

  expect(await screen.findByRole("heading", { level: 1, name: "Post not found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Content" })).toHaveAttribute("href", paths.content);
});

describe("while the server cannot be reached", () => {
  withoutJitter();

  test("a post is published by itself, as it was asked for", async () => {
    const { api } = open("new", {
      CreatePost: unavailable(1, () => ({ createBlogPost: aPost({ id: "a9" }) })),
      PostToEdit: () => ({ blogPostById: aPost({ id: "a9" }) }),
    });
    await fill();
    await press("Publish");
    expect(await screen.findByText(/The portal cannot be reached at the moment/)).toBeVisible();

    await pass(4);

    expect(screen.getByText("Post published")).toBeVisible();
    const [first, second] = api.operations.filter(({ name }) => name === "CreatePost");
    expect(second).toEqual(first);
    expect(first?.variables).toMatchObject({
      input: { published: true, clientMutationId: expect.any(String) as string },
    });
  });
});
