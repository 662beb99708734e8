import fc from "fast-check";

import { type Act, graphql, rest, wholeGraphql } from "#api/testing/model/Act.ts";
import { anybody, type Plans } from "#api/testing/model/act.values.ts";
import {
  ACCOUNT,
  accountSeen,
  BID,
  bidSeen,
  compare,
  DRAFT,
  draftSeen,
  inOrder,
  PROFILE,
  TENDER,
  tenderSeen,
} from "#api/testing/model/world.views.ts";
import { type Actor, administrator, liveBids, signedIn, type Tender, type World } from "#api/testing/model/World.ts";

const ALL = "first: 60";
const byClosing = (a: Tender, b: Tender) => compare(a.closingDate, b.closingDate) || compare(a.id, b.id);
const nodes = (list: unknown[]) => ({ totalCount: list.length, nodes: list });
const idsOf = (list: { id: string }[]) => nodes(list.map(({ id }) => ({ id })));

/** Reads the tenders, and the signed-in user's own company profile, bids and drafts. */
export const readOwnLists = (actor: Actor): Act => ({
  actor,
  description: `${actor} reads the own lists`,
  send: wholeGraphql(`{
      companyProfile ${PROFILE}
      tenders(${ALL}) { totalCount nodes ${TENDER} }
      myBids(${ALL}, filter: { includeWithdrawn: true }) { totalCount nodes ${BID} }
      live: myBids(${ALL}) { totalCount nodes { id } }
      myBidDrafts ${DRAFT}
    }`),
  law(world) {
    const viewer = signedIn(world, actor);
    const own = inOrder(world.bids.filter(({ companyId }) => companyId === viewer.id));
    const visible = world.tenders.filter(({ deleted, status }) => !deleted && (viewer.isAdmin || status !== "draft"));
    const drafts = world.drafts.filter(({ companyId }) => companyId === viewer.id);
    return {
      companyProfile: world.profiles[viewer.id] ?? null,
      tenders: nodes(visible.toSorted(byClosing).map((tender) => tenderSeen(world, viewer, tender))),
      myBids: nodes(own.map((bid) => bidSeen(world, viewer, bid))),
      live: idsOf(own.filter(({ withdrawn }) => !withdrawn)),
      myBidDrafts: drafts
        .toSorted((a, b) => compare(b.savedAt, a.savedAt) || compare(b.tenderId, a.tenderId))
        .map((draft) => draftSeen(world, viewer, draft)),
    };
  },
});

/** The group of a tender on the page All Bids. */
function groupOf(world: World, { id, status, closingDate }: Tender) {
  const live = liveBids(world, id);
  if (status === "draft" || live.length === 0) return "none";
  const isClosed = status === "closed" || (status === "open" && Date.parse(closingDate) < Date.now());
  return isClosed && live.some((bid) => bid.status === "pending") ? "awaiting" : "with";
}

/** Reads the lists that only administrators may see. */
export const readAllLists = (actor: Actor): Act => ({
  actor,
  description: `${actor} reads the administrators' lists`,
  async send(client) {
    const { code, data } = await wholeGraphql(`{
      bids(${ALL}, filter: { includeWithdrawn: true }) { totalCount nodes ${BID} }
      live: bids(${ALL}) { totalCount nodes { id } }
      users(${ALL}, orderBy: { field: username, direction: ascending }) { totalCount nodes ${ACCOUNT} }
      deletedUsers: users(${ALL}, filter: { deleted: true }, orderBy: { field: username, direction: ascending }) { totalCount nodes ${ACCOUNT} }
      deletedTenders: tenders(${ALL}, filter: { deleted: true }) { totalCount nodes { id } }
      awaiting: tendersByBids(${ALL}, group: awaitingDecision) { totalCount nodes { id } }
      with: tendersByBids(${ALL}, group: withBids) { totalCount nodes { id } }
      none: tendersByBids(${ALL}, group: draftsAndWithoutBids) { totalCount nodes { id } }
    }`)(client);
    if (code !== undefined) return { code };
    const read = data as { users: Accounts; deletedUsers: Accounts };
    return { data: { ...read, users: byName(read.users), deletedUsers: byName(read.deletedUsers) } };
  },
  law(world) {
    const viewer = administrator(world, actor);
    const bids = inOrder(world.bids);
    const live = world.tenders.filter(({ deleted }) => !deleted);
    const group = (name: string) => live.filter((tender) => groupOf(world, tender) === name);
    const accounts = (deleted: boolean) =>
      nodes(
        world.accounts
          .filter((account) => account.deleted === deleted)
          .map(accountSeen)
          .toSorted(byUsername),
      );
    return {
      bids: nodes(bids.map((bid) => bidSeen(world, viewer, bid))),
      live: idsOf(bids.filter(({ withdrawn }) => !withdrawn)),
      users: accounts(false),
      deletedUsers: accounts(true),
      deletedTenders: idsOf(world.tenders.filter(({ deleted }) => deleted).toSorted(byClosing)),
      awaiting: idsOf(group("awaiting").toSorted(byClosing)),
      with: idsOf(group("with").toReversed()),
      none: idsOf(group("none").toReversed()),
    };
  },
});

interface Named {
  username: string;
  id: string;
}
interface Accounts {
  nodes: Named[];
}
/** Users are sorted here, because the database's order of names depends on its collation. */
const byUsername = (a: Named, b: Named) => compare(a.username, b.username) || compare(a.id, b.id);
const byName = (accounts: Accounts) => ({ ...accounts, nodes: accounts.nodes.toSorted(byUsername) });

/** Reads a REST list; the ids are compared regardless of their order. */
const readRestList = ({ actor, path }: { actor: Actor; path: "/api/tenders" | "/api/bids" | "/api/users" }): Act => ({
  actor,
  description: `${actor} reads ${path}`,
  async send(client) {
    const answer = await rest("GET", path)(client);
    return answer.code === undefined ? { data: (answer.data as { id: string }[]).map(({ id }) => id).sort() } : answer;
  },
  law(world) {
    const viewer = path === "/api/tenders" ? signedIn(world, actor) : administrator(world, actor);
    const listed = {
      "/api/tenders": () =>
        world.tenders.filter(({ deleted, status }) => !deleted && (viewer.isAdmin || status !== "draft")),
      "/api/bids": () => world.bids.filter(({ withdrawn }) => !withdrawn),
      "/api/users": () => world.accounts.filter(({ deleted }) => !deleted),
    }[path]();
    return listed.map(({ id }) => id).sort();
  },
});

const readRevision = (actor: Actor): Act => ({
  actor,
  description: `${actor} asks for the tenders' revision`,
  send: graphql("{ result: tenderRevision }"),
  law(world, token) {
    signedIn(world, actor);
    const state = JSON.stringify(world.tenders);
    const { lastToken } = world;
    world.lastToken = { token, state };
    if (!lastToken) return expect.any(String) as unknown;
    return lastToken.state === state
      ? lastToken.token
      : (expect.not.stringMatching(`^${String(lastToken.token)}$`) as unknown);
  },
});

const path = fc.constantFrom("/api/tenders" as const, "/api/bids" as const, "/api/users" as const);

export const listActs: Plans = {
  ownLists: { weight: 3, arbitrary: anybody.map((actor) => () => readOwnLists(actor)) },
  allLists: { weight: 2, arbitrary: anybody.map((actor) => () => readAllLists(actor)) },
  restLists: { weight: 2, arbitrary: fc.record({ actor: anybody, path }).map((list) => () => readRestList(list)) },
  tenderRevision: { weight: 1, arbitrary: anybody.map((actor) => () => readRevision(actor)) },
};
