import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { newMatchesOf } from "#api/tenders/searches/newMatchesOf.ts";
import {
  deleteSavedSearch,
  lookAtSavedSearch,
  setSavedSearchDelivery,
} from "#api/tenders/searches/savedSearch.acts.ts";
import { SavedSearch, SavedSearchInput, SearchDeliveryEnum } from "#api/tenders/searches/SavedSearch.ts";
import { MOST_SEARCHES, type SearchDelivery } from "#api/tenders/searches/savedSearch.rules.ts";
import { saveSearch } from "#api/tenders/searches/saveSearch.ts";

const OWN = "Only the signed-in user's own searches; NOT_FOUND for another user's.";

@Resolver(() => SavedSearch)
export class SavedSearchResolver {
  @Query(() => [SavedSearch], {
    description: `The signed-in user's own searches, sorted by name, at most ${MOST_SEARCHES}.`,
  })
  @MayUse("partner", "no token")
  savedSearches(@Ctx() { db, user }: SignedIn) {
    return db.manager.find(SavedSearch, { where: { userId: user.id }, order: { name: "ASC", id: "ASC" } });
  }

  @Mutation(() => SavedSearch, {
    description: `Saves a search of the signed-in user. CONFLICT above ${MOST_SEARCHES} searches.`,
  })
  @MayUse("partner", "no token", { writes: "account writes" })
  saveSearch(@Ctx() context: SignedIn, @Arg("input", () => SavedSearchInput) input: SavedSearchInput) {
    return saveSearch(context, input);
  }

  @Mutation(() => SavedSearch, { description: `Changes how the matches of a search are mailed. ${OWN}` })
  @MayUse("partner", "no token", { writes: "account writes" })
  setSavedSearchDelivery(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("delivery", () => SearchDeliveryEnum, { description: "How future matches are mailed." })
    delivery: SearchDelivery,
  ) {
    return setSavedSearchDelivery(context, id, delivery);
  }

  @Mutation(() => SavedSearch, {
    description: `Marks all tenders that match a search as seen, so that none is new any more. ${OWN}`,
  })
  @MayUse("partner", "no token", { writes: "notice writes" })
  lookAtSavedSearch(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return lookAtSavedSearch(context, id);
  }

  @Mutation(() => SavedSearch, { description: `Deletes a search. ${OWN}` })
  @MayUse("partner", "no token", { writes: "account writes" })
  deleteSavedSearch(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return deleteSavedSearch(context, id);
  }

  @FieldResolver(() => Int, {
    description:
      "The number of tenders that newly matched since the user last viewed the search and that are still open.",
  })
  newTenders(@Ctx() context: SignedIn, @Root() { id }: SavedSearch) {
    return loadBatched(context, newMatchesOf, id);
  }
}
