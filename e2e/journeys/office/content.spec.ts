import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import { aPartner, asAdmin, signIn, signInAsClerk } from "../../support/given.ts";
import { test } from "../../support/test.ts";

const NASTY = `## Spans

<script>document.title = "stolen"</script>
<img src=x onerror="document.title = 'stolen'">

[a bad link](javascript:alert(1)) and [a good one](https://example.org)

| Part | USD |
|--|--:|
| Deck | 7 |
`;

async function fillPost(page: Page, title: string, body: string) {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Category").fill("Design");
  await page.getByLabel("Excerpt").fill("Why two spans are cheaper than one.");
  await page.getByLabel("Body (Markdown)").fill(body);
}

test("@phone an admin writes a post, previews, publishes and unpublishes it; visitors read what is published, and no script", async ({
  page,
  browser,
  isMobile,
}) => {
  const title = `Two spans ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const visitor = await (await browser.newContext()).newPage();
  await signInAsClerk(page);
  await page.goto("/dashboard/content");
  await page.getByRole("link", { name: "New Post" }).first().click();
  await fillPost(page, title, NASTY);
  await expect(page.getByLabel("Slug")).toHaveValue(slug);

  if (isMobile) await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Spans" })).toBeVisible();
  await expect(preview.getByRole("cell", { name: "Deck" })).toBeVisible();
  await expect(preview.getByRole("link", { name: "a good one" })).toHaveAttribute("rel", /nofollow/);
  await expect(preview.locator("script, [onerror], a[href^=javascript]")).toHaveCount(0);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Post saved", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/content\/posts\/[0-9a-f-]{36}$/);
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1, name: "Article not found" })).toBeVisible();

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Post published", { exact: true })).toBeVisible();
  await visitor.goto("/blog");
  await visitor.getByRole("link", { name: `Read Full Article: ${title}` }).click();
  await expect(visitor).toHaveURL(new RegExp(`/blog/${slug}$`));
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText("1 min read")).toBeVisible();
  await expect(visitor.getByText("Axion Team")).toBeVisible();
  await expect(visitor.getByRole("cell", { name: "Deck" })).toBeVisible();
  await expect(visitor).toHaveTitle(new RegExp(title));

  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Post unpublished", { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1, name: "Article not found" })).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText("draft", { exact: true })).toBeVisible();

  await page.goto("/dashboard/content");
  await page.getByRole("button", { name: `Delete: ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Post deleted", { exact: true })).toBeVisible();
  await expect(page.getByRole("article", { name: title })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a project is written, published from its row and shown; a broken picture leaves a drawing", async ({
  page,
  browser,
}) => {
  const title = `Culvert ${randomUUID().slice(0, 8)}`;
  const visitor = await (await browser.newContext()).newPage();
  await signInAsClerk(page);
  await page.goto("/dashboard/content?list=projects");
  await page.getByRole("link", { name: "New Project" }).first().click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Title is required" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Location").fill("Kindia, Guinea");
  await page.getByLabel("Timeline").fill("5 months");
  await page.getByLabel("Description").fill("Three box culverts under the national road.");
  await page.getByLabel("Results").fill("Open in the rains.");
  await page.getByLabel("Image URL").fill("https://127.0.0.1:9/culvert.jpg");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Project saved", { exact: true })).toBeVisible();
  await visitor.goto("/projects");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(visitor.getByRole("article", { name: title })).toHaveCount(0);

  await page.goto("/dashboard/content?list=projects");
  await page.getByRole("button", { name: `Publish: ${title}` }).click();
  await expect(page.getByText("Project published", { exact: true })).toBeVisible();
  await visitor.reload();

  const sheet = visitor.getByRole("article", { name: title });
  for (const text of [
    "Kindia, Guinea",
    "5 months",
    "Three box culverts under the national road.",
    "Open in the rains.",
  ])
    await expect(sheet.getByText(text)).toBeVisible();
  await expect(sheet.getByRole("img")).toHaveCount(0);
});

test("@second two admins edit one post: the second takes over what the first saved", async ({ page, browser }) => {
  const title = `Shared ${randomUUID().slice(0, 8)}`;
  const created = await (
    await asAdmin()
  ).post("/graphql", {
    data: {
      query: "mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }",
      variables: {
        input: {
          title,
          slug: title.toLowerCase().replaceAll(" ", "-"),
          category: "Design",
          excerpt: "One.",
          body: "One.",
        },
      },
    },
  });
  const { data } = (await created.json()) as { data: { createBlogPost: { id: string } } };
  const address = `/dashboard/content/posts/${data.createBlogPost.id}`;
  const other = await (await browser.newContext()).newPage();
  await signInAsClerk(page);
  await signInAsClerk(other);
  await page.goto(address);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await other.goto(address);
  await other.getByLabel("Category").fill("Works");
  await other.getByRole("button", { name: "Save draft" }).click();
  await expect(other.getByText("Post saved", { exact: true })).toBeVisible();

  await page.getByLabel("Excerpt").fill("Mine.");
  await page.getByRole("button", { name: "Save draft" }).click();

  await expect(page.getByText("The post was changed elsewhere since you opened it")).toBeVisible();
  await expect(page.getByText("Works", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Excerpt")).toHaveValue("Mine.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Post saved", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Category")).toHaveValue("Works");
});

test("a post that is being written survives a reload, and leaving it asks first", async ({ page }) => {
  await signInAsClerk(page);
  await page.goto("/dashboard/content/posts/new");
  await fillPost(page, "Half written", "## Half");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half written");
  await expect(page.getByLabel("Body (Markdown)")).toHaveValue("## Half");

  await page.getByRole("main").getByRole("link", { name: "Content" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half written");
  await page.getByRole("main").getByRole("link", { name: "Content" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave page" }).click();

  await expect(page).toHaveURL(/\/dashboard\/content$/);
});

test("content and requests are for admins: a partner is sent to /dashboard with Access Denied", async ({ page }) => {
  await signIn(page, await aPartner());

  for (const path of [
    "/dashboard/content",
    "/dashboard/content/posts/new",
    "/dashboard/content/projects/new",
    "/dashboard/requests",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Admin access required", { exact: true })).toBeVisible();
  }
});

test("@second a post is written and published by keyboard alone", async ({ page }) => {
  const title = `Keys ${randomUUID().slice(0, 8)}`;
  await signInAsClerk(page);
  await page.goto("/dashboard/content/posts/new");
  await page.getByLabel("Title", { exact: true }).focus();
  await page.keyboard.type(title);
  await page.keyboard.press("Tab");
  for (const text of ["Design", "An excerpt.", "A body."]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  const publish = page.getByRole("button", { name: "Publish" });
  for (let stops = 0; stops < 4 && !(await publish.evaluate((button) => button === document.activeElement)); stops++)
    await page.keyboard.press("Tab");
  await expect(publish).toBeFocused();

  await page.keyboard.press("Enter");

  await expect(page.getByText("Post published", { exact: true })).toBeVisible();
});
