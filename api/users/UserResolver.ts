import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { NullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import { requestedProperties } from "#api/core/graphql/readsOfRow.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { createUser } from "#api/users/createUser.ts";
import { deleteUser } from "#api/users/deleteUser.ts";
import { findUser } from "#api/users/findUser.ts";
import { listUsers } from "#api/users/listUsers.ts";
import { registerPartner } from "#api/users/registerPartner.ts";
import { restoreUser } from "#api/users/restoreUser.ts";
import { TypedArgs } from "#api/users/rights/TypedArgs.ts";
import { updateUser } from "#api/users/updateUser.ts";
import { User } from "#api/users/User.ts";
import { RegistrationInput, UserFilter, UserInput, UserOrder, UserPatch } from "#api/users/UserInput.ts";

const UserConnection = connectionOf(User, { tellsChanges: true });

@Resolver(() => User)
export class UserResolver {
  @Query(() => UserConnection, { description: "Administrators only." })
  @MayUse("admin", "users:read")
  users(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter,
    @Arg("orderBy", () => UserOrder, { nullable: true }) orderBy?: UserOrder,
  ) {
    return withChangesUntil(context, info, () =>
      listUsers(context, page, filter ?? {}, orderBy, requestedProperties(info)),
    );
  }

  @Query(() => User, { description: "Administrators only." })
  @MayUse("admin", "users:read")
  @NullIfRefused()
  user(@Ctx() { db }: SignedIn, @Arg("id", () => ID) id: string) {
    return findUser(db.manager, id);
  }

  @Mutation(() => User, {
    description: "Creates a partner's account and mails a link to confirm its e-mail address. It does not sign in.",
  })
  @MayUse("visitor", "no token")
  register(
    @Ctx() context: Context,
    @Arg("input", () => RegistrationInput) input: RegistrationInput,
    @Arg("language", () => LanguageEnum, { defaultValue: "en", description: "The language of the mail." })
    language: Language,
  ) {
    return registerPartner(context, input, language);
  }

  @Mutation(() => User, {
    description: "Administrators only. Creates a user. Creating an administrator needs a recent sign-in.",
  })
  @MayUse("admin", "users:write", { writes: "user writes" })
  createUser(
    @Ctx() context: SignedIn,
    @Arg("input", () => UserInput) input: UserInput,
    @Args(() => TypedArgs) typed: TypedArgs,
  ) {
    return createUser(context, input, typed);
  }

  @Mutation(() => User, {
    description:
      "Administrators only. Updates a user. Blocking or banning a user ends all of the user's sessions immediately. A change of username, email, password, isAdmin or status needs a recent sign-in.",
  })
  @MayUse("admin", "users:write", { writes: "user writes" })
  updateUser(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("patch", () => UserPatch) patch: UserPatch,
    @Args(() => TypedArgs) typed: TypedArgs,
  ) {
    return updateUser(context, id, patch, typed);
  }

  @Mutation(() => User, {
    description:
      "Administrators only. Hides the user and ends the user's sessions. The bids stay stored. Deleting an administrator needs a recent sign-in.",
  })
  @MayUse("admin", "users:write", { writes: "user writes" })
  deleteUser(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string, @Args(() => TypedArgs) typed: TypedArgs) {
    return deleteUser(context, id, typed);
  }

  @Mutation(() => User, {
    description: "Administrators only. Restores a deleted user. Restoring an administrator needs a recent sign-in.",
  })
  @MayUse("admin", "users:write", { writes: "user writes" })
  restoreUser(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string, @Args(() => TypedArgs) typed: TypedArgs) {
    return restoreUser(context, id, typed);
  }
}
