import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aPost } from "#web/features/content/content.builders.ts";
import { BlogPage } from "#web/pages/public/BlogPage.tsx";
import { paths } from "#web/paths.ts";
import { answering } from "#web/testing/answering.ts";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

const drawn = (...items: ReturnType<typeof aPost>[]) => ({ items, page: 1, more: false });

test("each post shows title, excerpt, category, its date as full month, day, year, and the team as its author", () => {
  renderOnSite(<BlogPage shown={drawn(aPost())} />);

  const post = within(screen.getByRole("article", { name: "Two spans" }));

  for (const text of ["Design", "Why two are cheaper than one.", "October 5, 2026", "Axion Team"])
    expect(post.getByText(text)).toBeVisible();
  expect(post.getByRole("link", { name: /^Read Full Article/ })).toHaveAttribute("href", "/blog/two-spans");
});

test("a post without an author names none", () => {
  renderOnSite(<BlogPage shown={drawn(aPost({ byTeam: false }))} />);

  expect(screen.getByRole("article")).not.toHaveTextContent("Team");
});

test("without posts: No Articles Yet, with a return-to-dashboard button", () => {
  renderOnSite(<BlogPage shown={drawn()} />);

  expect(screen.getByText("No Articles Yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Dashboard" })).toHaveAttribute("href", paths.dashboard);
});

test.each([
  ["en", "This list has no such page", "Go to the first page", "/blog"],
  ["fr", "Cette page n’existe pas", "Aller à la première page", "/fr/blog"],
] as const)(
  "a page beyond the end of the list says so in %s, and leads to the first one",
  (language, title, way, first) => {
    renderOnSite(<BlogPage shown={{ items: [], page: 99, more: false }} />, { language, path: paths.blog });

    expect(screen.getByRole("heading", { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: way })).toHaveAttribute("href", first);
    expect(screen.queryByText(/No Articles Yet|Return to Dashboard/)).not.toBeInTheDocument();
  },
);

test("if the server could not read them, three skeletons are shown while the browser does", async () => {
  answering({ "/api/blog?published=true": [] });
  renderOnSite(<BlogPage shown={null} />);

  expect(screen.getByRole("status", { name: "Loading" }).children).toHaveLength(3);
  expect(await screen.findByText("No Articles Yet")).toBeVisible();
});

test("posts that cannot be loaded: Failed to fetch blog posts, and they can be asked for again", async () => {
  const server = answering({});
  renderOnSite(<BlogPage shown={null} />);
  expect(await screen.findByText("Failed to fetch blog posts", {}, { timeout: 20_000 })).toBeVisible();
  const { byTeam: _shown, ...post } = aPost();
  server.answers["/api/blog?published=true"] = [
    { ...post, authorId: "0192f0c1-0000-7000-8000-0000000000ff" },
    { ...post, id: "0192f0c1-0000-7000-8000-0000000000a2", title: "One span", authorId: null },
  ];

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("article", { name: "Two spans" })).toHaveTextContent("Axion Team");
  expect(screen.getByRole("article", { name: "One span" })).not.toHaveTextContent("Axion Team");
});

test("in French the date and the words are French, and so is the article's address", () => {
  renderOnSite(<BlogPage shown={drawn(aPost())} />, { language: "fr", path: paths.blog });

  expect(screen.getByText("5 octobre 2026")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Lire l’article/ })).toHaveAttribute("href", "/fr/blog/two-spans");
});
