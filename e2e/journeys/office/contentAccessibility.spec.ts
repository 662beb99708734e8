import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { asAdmin, signInAsClerk } from "../../support/given.ts";
import { test } from "../../support/test.ts";

const LONG = "of-a-very-long-name-".repeat(6);
const BODY = `# First\n\n- a\n- [b](https://example.org)\n\n\`\`\`\n${LONG}\n\`\`\`\n\n${"| Part | USD ".repeat(6)}|\n${"|--|--:".repeat(6)}|\n${"| Deck | 1,250,000 ".repeat(6)}|\n`;

async function given() {
  const slug = `long-${randomUUID().slice(0, 8)}`;
  const answer = await (
    await asAdmin()
  ).post("/graphql", {
    data: {
      query: `mutation ($post: BlogPostInput!, $project: ProjectInput!) {
        createBlogPost(input: $post) { id }
        createProject(input: $project) { id }
      }`,
      variables: {
        post: { slug, title: `Title ${LONG}`, excerpt: LONG, category: "Design", body: BODY, published: true },
        project: {
          title: `Project ${LONG}`,
          description: LONG,
          results: LONG,
          industry: "Works",
          location: LONG,
          timeline: "9 months",
          published: true,
        },
      },
    },
  });
  const { data } = (await answer.json()) as { data: { createBlogPost: { id: string }; createProject: { id: string } } };
  const message = {
    firstName: "Ada",
    lastName: LONG.slice(0, 100),
    email: "ada@example.org",
    company: LONG,
    role: "other",
    message: `${LONG} `.repeat(5),
  };
  expect((await (await asAdmin()).post("/api/contact", { data: message })).status()).toBe(201);
  return { slug, post: data.createBlogPost.id, project: data.createProject.id };
}

async function lookAt(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  await expectNoFault(page, path);
}

async function expectNoFault(page: Page, what: string) {
  await expectAccessible(page, what);
  await expectToFit(page, what);
}

test("@second @phone axe finds nothing on content and requests, and nothing is wider than the screen", async ({
  page,
  isMobile,
}) => {
  test.slow();
  const { slug, post, project } = await given();

  for (const path of ["/projects", "/blog", `/blog/${slug}`, "/blog/no-such-article"]) await lookAt(page, path);
  await signInAsClerk(page);
  for (const path of [
    "/dashboard/content",
    "/dashboard/content?list=projects",
    `/dashboard/content/projects/${project}`,
    "/dashboard/requests",
  ])
    await lookAt(page, path);
  await page.getByRole("button", { name: "Mark as handled" }).first().click();
  await expect(page.getByRole("button", { name: "Mark as not handled" }).first()).toBeVisible();
  await expectNoFault(page, "a handled request");

  await lookAt(page, `/dashboard/content/posts/${post}`);
  if (isMobile) await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "First" })).toBeVisible();
  await expectNoFault(page, "the preview");
  await page.goto("/dashboard/content/posts/new");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeVisible();
  await expectNoFault(page, "the editor's problems");
});
