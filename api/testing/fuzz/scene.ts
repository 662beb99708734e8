import type { Tender } from "#api/tenders/Tender.ts";
import { aBid, aBidder, aBlogPost, anAdmin, aPartner, aProject, aSubmittedBid, aTender, PASSWORD, tenderInput } from "#api/testing/builders.ts";
import type { Client } from "#api/testing/client.ts";
import type { TestApp } from "#api/testing/testApp.ts";
import type { User } from "#api/users/User.ts";

/** Ids that fit together, by the GraphQL type of what they name. */
export type Scene = Record<"Tender" | "Bid" | "User" | "BlogPost" | "Project" | "ContactRequest", string> & { slug: string };

/** Who asks: the chief may do everything, the newcomer has no company profile. */
export interface Cast {
  chief: User;
  bidder: User;
  newcomer: User;
}

export const aCast = async (api: TestApp): Promise<Cast> => ({
  chief: await api.has(aBidder({ isAdmin: true })),
  bidder: await api.has(aBidder()),
  newcomer: await api.has(anAdmin()),
});

/** The state of a tender in which an operation can succeed, and whether the chief has a bid on it. */
const STATE_FOR: Record<string, { tender: Partial<Tender>; hasBid: boolean }> = {
  decideBid: { tender: { status: "closed" }, hasBid: true },
  awardTender: { tender: { status: "closed" }, hasBid: true },
  submitBid: { tender: { status: "open" }, hasBid: false },
};

/** A new scene in which this operation, given valid values, succeeds. */
export async function aScene(api: TestApp, { chief }: Cast, operation: string): Promise<Scene> {
  const { tender: state, hasBid } = STATE_FOR[operation] ?? { tender: { status: "open" }, hasBid: true };
  const tender = await api.has(aTender({ ...state, createdBy: chief.id }));
  const bid = await api.has(aSubmittedBid({ companyId: chief.id, ...(hasBid && { tenderId: tender.id }) }));
  const post = await api.has(aBlogPost());
  const project = await api.has(aProject());
  const [request] = await api.db.query<{ id: string }[]>(
    "INSERT INTO contact_requests (first_name, last_name, email, company, role, message) VALUES ('Ada', 'Obi', 'ada@example.org', 'Osun', 'other', 'Hello') RETURNING id",
  );
  return { Tender: tender.id, Bid: bid.id, User: (await api.has(aPartner())).id, BlogPost: post.id, Project: project.id, ContactRequest: request!.id, slug: post.slug };
}

let count = 0;

/** A valid value of each field that its type alone does not tell, by the field's name. */
export function goodValues(operation: string, scene: Scene, { chief }: Cast): Record<string, unknown> {
  const name = `ada${++count}`;
  const isLogin = operation.endsWith("login");
  return {
    ...tenderInput(),
    ...aBid({ tenderId: scene.Tender }),
    bidId: scene.Bid,
    slug: operation === "blogPost" ? scene.slug : `slug-${count}`,
    username: isLogin ? chief.username : name,
    email: `${name}@example.org`,
    password: PASSWORD, currentPassword: PASSWORD, newPassword: PASSWORD,
    firstName: "Ada", lastName: "Obi", company: "Osun", companyName: "Osun", message: "Hello",
    isAdmin: false, employeeCount: 3,
    // A contact form with a web site is a robot's.
    website: /contact/i.test(operation) ? "" : "https://example.org",
    status: /tender/i.test(operation) ? "open" : /bid/i.test(operation) ? "accepted" : "active",
    version: null, revision: null, seenStatus: null, seenBids: null, clientMutationId: null,
    first: 5, after: null, filter: null, orderBy: null,
    imageUrl: "https://example.org/a.png", addressCountry: "Kenya", industry: null, role: "other",
  };
}

/** The callers of one round. They sign in again, since an input may have ended a session. */
export function callersOf(api: TestApp, { chief, bidder, newcomer }: Cast, round: number) {
  const usual = [api.as(chief), api.visitor, api.as(bidder)][round % 3] ?? api.visitor;
  const withoutProfile = api.as(newcomer);
  return (operation: string): Client => {
    if (operation.endsWith("logout")) return api.visitor;
    return round === 0 && /(?:create|post).*profile/i.test(operation) ? withoutProfile : usual;
  };
}
