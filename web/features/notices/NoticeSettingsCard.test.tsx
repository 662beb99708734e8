import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { NoticeSettingsCard } from "#web/features/notices/NoticeSettingsCard.tsx";
import { renderAt } from "#web/testing/renderAt.tsx";

const SETTINGS = {
  __typename: "NoticeSettings" as const,
  language: "en",
  timeZone: "Europe/Kyiv",
  tenders: "atOnce",
  reminders: "atOnce",
  administration: "atOnce",
};

function open(timeZone: string | null) {
  return renderAt("/", [{ path: "/", element: <NoticeSettingsCard isAdmin={false} /> }], {
    NoticeSettings: () => ({ noticeSettings: { ...SETTINGS, timeZone } }),
    SaveNoticeSettings: ({ input }) => ({ saveNoticeSettings: { ...SETTINGS, ...(input as object) } }),
  });
}

test.each([
  ["Europe/Kyiv", "Europe/Kyiv"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Europe/Atlantis", "Europe/Atlantis"],
])("the stored time zone %s is shown as %s, and saving keeps it", async (stored, shown) => {
  const { api } = open(stored);

  const select = await screen.findByLabelText("Time zone");
  expect(select).toHaveDisplayValue(shown);
  expect([...(select as HTMLSelectElement).options].filter(({ label }) => label === shown)).toHaveLength(1);
  if (stored === "Europe/Atlantis") return;
  await userEvent.click(screen.getByText("Save Choices"));

  expect(await screen.findByText("Your choices were saved")).toBeVisible();
  expect(api.operations.find(({ name }) => name === "SaveNoticeSettings")?.variables).toMatchObject({
    input: { timeZone: shown.replace(" ", "_") },
  });
});

test("without a stored time zone UTC is shown as not chosen yet", async () => {
  open(null);

  expect(await screen.findByLabelText("Time zone")).toHaveDisplayValue("UTC, not chosen yet");
});
