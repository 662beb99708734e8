import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { LANGUAGE_COOKIE } from "#api/core/rules/language.rules.ts";

import { LanguageSettings } from "#web/features/notices/LanguageSettings.tsx";
import { useChangeLanguage } from "#web/features/notices/useChangeLanguage.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { reloadWithToast } from "#web/ui/feedback/keptToast.ts";
import { holdUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";
import { chosenLanguage } from "#web/ui/frame/chosenLanguage.ts";
import { DashboardLayout } from "#web/ui/frame/DashboardLayout.tsx";

jest.mock("#web/ui/feedback/keptToast.ts");

const reload = jest.mocked(reloadWithToast);
const settings = {
  __typename: "NoticeSettings",
  language: "en",
  timeZone: "Europe/Kyiv",
  tenders: "atOnce",
  reminders: "atOnce",
  administration: "atOnce",
};
const answers = { SaveNoticeSettings: () => ({ saveNoticeSettings: settings }) };
const savedBy = (api: ReturnType<typeof renderAt>["api"]) =>
  api.operations.filter(({ name }) => name === "SaveNoticeSettings").map(({ variables }) => variables);

beforeEach(() => {
  reload.mockReset();
  document.cookie = `${LANGUAGE_COOKIE}=; Max-Age=0; Path=/`;
});

async function chooseFrench() {
  const { api } = renderAt("/", [{ path: "/", Component: LanguageSettings }], answers);
  await userEvent.selectOptions(screen.getByLabelText("Language of the portal"), "Français");
  await userEvent.click(screen.getByRole("button", { name: "Save Language" }));
  expect(await screen.findByText("The language was saved")).toBeVisible();
  return api;
}

test("the language chosen in the settings is saved for the person, and the portal is loaded in it", async () => {
  const api = await chooseFrench();

  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(savedBy(api)).toEqual([{ input: { portalLanguage: "fr" } }]);
  expect(chosenLanguage()).toBe("fr");
});

test("what is not saved in another form of the settings is not lost", async () => {
  const saved = holdUnsavedChanges();
  const api = await chooseFrench();
  saved();

  expect(savedBy(api)).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["saves the language of portal and emails", answers],
  ["changes this browser even if the server does not answer", {}],
])("the switch beside Logout %s", async (_what, given) => {
  function Frame() {
    const change = useChangeLanguage();
    return (
      <DashboardLayout groups={[]} who="Amina" onLogout={() => undefined} onLanguage={(other) => void change(other)}>
        The screen
      </DashboardLayout>
    );
  }
  const { api } = renderAt("/", [{ path: "/", Component: Frame }], given);

  await userEvent.click(screen.getByRole("button", { name: "Français" }));

  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(savedBy(api)).toEqual([{ input: { language: "fr", portalLanguage: "fr" } }]);
  expect(chosenLanguage()).toBe("fr");
});
