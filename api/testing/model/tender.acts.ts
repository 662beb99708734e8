import fc from "fast-check";

import { tenderInput } from "#api/testing/builders/builders.ts";
import { type Act, graphql, keyHeader, type Made, rest } from "#api/testing/model/Act.ts";
import {
  admins,
  anybody,
  closingAt,
  daysToClosing,
  door,
  having,
  key,
  ownId,
  pick,
  picked,
  type Plans,
  seen,
  tenderName,
  underKey,
  versionSeen,
} from "#api/testing/model/act.values.ts";
import { TENDER, tenderSeen } from "#api/testing/model/world.views.ts";
import {
  type Account,
  type Actor,
  administrator,
  found,
  hasLiveBid,
  liveTender,
  once,
  refuseIf,
  refuseStale,
  signedIn,
  type Tender,
  visibleTender,
  type World,
} from "#api/testing/model/World.ts";

const STATUSES = ["draft", "open", "closed", "awarded"] as const;
const number = fc.constantFrom("A-1", "a-1", "B-2", "C-3", "D-4", "E-5", "F-6");
/** Mostly a valid title, sometimes a blank one, which the portal refuses. */
const title = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom("Bridge", "Port") },
  { weight: 1, arbitrary: fc.constant(" ") },
);

/** The fields of a REST answer that the model computes. */
const inRest = ({ id, tenderNumber, title, status, closingDate, version }: ReturnType<typeof tenderSeen>) => ({
  id,
  tenderNumber,
  title,
  status,
  closingDate,
  version,
});
const shown = (by: "REST" | "GraphQL", world: World, viewer: Account, tender: Tender) => {
  const view = tenderSeen(world, viewer, tender);
  return by === "REST" ? inRest(view) : view;
};

const refuseTakenNumber = ({ tenders }: World, tenderNumber: string, self?: string) =>
  refuseIf(
    tenders.some(
      (other) => !other.deleted && other.id !== self && other.tenderNumber.toLowerCase() === tenderNumber.toLowerCase(),
    ),
    "CONFLICT",
  );

interface NewTender {
  actor: Actor;
  number: string;
  title: string;
  status: Tender["status"];
  days: number;
  key: string | null;
  door: "REST" | "GraphQL";
}

export function createTender({ actor, number, title, status, days, key, door }: NewTender): Act {
  const fields = { tenderNumber: number, title, status, closingDate: closingAt(days) };
  const input = tenderInput({ ...fields, openingDate: closingAt(-9) });
  return {
    actor,
    description: `${actor} creates ${status} tender ${number} "${title}" that closes in ${days}.5 days${underKey(key)} by ${door}`,
    send:
      door === "REST"
        ? rest("POST", "/api/tenders", input, keyHeader(key))
        : graphql(`mutation ($input: TenderInput!) { result: createTender(input: $input) ${TENDER} }`, {
            input: { ...input, clientMutationId: key },
          }),
    law(world, { id = "?" }: Made) {
      const viewer = administrator(world, actor);
      refuseIf(title.trim() === "", "BAD_USER_INPUT");
      const tender = once(world, viewer.id, "createTender", {
        key,
        terms: fields,
        create() {
          refuseTakenNumber(world, number);
          const made: Tender = { ...fields, id, deleted: false, version: 1 };
          world.tenders.push(made);
          return { id, made };
        },
        retry(id) {
          const earlier = found(world.tenders.find((tender) => tender.id === id));
          refuseIf(earlier.deleted, "CONFLICT");
          return earlier;
        },
      });
      return shown(door, world, viewer, tender);
    },
  };
}

interface TenderChange {
  actor: Actor;
  id: string;
  patch: Partial<Pick<Tender, "tenderNumber" | "title" | "status" | "closingDate">>;
  version: number | null;
  door: "REST" | "GraphQL";
}

export const updateTender = (world: World, { actor, id, patch, version, door }: TenderChange): Act => ({
  actor,
  description: `${actor} changes ${tenderName(world, id)} to ${JSON.stringify(patch)} by ${door}${version === null ? "" : ` at version ${version}`}`,
  send:
    door === "REST"
      ? rest("PATCH", `/api/tenders/${id}`, patch, version === null ? {} : { "if-match": `"${version}"` })
      : graphql(
          `mutation ($id: ID!, $patch: TenderPatch!) { result: updateTender(id: $id, patch: $patch) ${TENDER} }`,
          { id, patch: { ...patch, version } },
        ),
  law(world) {
    const viewer = administrator(world, actor);
    refuseIf(patch.title?.trim() === "", "BAD_USER_INPUT");
    const tender = liveTender(world, id);
    refuseStale(tender.version, version);
    const { status = tender.status } = patch;
    const concernsAward = status !== tender.status && [status, tender.status].includes("awarded");
    refuseIf(concernsAward && hasLiveBid(world, id, viewer), "CONFLICT");
    if (patch.tenderNumber !== undefined) refuseTakenNumber(world, patch.tenderNumber, id);
    const changes = Object.entries(patch).some(([name, value]) => tender[name as keyof Tender] !== value);
    Object.assign(tender, patch, { version: tender.version + Number(changes) });
    return shown(door, world, viewer, tender);
  },
});

const deleteTender = (
  world: World,
  { actor, id, door }: { actor: Actor; id: string; door: "REST" | "GraphQL" },
): Act => ({
  actor,
  description: `${actor} deletes ${tenderName(world, id)} by ${door}`,
  send:
    door === "REST"
      ? rest("DELETE", `/api/tenders/${id}`)
      : graphql(`mutation ($id: ID!) { result: deleteTender(id: $id) ${TENDER} }`, { id }),
  law(world) {
    const viewer = administrator(world, actor);
    const tender = liveTender(world, id);
    Object.assign(tender, { deleted: true, version: tender.version + 1 });
    return door === "REST" ? "" : tenderSeen(world, viewer, tender);
  },
});

const restoreTender = (world: World, { actor, id }: { actor: Actor; id: string }): Act => ({
  actor,
  description: `${actor} restores ${tenderName(world, id)}`,
  send: graphql(`mutation ($id: ID!) { result: restoreTender(id: $id) ${TENDER} }`, { id }),
  law(world) {
    const viewer = administrator(world, actor);
    const tender = found(world.tenders.find((tender) => tender.id === id));
    if (tender.deleted) {
      refuseTakenNumber(world, tender.tenderNumber, id);
      Object.assign(tender, { deleted: false, version: tender.version + 1 });
    }
    return tenderSeen(world, viewer, tender);
  },
});

const readTender = (
  world: World,
  { actor, id, door }: { actor: Actor; id: string; door: "REST" | "GraphQL" },
): Act => ({
  actor,
  description: `${actor} reads ${tenderName(world, id)} by ${door}`,
  send:
    door === "REST"
      ? rest("GET", `/api/tenders/${id}`)
      : graphql(`query ($id: ID!) { result: tender(id: $id) ${TENDER} }`, { id }),
  law(world) {
    const viewer = signedIn(world, actor);
    return shown(door, world, viewer, visibleTender(world, viewer, id));
  },
});

const patch = fc
  .record(
    {
      tenderNumber: number,
      title,
      status: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom("open" as const, "closed" as const) },
        { weight: 1, arbitrary: fc.constantFrom(...STATUSES) },
      ),
      days: daysToClosing,
    },
    { requiredKeys: [] },
  )
  .map(({ days, ...fields }) => ({ ...fields, ...(days !== undefined && { closingDate: closingAt(days) }) }));

const change = fc
  .record({ actor: admins, pick, patch, seen, door })
  .map(({ pick, seen, ...change }) => (world: World) => {
    const id = picked(world.tenders, ownId, pick);
    const version = versionSeen(seen, world.tenders.find((tender) => tender.id === id)?.version);
    const act = updateTender(world, { ...change, id, version });
    return { ...act, description: act.description + having(seen) };
  });

/**
 * Opens and closes tenders. This request has a great weight, because the answers to most requests depend on a tender's
 * status.
 */
const turn = fc.record({ actor: admins, pick, status: fc.constantFrom("open" as const, "closed" as const), door }).map(
  ({ pick, status, ...change }) =>
    (world: World) =>
      updateTender(world, { ...change, id: picked(world.tenders, ownId, pick), patch: { status }, version: null }),
);

const onTender = (
  actor: typeof admins,
  plan: (world: World, of: { actor: Actor; id: string; door: "REST" | "GraphQL" }) => Act,
) =>
  fc.record({ actor, pick, door }).map(
    ({ pick, ...of }) =>
      (world: World) =>
        plan(world, { ...of, id: picked(world.tenders, ownId, pick) }),
  );

export const tenderChanges: Plans = {
  updateTender: { weight: 4, arbitrary: change },
  openOrCloseTender: { weight: 6, arbitrary: turn },
  deleteTender: { weight: 2, arbitrary: onTender(admins, deleteTender) },
  restoreTender: { weight: 2, arbitrary: onTender(admins, restoreTender) },
};

export const tenderActs: Plans = {
  ...tenderChanges,
  createTender: {
    weight: 4,
    arbitrary: fc
      .record({
        actor: admins,
        number,
        title,
        status: fc.constantFrom("open" as const, "open" as const, ...STATUSES),
        days: daysToClosing,
        key,
        door,
      })
      .map((tender) => () => createTender(tender)),
  },
  tender: { weight: 4, arbitrary: onTender(anybody, readTender) },
};
