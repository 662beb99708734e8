import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { anArticle } from "#web/features/content/content.builders.ts";
import { BlogPostPage } from "#web/pages/public/BlogPostPage.tsx";
import { paths } from "#web/paths.ts";
import { answering } from "#web/testing/answering.ts";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

const at = (article: ReturnType<typeof anArticle> | null) => ({ slug: "two-spans", article });

beforeEach(() => localStorage.clear());

test("the article has title, category, date, author, reading time and body, and a way back to /blog", () => {
  renderOnSite(<BlogPostPage shown={at(anArticle())} />);

  expect(screen.getByRole("heading", { level: 1, name: "Two spans" })).toBeVisible();
  for (const text of ["Design", "October 5, 2026", "Axion Team", "4 min read", "share"])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Two" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to all articles" })).toHaveAttribute("href", paths.blog);
  expect(screen.queryByText("draft")).not.toBeInTheDocument();
});

test("the next article is one step away", () => {
  const next = { slug: "one-span", title: "One span", excerpt: "And two piers." };
  renderOnSite(<BlogPostPage shown={at(anArticle({ next }))} />);

  expect(screen.getByRole("link", { name: "One span" })).toHaveAttribute("href", "/blog/one-span");
});

test("an unknown slug says Article not found and leads back; a visitor's browser asks nobody again", () => {
  const { requests } = answering({});
  renderOnSite(<BlogPostPage shown={at(null)} />);

  expect(screen.getByRole("heading", { level: 1, name: "Article not found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to all articles" })).toHaveAttribute("href", paths.blog);
  expect(requests).toEqual([]);
});

test("an unpublished article that an admin reads is marked as a draft", async () => {
  localStorage.setItem("user", JSON.stringify({ isAdmin: true }));
  answering({ "/graphql": { data: { blogPost: anArticle({ published: false }) } } });
  renderOnSite(<BlogPostPage shown={at(null)} />);

  expect(await screen.findByText("draft")).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit this article" })).toHaveAttribute(
    "href",
    paths.contentPost(anArticle().id),
  );
});

test("an article that cannot be loaded can be asked for again", async () => {
  const server = answering({});
  renderOnSite(<BlogPostPage shown={null} />);
  const again = await screen.findByRole("button", { name: "Try again" });
  server.answers["/graphql"] = { data: { blogPost: anArticle() } };

  await userEvent.click(again);

  expect(await screen.findByRole("heading", { level: 1, name: "Two spans" })).toBeVisible();
});
