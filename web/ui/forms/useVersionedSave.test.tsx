import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { object, string } from "yup";

import { refused } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useVersionedSave } from "#web/ui/forms/useVersionedSave.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Site {
  title: string;
  place: string;
  version: number;
}

const schema = object({ title: string().trim().required("Required"), place: string().trim() });
const LABELS = { title: "Title", place: "Place" };
const aSite = (given: Partial<Site> = {}): Site => ({ title: "Bridge", place: "Bangui", version: 1, ...given });
const refusal = (...given: Parameters<typeof refused>) => new CombinedGraphQLErrors({ errors: [refused(...given)] });

/** A fake server that stores one site and refuses a save with a stale version. */
function serverWith(stored: Site | null) {
  const server = {
    stored,
    saves: [] as Site[],
    save: (values: Site): Promise<Site> => {
      server.saves.push(values);
      if ((server.stored?.version ?? 0) !== values.version)
        return Promise.reject(refusal("CONFLICT", "This site was changed elsewhere"));
      server.stored = { ...schema.cast(values), place: values.place.trim(), version: values.version + 1 };
      return Promise.resolve(server.stored);
    },
    read: () => Promise.resolve(server.stored),
  };
  return server;
}
type Server = ReturnType<typeof serverWith>;

interface Given {
  server: Server;
  opened: Site;
  onSaved: (stored: Site) => void;
  isDone?: (now: Site) => boolean;
}

function SiteForm({ server, opened, onSaved, isDone }: Given) {
  const { onSubmit, onFailed, meanwhile, isGone } = useVersionedSave<Site, Site>({
    schema,
    valuesOf: (stored) => stored,
    save: (values) => server.save(values),
    readAgain: () => server.read(),
    isDone,
    onSaved,
    saved: () => "Site saved",
    failed: (reason) => reason ?? "Failed to save site",
  });
  return (
    <ValidatedForm initialValues={opened} schema={schema} onSubmit={onSubmit} onFailed={onFailed}>
      {meanwhile && <SavedMeanwhile what="site" action="Save" meanwhile={meanwhile} labels={LABELS} />}
      {isGone && <p>It is gone</p>}
      <FormField name="title" label="Title" />
      <FormField name="place" label="Place" />
      <UnreachedAlert />
      <SubmitButton label="Save" busy="Saving..." />
    </ValidatedForm>
  );
}

function open(server: Server, { opened = server.stored ?? aSite({ version: 0 }), isDone }: Partial<Given> = {}) {
  const onSaved = jest.fn();
  const element = <SiteForm server={server} opened={opened} onSaved={onSaved} isDone={isDone} />;
  return { onSaved, ...renderAt("/", [{ path: "/", element }]) };
}

const title = () => screen.getByLabelText("Title");
const place = () => screen.getByLabelText("Place");
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test("a save goes over the version that was read, and the form goes on from what is stored", async () => {
  const server = serverWith(aSite());
  const { onSaved } = open(server);

  await retype(title(), " Harbour ");
  await save();
  expect(await screen.findByText("Site saved")).toBeVisible();
  expect(title()).toHaveValue("Harbour");
  await retype(title(), "Quay");
  await save();

  await waitFor(() => expect(server.stored).toEqual(aSite({ title: "Quay", version: 3 })));
  expect(server.saves.map(({ version }) => version)).toEqual([1, 2]);
  expect(onSaved).toHaveBeenLastCalledWith(server.stored);
});

test("a field that was left alone takes over what was saved meanwhile, and the next save stores both changes", async () => {
  const server = serverWith(aSite());
  open(server);
  server.stored = aSite({ place: "Conakry", version: 2 });

  await retype(title(), "Harbour");
  await save();

  expect(await screen.findByText("The site was changed elsewhere since you opened it")).toBeVisible();
  expect(place()).toHaveValue("Conakry");
  expect(title()).toHaveValue("Harbour");
  expect(screen.getByText("This site was changed elsewhere")).toBeVisible();
  await save();
  await waitFor(() => expect(server.stored).toEqual(aSite({ title: "Harbour", place: "Conakry", version: 3 })));
  expect(screen.queryByText("The site was changed elsewhere since you opened it")).not.toBeInTheDocument();
});

test("a field that was changed on both sides stays as typed, and shows both", async () => {
  const server = serverWith(aSite());
  open(server);
  server.stored = aSite({ title: "Quay", version: 2 });

  await retype(title(), "Harbour");
  await save();

  expect(await screen.findByText("Theirs:")).toHaveTextContent("Theirs: Quay");
  expect(screen.getByText("Yours:")).toHaveTextContent("Yours: Harbour");
  expect(title()).toHaveValue("Harbour");
  expect(server.stored).toMatchObject({ title: "Quay" });
});

test("a save whose answer was lost counts as saved at the next try", async () => {
  const server = serverWith(aSite());
  const { onSaved } = open(server);
  const answer = server.save;
  server.save = async (values) => {
    await answer(values);
    throw new Error("The connection broke");
  };
  await retype(title(), "Harbour");
  await save();
  expect(
    await screen.findByText(
      "The portal cannot be reached at the moment: what you typed is kept and will be sent again by itself, for up to 10 minutes.",
    ),
  ).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();

  server.save = answer;
  await save();

  expect(await screen.findByText("Site saved")).toBeVisible();
  expect(onSaved).toHaveBeenCalledWith(aSite({ title: "Harbour", version: 2 }));
  expect(server.stored).toEqual(aSite({ title: "Harbour", version: 2 }));
});

test("the same fields are not enough where more than the fields was to be saved", async () => {
  const server = serverWith(aSite());
  const { onSaved } = open(server, { isDone: () => false });
  server.stored = aSite({ title: "Harbour", version: 2 });

  await retype(title(), "Harbour");
  await save();
  expect(await screen.findByText("The site was changed elsewhere since you opened it")).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  await save();

  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(aSite({ title: "Harbour", version: 3 })));
});

test("without a server the sentence stays until the next try, and nothing typed is lost", async () => {
  const server = serverWith(aSite());
  const answer = server.save;
  server.save = () => Promise.reject(new TypeError("Failed to fetch"));
  open(server);

  await retype(title(), "Harbour");
  await save();

  expect(await screen.findByText("Failed to save site")).toBeVisible();
  expect(screen.getByText(/^The portal cannot be reached at the moment/)).toBeVisible();
  expect(title()).toHaveValue("Harbour");
  server.save = answer;
  await save();
  await waitFor(() =>
    expect(screen.queryByText(/^The portal cannot be reached at the moment/)).not.toBeInTheDocument(),
  );
});

test("a refusal is told in the server's words and marks its fields; a conflict over the same version is no stale edit", async () => {
  const server = serverWith(aSite());
  server.save = () => Promise.reject(refusal("CONFLICT", "This title is taken", { title: "Taken" }));
  open(server);

  await retype(title(), "Harbour");
  await save();

  await waitFor(() => expect(title()).toHaveAccessibleDescription("Taken"));
  expect(screen.getByText("This title is taken")).toBeVisible();
  expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
});

test("a stale edit whose stored state cannot be read stays a refusal, with what was typed", async () => {
  const server = serverWith(aSite({ version: 2 }));
  server.read = () => Promise.reject(new TypeError("Failed to fetch"));
  open(server, { opened: aSite() });

  await retype(title(), "Harbour");
  await save();

  expect(await screen.findByText("This site was changed elsewhere")).toBeVisible();
  expect(title()).toHaveValue("Harbour");
});

test("a record that was deleted meanwhile is reported as deleted", async () => {
  const server = serverWith(aSite());
  server.save = () => Promise.reject(refusal("NOT_FOUND", "Site not found"));
  open(server);

  await retype(title(), "Harbour");
  await save();

  expect(await screen.findByText("It is gone")).toBeVisible();
});

test("a save past a quota keeps the typed text, and says until the next try when it may be repeated", async () => {
  const server = serverWith(aSite());
  open(server);
  server.save = () => Promise.reject(refusal("RATE_LIMITED", "Too many changes. Please try again in 10 minutes."));

  await retype(title(), "Harbour");
  await save();

  expect(
    await screen.findByText("Too many changes. Please try again in 10 minutes. What you typed is kept."),
  ).toBeVisible();
  expect(title()).toHaveValue("Harbour");
});
