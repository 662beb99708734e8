import { expect } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, aTender, bidFor, signIn } from "../../support/given.ts";
import { ask } from "../../support/graphql.ts";
import { test } from "../../support/test.ts";

test("@second @phone axe finds nothing on My Bids, and nothing is wider than the screen", async ({ page }) => {
  test.slow();
  const bidder = await aBidder();
  const [tender, typing] = [
    await aTender({ title: `Rehabilitation ${"of-a-very-long-name-".repeat(6)}` }),
    await aTender(),
  ];
  const { id } = (await (
    await bidder.api.post("/api/bids", { data: bidFor(tender.id, { documentsUrl: "https://example.org/bid" }) })
  ).json()) as { id: string };
  const { technicalProposal, timelineDays } = bidFor(tender.id);
  await ask(bidder.api, "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }", {
    id,
    input: { bidAmount: 1, technicalProposal, timelineDays },
  });
  await ask(
    bidder.api,
    "mutation ($t: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $t, input: $input) { version } }",
    {
      t: typing.id,
      input: { bidAmount: "1", technicalProposal: "", timelineDays: "", documentsUrl: "" },
    },
  );
  await signIn(page, bidder);

  const screens = {
    "/dashboard/my-bids": page.getByRole("region", { name: "Drafts" }),
    [`/dashboard/my-bids/${id}`]: page.getByText("Revision 1", { exact: true }),
    [`/dashboard/my-bids/${id}?revise=1`]: page.getByRole("button", { name: "Submit Revision" }),
    [`/dashboard/submit-bid/${typing.id}`]: page.getByText(/^Saved/),
    "/dashboard/my-bids/nothing": page.getByText("Bid not found"),
  };
  for (const [path, shown] of Object.entries(screens)) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    if (path.endsWith(id)) await shown.click();
    await expectAccessible(page, path);
    await expectToFit(page, path);
  }
});
