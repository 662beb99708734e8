import { screen, waitFor } from "@testing-library/react";
import { type ComponentType } from "react";

import { textsOutside, usePseudoLocale } from "#web/testing/pseudoLocale.ts";

const SCREENS: readonly [string, () => Promise<Record<string, ComponentType>>][] = [
  ["DashboardPage", () => import("#web/pages/partner/DashboardPage.tsx")],
  ["BrowseTendersPage", () => import("#web/pages/partner/BrowseTendersPage.tsx")],
  ["CompanyProfilePage", () => import("#web/pages/partner/CompanyProfilePage.tsx")],
];

/** Abbreviations that are the same in each language, and toasts, whose words App passes in. */
const SAME = /\b(UTC|GMT|US|USD)\b|https?:\/\/|Notifications \(F8\)/g;

/** Loads what the screens show. The modules are imported here, because they must be loaded after usePseudoLocale. */
async function loadData() {
  const { aMyDesk, aWaitingTender } = await import("#web/features/dashboard/desk.builders.ts");
  const { aTender, aTenderPage } = await import("#web/features/tenders/tender.builders.ts");
  const { aProfile } = await import("#web/testing/companyProfile.builders.ts");
  const { aUser } = await import("#web/testing/session.builders.ts");
  const [user, tender, profile, waiting] = [aUser(), aTender(), aProfile(), aWaitingTender()];
  const line = { count: 1, tenders: [waiting] };
  const data = [user, tender, profile, waiting]
    .flatMap((row) => Object.values(row))
    .filter((value): value is string => typeof value === "string" && value !== "")
    .flatMap((value) => [value, ...value.split(/(?=[@.])/)])
    .sort((one, other) => other.length - one.length);
  const answers = {
    CompanyProfile: () => ({ companyProfile: profile }),
    MyDesk: () =>
      aMyDesk({ drafts: line, unconfirmedBids: line, documents: line, closings: line, answers: line, outcomes: line }),
    OpenTenders: () => aTenderPage([tender], null, "1"),
    TenderRevision: () => ({ tenderRevision: "1" }),
    TendersSince: () => ({ tendersSince: { revision: "1", isComplete: true, changed: [], removed: [] } }),
  };
  return { user, data, answers };
}

beforeAll(usePseudoLocale);

test.each(SCREENS)("%s has no word outside the lists of words", async (name, load) => {
  const { user, data, answers } = await loadData();
  const { renderAt } = await import("#web/testing/renderAt.tsx");
  const { rememberUser } = await import("#web/features/session/storedUser.ts");
  const Component = (await load())[name]!;
  rememberUser(user);

  const { container } = renderAt("/dashboard", [{ path: "/dashboard", Component }], answers);
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(screen.queryAllByLabelText(/Loading/)).toEqual([]));

  const left = textsOutside(container).map((text) =>
    data.reduce((rest, value) => rest.replaceAll(value, ""), text.replaceAll(SAME, "")),
  );
  expect(left.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([]);
});
