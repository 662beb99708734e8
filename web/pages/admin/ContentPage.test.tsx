import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aPost, aProject, postsOf, projectsOf } from "#web/features/content/content.builders.ts";
import { ContentPage } from "#web/pages/admin/ContentPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const show = (answers: Answers, address: string = paths.content) =>
  renderAt(address, [{ path: paths.content, Component: ContentPage }], answers);

const draft = aPost({ id: "a2", title: "A draft", published: false, createdAt: "2026-11-01T00:00:00.000Z" });
const both: Answers = { ContentPosts: ({ state }) => postsOf([state === "published" ? aPost() : draft]) };

test("published and unpublished posts stand in one list, newest first, each with its badge and date", async () => {
  show(both);

  const rows = await screen.findAllByRole("article");

  expect(rows.map((row) => row.getAttribute("aria-label"))).toEqual(["A draft", "Two spans"]);
  expect(rows[0]).toHaveTextContent("draftNov 1, 2026");
  expect(rows[1]).toHaveTextContent("publishedOct 5, 2026");
  expect(screen.getByRole("link", { name: "New Post" })).toHaveAttribute("href", paths.contentPost("new"));
  expect(screen.getByRole("link", { name: "Edit: A draft" })).toHaveAttribute("href", paths.contentPost("a2"));
});

test("a post is published and unpublished in its row, as it was read", async () => {
  const { api } = show({
    ...both,
    UpdatePost: ({ patch }) => ({
      updateBlogPost: { ...draft, published: (patch as { published: boolean }).published, version: 4 },
    }),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Publish: A draft" }));

  expect(await screen.findByText("Post published")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toEqual({ id: "a2", patch: { published: true, version: 3 } });

  await userEvent.click(screen.getByRole("button", { name: "Unpublish: A draft" }));

  expect(await screen.findByText("Post unpublished")).toBeVisible();
  expect(screen.getByRole("button", { name: "Publish: A draft" })).toBeVisible();
});

test("deleting asks first, and gives the focus to the page's title", async () => {
  show({ ...both, DeletePost: () => ({ deleteBlogPost: { __typename: "BlogPost", id: "p1" } }) });

  await userEvent.click(await screen.findByRole("button", { name: "Delete: A draft" }));
  const question = within(screen.getByRole("dialog", { name: "Delete this post?" }));
  expect(question.getByText(/“A draft” is deleted for good/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Delete" }));

  expect(await screen.findByText("Post deleted")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("article", { name: "A draft" })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("a refusal is shown in the server's words, and the list is read again", async () => {
  const { api } = show({
    ...both,
    UpdatePost: () => {
      throw refused("CONFLICT", "This article was changed by somebody else in the meantime.");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Publish: A draft" }));

  expect(await screen.findByText(/changed by somebody else/)).toBeVisible();
  await waitFor(() => expect(api.operations.filter(({ name }) => name === "ContentPosts")).toHaveLength(4));
});

test("a server that cannot be reached: Failed to delete post", async () => {
  show(both);
  await userEvent.click(await screen.findByRole("button", { name: "Delete: A draft" }));

  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));

  expect(await screen.findByText("Failed to delete post")).toBeVisible();
});

test("the projects have their own address, and the same acts", async () => {
  show(
    {
      ContentProjects: ({ state }) => projectsOf(state === "published" ? [aProject()] : []),
      UpdateProject: () => ({ updateProject: aProject({ published: false, version: 2 }) }),
    },
    `${paths.content}?list=projects`,
  );

  expect(screen.getByRole("link", { name: "Projects" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "New Project" })).toHaveAttribute("href", paths.contentProject("new"));
  await userEvent.click(await screen.findByRole("button", { name: "Unpublish: Pissa bridge" }));

  expect(await screen.findByText("Project unpublished")).toBeVisible();
});

test("without posts there is a way to write the first", async () => {
  show({ ContentPosts: () => postsOf([]) });

  expect(await screen.findByText("No posts yet")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "New Post" })).toHaveLength(2);
});
