import { randomUUID } from "node:crypto";

import { expect, request, type APIRequestContext, type Browser, type Page } from "@playwright/test";

import { ADMIN, type Account } from "./accounts.ts";
import { ask } from "./graphql.ts";

const baseURL = process.env.AXION_URL;
const DAY = 24 * 60 * 60 * 1000;

/** Signs in, and returns an API client with this session. Journeys create their test data with it. */
export async function signedIn({ username, password }: Account): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL });
  expect((await api.post("/api/login", { data: { username, password } })).status()).toBe(200);
  return api;
}

/**
 * Milliseconds after which `asAdmin` signs in again. This is less than REAUTHENTICATE_AFTER_MINUTES, the time after a
 * sign-in in which the server allows changes of accounts.
 */
const RENEWED_AFTER_MS = 10 * 60_000;

let admin: Promise<APIRequestContext> | undefined;
let signedInAt = 0;
/**
 * Returns an API client of an administrator whom only this worker uses. All workers sign in as ADMIN, and a user's 21st
 * sign-in ends the user's oldest session, so a client of ADMIN could lose its session.
 */
export function asAdmin() {
  if (!admin || Date.now() > signedInAt + RENEWED_AFTER_MS) {
    signedInAt = Date.now();
    admin = signedIn(ADMIN).then(anAdmin).then(signedIn);
  }
  return admin;
}

/** Creates another administrator with a unique username. */
export async function anAdmin(api: APIRequestContext): Promise<Account> {
  const account = { username: `clerk-${randomUUID().slice(0, 8)}`, password: "a-long-password" };
  const answer = await api.post("/api/users", {
    data: { ...account, email: `${account.username}@example.org`, isAdmin: true },
  });
  expect(answer.status()).toBe(201);
  return account;
}

/** Creates an active partner with a unique username. */
export async function aPartner(): Promise<Account & { id: string }> {
  const account = { username: `partner-${randomUUID().slice(0, 8)}`, password: "a-long-password" };
  const answer = await (
    await asAdmin()
  ).post("/api/users", {
    data: { ...account, email: `${account.username}@example.org`, firstName: "Ada", isAdmin: false },
  });
  expect(answer.status()).toBe(201);
  return { ...account, id: ((await answer.json()) as { id: string }).id };
}

/** Creates a partner with a company profile, and signs in an API client for this partner. */
export async function aBidder() {
  const partner = await aPartner();
  const api = await signedIn(partner);
  const companyName = `Works of ${partner.username}`;
  expect((await api.post("/api/company-profile", { data: { companyName } })).status()).toBe(201);
  return { ...partner, api, companyName };
}

/** The fields of a valid tender with a unique number. */
export function tenderFields(overrides: object = {}) {
  const tenderNumber = `J-${randomUUID().slice(0, 8)}`;
  return {
    tenderNumber,
    title: `Footbridge ${tenderNumber}`,
    description: "A steel footbridge with a span of 42 m over the Sanaga.",
    category: "Infrastructure",
    budgetMin: 100_000,
    budgetMax: 250_000,
    openingDate: new Date(Date.now() - 10 * DAY).toISOString(),
    closingDate: new Date(Date.now() + 30 * DAY).toISOString(),
    location: "Bangui",
    country: "Central African Republic",
    requirements: "ISO 9001 certificate\nThree comparable works",
    documentsUrl: null,
    status: "open",
    ...overrides,
  };
}

export async function aTender(overrides: object = {}) {
  const answer = await (await asAdmin()).post("/api/tenders", { data: tenderFields(overrides) });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; tenderNumber: string; title: string; version: number };
}

/** Sets a tender's closing time to one second from now, and waits until the server has made its closing seal. */
export async function closingComes(tenderId: string) {
  const admin = await asAdmin();
  await ask(
    admin,
    `mutation ($id: ID!, $closingDate: DateTimeISO!) {
      updateTender(id: $id, patch: { closingDate: $closingDate }, addendum: { weight: notice, note: "The bids are needed now." }) { id }
    }`,
    { id: tenderId, closingDate: new Date(Date.now() + 1_000).toISOString() },
  );
  const seal = () =>
    ask<{ tender: { closingSeal: object | null } }>(
      admin,
      "query ($id: ID!) { tender(id: $id) { closingSeal { closing } } }",
      { id: tenderId },
    );
  await expect.poll(async () => (await seal()).tender.closingSeal, { timeout: 40_000 }).not.toBeNull();
}

export const PROPOSAL = "We launch the girders from the south bank in the dry season, with our own crane and crew.";

export const bidFor = (tenderId: string, overrides: object = {}) => ({
  tenderId,
  bidAmount: 180_000,
  technicalProposal: PROPOSAL,
  timelineDays: 90,
  documentsUrl: null,
  ...overrides,
});

/** Signs the browser in without the form: gets the session cookie, and stores the user as the portal does. */
export async function signIn(page: Page, { username, password }: Account) {
  await page.goto("/healthz");
  const answer = await page.request.post(new URL("/api/login", page.url()).href, { data: { username, password } });
  expect(answer.status()).toBe(200);
  await page.evaluate((user) => localStorage.setItem("user", user), await answer.text());
}

let clerk: Promise<Account> | undefined;
/**
 * Signs the browser in as an administrator whom only this worker uses. A user's 21st sign-in ends the user's oldest
 * session, so workers that shared an administrator would end each other's sessions.
 */
export async function signInAsClerk(page: Page) {
  const account = await (clerk ??= signedIn(ADMIN).then(anAdmin));
  await signIn(page, account);
  return account;
}

/** Opens a page in a new browser context, signed in with this account. */
export async function signedInPage(browser: Browser, account: Account) {
  const page = await browser.newPage();
  await signIn(page, account);
  return page;
}

/** Signs in through the sign-in form, for journeys that test signing in. */
export async function signInByForm(page: Page, { username, password }: Account) {
  await page.goto("/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function fillBid(page: Page, { bidAmount = "180000", timelineDays = "90", proposal = PROPOSAL } = {}) {
  await page.getByLabel("Bid amount (USD)").fill(bidAmount);
  await page.getByLabel("Technical proposal").fill(proposal);
  await page.getByLabel("Timeline (days)").fill(timelineDays);
}
