import { clearUser, rememberUser } from "#web/features/session/storedUser.ts";
import { aUser } from "#web/testing/session.builders.ts";
import { formStore } from "#web/ui/forms/formStore.ts";

const form = formStore("amina", "tender new");
const typed = { from: { title: "" }, values: { title: "Bridge" } };

/** Runs `act` as if in another tab: this tab receives the changes of the stored user only as storage events. */
function inAnotherTab(act: () => void) {
  const heard: (string | null)[] = [];
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation((_key, value) => void heard.push(value));
  const remove = jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => void heard.push(null));
  act();
  set.mockRestore();
  remove.mockRestore();
  for (const newValue of heard) window.dispatchEvent(new StorageEvent("storage", { key: "user", newValue }));
}

beforeEach(() => {
  rememberUser(aUser());
  form.keep(typed);
});

test("signing out in one tab clears the kept text in the others", () => {
  inAnotherTab(() => clearUser({ signedOut: true }));

  expect(form.read(typed.values)).toBeNull();
});

test("a session that was lost in one tab keeps the text in the others", () => {
  inAnotherTab(() => clearUser());

  expect(form.read(typed.values)).toEqual(typed);
});

test("signing out leaves no user and no typed text", () => {
  clearUser({ signedOut: true });

  expect(localStorage).toHaveLength(0);
  expect(form.read(typed.values)).toBeNull();
});
