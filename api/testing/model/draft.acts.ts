import fc from "fast-check";

import { type Act, graphql } from "#api/testing/model/Act.ts";
import {
  bidders,
  key,
  ownId,
  pick,
  picked,
  type Plans,
  type Seen,
  seen,
  tenderName,
  underKey,
  versionSeen,
} from "#api/testing/model/act.values.ts";
import { DRAFT, draftSeen } from "#api/testing/model/world.views.ts";
import {
  type Actor,
  type Draft,
  found,
  once,
  refuseIf,
  signedIn,
  viewerOf,
  visibleTender,
  type World,
} from "#api/testing/model/World.ts";

interface Save {
  actor: Actor;
  tenderId: string;
  typed: string;
  version: number | null;
  key: string | null;
}

const draftOf = ({ drafts }: World, tenderId: string, companyId?: string) =>
  drafts.find((draft) => draft.tenderId === tenderId && draft.companyId === companyId);

const saveDraft = (world: World, { actor, tenderId, typed, version, key }: Save): Act => ({
  actor,
  description: `${actor} types "${typed}" for ${tenderName(world, tenderId)} at version ${version}${underKey(key)}`,
  send: graphql(
    `mutation ($tenderId: ID!, $input: BidDraftInput!) { result: saveBidDraft(tenderId: $tenderId, input: $input) ${DRAFT} }`,
    {
      tenderId,
      input: {
        bidAmount: typed,
        technicalProposal: "",
        timelineDays: "",
        documentsUrl: "",
        version,
        clientMutationId: key,
      },
    },
  ),
  law(world, { savedAt = "?" }) {
    const viewer = signedIn(world, actor);
    refuseIf(typed.length > 100, "BAD_USER_INPUT");
    /**
     * An existing draft can be saved even when its tender is closed or hidden. A new draft needs a tender that the user
     * can see.
     */
    const save = () => {
      const stored = draftOf(world, tenderId, viewer.id);
      if (!stored) visibleTender(world, viewer, tenderId);
      refuseIf((stored?.version ?? null) !== version, "CONFLICT");
      const made: Draft = stored ?? { tenderId, companyId: viewer.id, typed, savedAt, version: 0 };
      if (!stored) world.drafts.push(made);
      return Object.assign(made, { typed, savedAt, version: made.version + 1 });
    };
    const first = (): Draft =>
      once(world, viewer.id, "saveBidDraft", {
        key,
        terms: { tenderId, typed },
        create: () => ({ id: tenderId, made: save() }),
        retry() {
          const stored = draftOf(world, tenderId, viewer.id);
          refuseIf(stored?.typed !== typed, "CONFLICT");
          return found(stored);
        },
      });
    return draftSeen(world, viewer, version === null ? first() : save());
  },
});

const readDraft = (world: World, { actor, tenderId }: { actor: Actor; tenderId: string }): Act => ({
  actor,
  description: `${actor} reads the own draft for ${tenderName(world, tenderId)}`,
  send: graphql(`query ($tenderId: ID!) { result: bidDraft(tenderId: $tenderId) ${DRAFT} }`, { tenderId }),
  law(world) {
    const viewer = signedIn(world, actor);
    const draft = draftOf(world, tenderId, viewer.id);
    return draft ? draftSeen(world, viewer, draft) : null;
  },
});

const deleteDraft = (world: World, { actor, tenderId }: { actor: Actor; tenderId: string }): Act => ({
  actor,
  description: `${actor} deletes the own draft for ${tenderName(world, tenderId)}`,
  send: graphql("mutation ($tenderId: ID!) { result: deleteBidDraft(tenderId: $tenderId) { tenderId } }", { tenderId }),
  law(world) {
    const viewer = signedIn(world, actor);
    const deleted = draftOf(world, tenderId, viewer.id);
    world.drafts = world.drafts.filter((draft) => draft !== deleted);
    return deleted ? { tenderId } : null;
  },
});

/** The version that the actor sends with a draft. The current version of a draft that does not exist is null. */
const draftVersion = (world: World, actor: Actor, tenderId: string, seen: Seen) => {
  const stored = draftOf(world, tenderId, viewerOf(world, actor)?.id)?.version;
  return stored === undefined && seen === "now" ? null : versionSeen(seen, stored);
};

const onDraft = (plan: typeof readDraft) =>
  fc.record({ actor: bidders, pick }).map(
    ({ actor, pick }) =>
      (world: World) =>
        plan(world, { actor, tenderId: picked(world.tenders, ownId, pick) }),
  );

const save = fc
  .record({
    actor: bidders,
    pick,
    typed: fc.constantFrom("1", "", "  2 ", "x".repeat(101)),
    seen: fc.oneof(fc.constant("now" as const), seen),
    key,
  })
  .map(({ actor, pick, seen, ...sent }) => (world: World) => {
    const tenderId = picked(world.tenders, ownId, pick);
    return saveDraft(world, { ...sent, actor, tenderId, version: draftVersion(world, actor, tenderId, seen) });
  });

export const draftActs: Plans = {
  saveBidDraft: { weight: 5, arbitrary: save },
  bidDraft: { weight: 1, arbitrary: onDraft(readDraft) },
  deleteBidDraft: { weight: 1, arbitrary: onDraft(deleteDraft) },
};
