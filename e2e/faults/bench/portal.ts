import { Client, expectStatus, idOf } from "./Client.ts";
import { PASSWORD, emailOf } from "./seeded.ts";
import { ADMIN } from "./product.ts";
import type { Address } from "./request.ts";

const AT_ONCE = 8;
const DAY = 24 * 60 * 60 * 1000;
let count = 0;

export async function anAdmin(address: Address) {
  const admin = new Client(address, ADMIN.username);
  await admin.signIn();
  return admin;
}

/** Creates signed-in partners with a company profile, each with a different IP address. */
export function bidders(admin: Client, address: Address, many: number) {
  return inTurn(many, async () => {
    const place = ++count;
    const username = `bidder-${place}`;
    const person = { username, password: PASSWORD, email: emailOf(username), firstName: "Ada", isAdmin: false };
    expectStatus(await admin.post("/api/users", person), 201);
    const bidder = new Client(address, username, `127.0.${1 + (place >> 8)}.${place % 256}`);
    await bidder.signIn();
    expectStatus(await bidder.post("/api/company-profile", { companyName: `Works ${place}` }), 201);
    return bidder;
  });
}

/** Creates open tenders; returns their ids. */
export function openTenders(admin: Client, many: number, closingDate = new Date(Date.now() + 30 * DAY)) {
  return inTurn(many, async () =>
    idOf(expectStatus(await admin.post("/api/tenders", { ...aTender(), closingDate: closingDate.toISOString() }), 201)),
  );
}

/** The input of an open tender with a unique number. */
export const aTender = () => ({
  tenderNumber: `F-${++count}`,
  title: "Bridge over the Mpoko",
  description: "A two-lane bridge with a span of 42 m.",
  category: "Infrastructure",
  budgetMin: 100_000,
  budgetMax: 250_000,
  openingDate: new Date(Date.now() - 10 * DAY).toISOString(),
  closingDate: new Date(Date.now() + 30 * DAY).toISOString(),
  location: "Bangui",
  country: "Central African Republic",
  requirements: "ISO 9001 certificate",
  status: "open",
});

async function inTurn<T>(many: number, make: () => Promise<T>) {
  const made: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next++ < many) made.push(await make());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}
