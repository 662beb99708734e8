import { LANGUAGE_COOKIE } from "#api/core/rules/language.rules.ts";

import { reloadWithToast } from "#web/ui/feedback/keptToast.ts";
import { holdUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";
import { chosenLanguage, chooseLanguage, followLanguage } from "#web/ui/frame/chosenLanguage.ts";

jest.mock("#web/ui/feedback/keptToast.ts");

const reload = jest.mocked(reloadWithToast);

beforeEach(() => {
  reload.mockReset();
  document.cookie = `${LANGUAGE_COOKIE}=; Max-Age=0; Path=/`;
});

test("the language that a person has set is saved in the browser, and the page is loaded again in it", () => {
  followLanguage("fr");

  expect(chosenLanguage()).toBe("fr");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the language that the browser has already loads nothing again", () => {
  chooseLanguage("fr");
  followLanguage("fr");

  expect(reload).not.toHaveBeenCalled();
});

test("a form that is not saved stays as it is until the next page, which is in the language that was set", () => {
  const saved = holdUnsavedChanges();
  followLanguage("fr");
  saved();

  expect(reload).not.toHaveBeenCalled();
  expect(chosenLanguage()).toBe("fr");
});
