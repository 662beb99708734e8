import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { localPath } from "#api/core/rules/language.rules.ts";
import { type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import { TAKEN } from "#api/users/userWords.rules.ts";

import { RedirectSignedIn } from "#web/features/session/RedirectSignedIn.tsx";
import { clearUser } from "#web/features/session/storedUser.ts";
import { LoginPage } from "#web/pages/account/LoginPage.tsx";
import { RegisterPage } from "#web/pages/account/RegisterPage.tsx";
import { paths } from "#web/paths.ts";
import { type Answers, refused } from "#web/testing/fakeApi.ts";
import { fill } from "#web/testing/fill.ts";
import { unavailable, withoutJitter } from "#web/testing/outage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

const LOGIN = localPath("fr", paths.login);
const REGISTER = localPath("fr", paths.register);

const open = (address: string, answers: Answers = {}) =>
  renderAt(
    address,
    [
      {
        Component: RedirectSignedIn,
        children: [
          { path: paths.login, Component: LoginPage },
          { path: paths.register, Component: RegisterPage },
          { path: LOGIN, Component: LoginPage },
          { path: REGISTER, Component: RegisterPage },
        ],
      },
      { path: localPath("fr", paths.home), element: "La page d’accueil" },
      { path: paths.dashboard, element: "The dashboard" },
    ],
    answers,
  );

const refusing = (code: RefusalCode, message: string, fields?: Record<string, string>) => () => {
  throw refused(code, message, fields);
};

async function signIn() {
  await fill(screen.getByLabelText("Nom d’utilisateur"), "amina");
  await fill(screen.getByLabelText("Mot de passe"), "secret1");
  await userEvent.click(screen.getByRole("button", { name: "Se connecter" }));
}

async function register() {
  await fill(screen.getByLabelText("Prénom"), "Amina");
  await fill(screen.getByLabelText("Nom"), "Ngarambe");
  await fill(screen.getByLabelText("E-mail"), "amina@bangui-batir.example");
  await fill(screen.getByLabelText("Nom d’utilisateur"), "amina");
  await fill(screen.getByLabelText("Mot de passe"), "secret1");
  await userEvent.click(screen.getByRole("button", { name: "Créer le compte" }));
}

afterEach(() => act(() => clearUser()));

test.each([
  [paths.login, "Partner Portal", "Back to Home", "Français", "/", "/fr/login"],
  [LOGIN, "Portail partenaires", "Retour à l’accueil", "English", "/fr", "/login"],
  [paths.register, "Partner Registration", "Back to Home", "Français", "/", "/fr/register"],
  [REGISTER, "Inscription des partenaires", "Retour à l’accueil", "English", "/fr", "/register"],
])("%s: title, way home and the other language", (address, title, back, other, home, elsewhere) => {
  open(address);

  const header = within(screen.getAllByRole("banner")[0] ?? document.body);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | Axion`);
  expect(header.getByRole("link", { name: back })).toHaveAttribute("href", home);
  expect(header.getByRole("link", { name: "Axion" })).toHaveAttribute("href", home);
  expect(header.getByRole("link", { name: other })).toHaveAttribute("href", elsewhere);
});

test("in French the two forms lead to each other, and registration success goes to /fr/login", async () => {
  const { router } = open(LOGIN, { Register: () => ({ register: { __typename: "User", id: "1" } }) });

  await userEvent.click(screen.getByRole("link", { name: "Devenir partenaire" }));
  expect(screen.getByRole("link", { name: "Se connecter" })).toHaveAttribute("href", LOGIN);
  await register();

  expect(await screen.findByText("Inscription réussie !")).toBeVisible();
  expect(router.state.location.pathname).toBe(LOGIN);
});

test("in French the fields say what is missing, in the summary too", async () => {
  open(REGISTER);

  await userEvent.click(screen.getByRole("button", { name: "Créer le compte" }));

  const summary = within(await screen.findByRole("alert"));
  expect(summary.getByRole("heading", { name: "Il y a un problème" })).toBeVisible();
  expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Prénom\u00a0: Obligatoire",
    "Nom\u00a0: Obligatoire",
    "Adresse e-mail non valide",
    "Nom d’utilisateur\u00a0: Obligatoire",
    "Le mot de passe doit compter au moins 6 caractères",
  ]);
});

test("in French login success is told in French, and leads to the dashboard", async () => {
  open(LOGIN, { Login: () => ({ login: aUser() }) });

  await signIn();

  expect(await screen.findByText("The dashboard")).toBeVisible();
  expect(screen.getByText("Connexion réussie")).toBeVisible();
  expect(screen.getByText("Bienvenue, Amina !")).toBeVisible();
});

test.each<[RefusalCode, string]>([
  ["UNAUTHENTICATED", "Nom d’utilisateur ou mot de passe incorrect. Veuillez réessayer."],
  ["FORBIDDEN", "Ce compte n’a pas accès au portail. Veuillez contacter le bureau mondial."],
  ["RATE_LIMITED", "Trop d’essais. Veuillez réessayer plus tard."],
])("in French a login that is refused with %s says: %s", async (code, sentence) => {
  open(LOGIN, { Login: refusing(code, "In English") });

  await signIn();

  expect(await screen.findByText("Échec de la connexion")).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
});

test("in French a server that cannot be reached is told beside the form", async () => {
  open(LOGIN);

  await signIn();

  expect(await screen.findByText("Le serveur est injoignable. Ce que vous avez écrit est conservé.")).toBeVisible();
});

test.each<[string, () => never, string]>([
  [
    "a taken username",
    refusing("CONFLICT", TAKEN.username, { username: TAKEN.username }),
    "Ce nom d’utilisateur est déjà pris",
  ],
  ["too many tries", refusing("RATE_LIMITED", "Too many tries."), "Trop d’essais. Veuillez réessayer plus tard."],
  [
    "a server that cannot be reached",
    () => {
      throw new Error("offline");
    },
    "Veuillez réessayer.",
  ],
])("in French a registration that fails for %s says so", async (_reason, Register, sentence) => {
  open(REGISTER, { Register });

  await register();

  expect(await screen.findByText("Échec de l’inscription")).toBeVisible();
  expect(screen.getAllByText(sentence, { exact: false })[0]).toBeVisible();
});

test("in French the forgotten password leads to the global desk", async () => {
  open(LOGIN);

  await userEvent.click(screen.getByRole("button", { name: /^Mot de passe oublié/ }));

  expect(
    await screen.findByText(/^Veuillez contacter le bureau mondial à l’adresse .+@.+ pour réinitialiser/),
  ).toBeVisible();
});

describe("in French, while the server cannot be reached", () => {
  withoutJitter();

  test("the registration says that it is sent again by itself, and how to stop that", async () => {
    open(REGISTER, { Register: unavailable(10, () => ({})) });

    await register();

    expect(
      await screen.findByText(
        "Le portail est injoignable pour le moment\u00a0: ce que vous avez écrit est conservé et sera renvoyé automatiquement, pendant 10\u00a0minutes au plus.",
        { normalizer: (text) => text },
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Ne plus essayer" }));
    expect(
      screen.getByText("Le serveur est injoignable. Ce que vous avez écrit est conservé. Veuillez réessayer."),
    ).toBeVisible();
  });
});
