import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aProject } from "#web/features/content/content.builders.ts";
import { ProjectEditorPage } from "#web/pages/admin/ProjectEditorPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { pass, unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";

const open = (id: string, answers: Answers) =>
  renderAt(paths.contentProject(id), [{ path: paths.contentProject(":id"), Component: ProjectEditorPage }], answers);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a project is published at once; what is left empty is null", async () => {
  const { api, router } = open("new", { CreateProject: () => ({ createProject: aProject({ id: "b9" }) }) });
  await fill(await screen.findByLabelText("Title"), "Pissa bridge");
  await fill(await screen.findByLabelText("Description"), "A steel crossing.");

  await press("Publish");

  expect(await screen.findByText("Project published")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toEqual({
    input: {
      title: "Pissa bridge",
      description: "A steel crossing.",
      imageUrl: null,
      industry: null,
      location: null,
      timeline: null,
      results: null,
      published: true,
      clientMutationId: expect.any(String) as string,
    },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.contentProject("b9")));
});

test("title and description are required, the image is an http or https address", async () => {
  const { api } = open("new", {});
  await fill(await screen.findByLabelText("Image URL"), "javascript:alert(1)");

  await press("Save draft");

  expect(await screen.findByRole("link", { name: "Title is required" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Description is required" })).toBeVisible();
  expect(screen.getByLabelText("Image URL")).toBeInvalid();
  expect(api.operations).toEqual([]);
});

test("an update sends the version that was read", async () => {
  const { api } = open("b1", {
    ProjectToEdit: () => ({ project: aProject({ version: 7 }) }),
    UpdateProject: () => ({ updateProject: aProject({ version: 8 }) }),
  });
  await fill(await screen.findByLabelText("Timeline"), " and a half");

  await press("Save changes");

  expect(await screen.findByText("Project saved")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toMatchObject({ patch: { timeline: "9 months and a half", version: 7 } });
});

test("a stale edit takes over what was saved meanwhile, and saving again undoes none of it", async () => {
  const stored = aProject();
  const { api } = open("b1", {
    ProjectToEdit: () => ({ project: { ...stored } }),
    UpdateProject: ({ patch }) => {
      if ((patch as { version: number }).version < stored.version)
        throw refused("CONFLICT", "This project was changed by somebody else");
      return { updateProject: { ...stored, version: 3 } };
    },
  });
  await fill(await screen.findByLabelText("Title"), " II");
  Object.assign(stored, { location: "Bouar", results: null, version: 2 });

  await press("Save changes");

  expect(await screen.findByText("Bouar")).toBeVisible();
  expect(screen.getByText("(empty)")).toBeVisible();
  expect(screen.getByLabelText("Location")).toHaveValue("Bouar");
  await press("Save changes");
  expect(await screen.findByText("Project saved")).toBeVisible();
  expect(api.operations.at(-1)?.variables).toMatchObject({
    patch: { title: "Pissa bridge II", location: "Bouar", results: null, version: 2 },
  });
});

test("a project that is deleted while it is edited: one sentence says so, that the text is kept and what to do next", async () => {
  open("b1", {
    ProjectToEdit: () => ({ project: aProject() }),
    UpdateProject: () => {
      throw refused("NOT_FOUND", "Project not found");
    },
  });
  await fill(await screen.findByLabelText("Title"), " II");

  await press("Save changes");

  expect(
    await screen.findByText(
      "This project was deleted since you opened it. What you typed is kept below: copy what you need into a new project.",
    ),
  ).toBeVisible();
  expect(screen.getByLabelText("Title")).toHaveValue("Pissa bridge II");
});

describe("while the server cannot be reached", () => {
  withoutJitter();

  test("a project is saved by itself over the version that was read", async () => {
    const { api } = open("b1", {
      ProjectToEdit: () => ({ project: aProject() }),
      UpdateProject: unavailable(1, () => ({ updateProject: aProject({ version: 2 }) })),
    });
    await fill(await screen.findByLabelText("Title"), " II");
    await press("Save changes");
    expect(await screen.findByText(/The portal cannot be reached at the moment/)).toBeVisible();

    await pass(4);

    expect(screen.getByText("Project saved")).toBeVisible();
    const [first, second] = api.operations.filter(({ name }) => name === "UpdateProject");
    expect(second).toEqual(first);
    expect(first?.variables).toMatchObject({ patch: { version: aProject().version } });
  });
});
