import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { aProject } from "#web/features/content/content.builders.ts";
import { dropBrokenPictures } from "#web/features/content/published/content.dom.ts";
import { ProjectsPage } from "#web/pages/public/ProjectsPage.tsx";
import { paths } from "#web/paths.ts";
import { answering } from "#web/testing/answering.ts";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

const drawn = (...items: ReturnType<typeof aProject>[]) => ({ items, page: 1, more: false });

test("each project shows its title, industry, location, timeline, description and results; Back goes to /dashboard", () => {
  renderOnSite(<ProjectsPage shown={drawn(aProject())} />);

  const sheet = within(screen.getByRole("article", { name: "Pissa bridge" }));

  for (const text of ["Infrastructure", "Pissa", "9 months", "A steel crossing.", "Rated for 40 tonnes."])
    expect(sheet.getByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", paths.dashboard);
});

test("a picture that does not come, or not over https, leaves a drawing in its place", () => {
  dropBrokenPictures();
  renderOnSite(
    <ProjectsPage
      shown={drawn(
        aProject({ imageUrl: "https://a.example/b.jpg" }),
        aProject({ id: "b2", title: "Insecure", imageUrl: "http://a.example/b.jpg" }),
      )}
    />,
  );
  const picture = screen.getByRole("img", { name: "Pissa bridge" });
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(screen.getAllByRole("img")).toHaveLength(1);

  fireEvent.error(picture);

  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("without projects: No Projects Yet, with a return-to-dashboard button", () => {
  renderOnSite(<ProjectsPage shown={drawn()} />);

  expect(screen.getByText("No Projects Yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Dashboard" })).toHaveAttribute("href", paths.dashboard);
});

test("a list of several pages leads on and back; the sheets are numbered through", () => {
  renderOnSite(<ProjectsPage shown={{ items: [aProject()], page: 2, more: true }} />);

  expect(screen.getByText("31")).toBeVisible();
  expect(screen.getByRole("link", { name: "Newer" })).toHaveAttribute("href", "/projects");
  expect(screen.getByRole("link", { name: "Older" })).toHaveAttribute("href", "/projects?page=3");
});

test("if the server could not read them, three skeletons are shown while the browser does", async () => {
  const { requests } = answering({ "/api/projects?published=true": [aProject()] });
  renderOnSite(<ProjectsPage shown={null} />);

  expect(screen.getByRole("status", { name: "Loading" }).children).toHaveLength(3);
  expect(await screen.findByRole("article", { name: "Pissa bridge" })).toBeVisible();
  expect(screen.queryByRole("status", { name: "Loading" })).not.toBeInTheDocument();
  expect(requests).toEqual(["/api/projects?published=true"]);
});

test("projects that cannot be loaded: Failed to fetch projects, and they can be asked for again", async () => {
  const server = answering({});
  renderOnSite(<ProjectsPage shown={null} />);
  expect(await screen.findByText("Failed to fetch projects", {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText("Error")).toBeVisible();
  server.answers["/api/projects?published=true"] = [aProject()];

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("article", { name: "Pissa bridge" })).toBeVisible();
});

test("in French the words around the projects are French", () => {
  renderOnSite(<ProjectsPage shown={drawn(aProject())} />, { language: "fr", path: paths.projects });

  expect(screen.getByText("Secteur")).toBeVisible();
  expect(screen.getByText("A steel crossing.").closest("[lang]")).toHaveAttribute("lang", "en");
});
