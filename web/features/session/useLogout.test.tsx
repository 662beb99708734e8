import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { unsavedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { clearUser, rememberUser } from "#web/features/session/storedUser.ts";
import { useLogout } from "#web/features/session/useLogout.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";
import { formStore } from "#web/ui/forms/formStore.ts";

const amina = aUser();
const bid = unsavedBid(amina.id, "t1");
const form = formStore(amina.id, "tender new");

function LogoutButton() {
  const logout = useLogout();
  return <button onClick={() => void logout()}>Logout</button>;
}

beforeEach(() => {
  rememberUser(amina);
  bid.keep({
    typed: { bidAmount: "1", technicalProposal: "We", timelineDays: "", documentsUrl: "", documents: [] },
    over: null,
    addendaSeen: null,
  });
  form.keep({ from: { title: "" }, values: { title: "Bridge" } });
});

test.each<[string, Answers]>([
  ["leaves nothing of what was typed, neither of a form nor of a bid", { Logout: () => ({ logout: true }) }],
  ["that the server does not answer leaves nothing either", {}],
])("a logout %s", async (_what, answers) => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  renderAt("/", [{ path: "*", Component: LogoutButton }], answers);

  await userEvent.click(screen.getByRole("button", { name: "Logout" }));

  await waitFor(() => expect(localStorage.getItem("user")).toBeNull());
  expect(Object.keys(sessionStorage)).toEqual([]);
  error.mockRestore();
});

test("a session that merely ended keeps what was typed, for the same person to go on", () => {
  act(() => clearUser());

  expect(bid.read()?.typed.bidAmount).toBe("1");
  expect(form.read({ title: "" })?.values).toEqual({ title: "Bridge" });
});
