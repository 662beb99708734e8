import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { propertiesAsked } from "#api/core/graphql/readsOfRow.ts";
import { tellChangesUntil } from "#api/core/graphql/tellChangesUntil.ts";
import { createUser } from "#api/users/createUser.ts";
import { deleteUser } from "#api/users/deleteUser.ts";
import { findUser } from "#api/users/findUser.ts";
import { listUsers } from "#api/users/listUsers.ts";
import { registerPartner } from "#api/users/registerPartner.ts";
import { restoreUser } from "#api/users/restoreUser.ts";
import { updateUser } from "#api/users/updateUser.ts";
import { User } from "#api/users/User.ts";
import { RegistrationInput, UserFilter, UserInput, UserOrder, UserPatch } from "#api/users/UserInput.ts";

const OWN_PASSWORD = "The administrator's own password, typed again; only of administrators with two-step sign-in.";
const UserConnection = connectionOf(User, { tellsChanges: true });

@Resolver(() => User)
export class UserResolver {
  @Query(() => UserConnection, { description: "Administrators only." })
  @MayUse("admin", "users:write")
  users(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter,
    @Arg("orderBy", () => UserOrder, { nullable: true }) orderBy?: UserOrder,
  ) {
    return tellChangesUntil(context, info, () => listUsers(context, page, filter ?? {}, orderBy, propertiesAsked(info)));
  }

  @Query(() => User, { description: "Administrators only." })
  @MayUse("admin", "users:write")
  user(@Ctx() { db }: SignedIn, @Arg("id", () => ID) id: string) {
    return findUser(db.manager, id);
  }

  @Mutation(() => User, { description: "Opens a partner's account; it does not sign in." })
  @MayUse("visitor", "no token")
  register(@Ctx() context: Context, @Arg("input", () => RegistrationInput) input: RegistrationInput) {
    return registerPartner(context, input);
  }

  @Mutation(() => User, { description: "Administrators only." })
  @MayUse("admin", "users:write", { writes: "user writes" })
  createUser(
    @Ctx() context: SignedIn,
    @Arg("input", () => UserInput) input: UserInput,
    @Arg("ownPassword", () => String, { nullable: true, description: `${OWN_PASSWORD} Needed for a new administrator.` }) ownPassword?: string | null,
  ) {
    return createUser(context, input, ownPassword);
  }

  @Mutation(() => User, { description: "Administrators only. A user that is blocked or banned loses every session at once." })
  @MayUse("admin", "users:write", { writes: "user writes" })
  updateUser(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("patch", () => UserPatch) patch: UserPatch,
    @Arg("ownPassword", () => String, { nullable: true, description: `${OWN_PASSWORD} Needed for another password or isAdmin.` }) ownPassword?: string | null,
  ) {
    return updateUser(context, id, patch, ownPassword);
  }

  @Mutation(() => User, { description: "Administrators only. Hides the user and ends its sessions; its bids are kept." })
  @MayUse("admin", "users:write", { writes: "user writes" })
  deleteUser(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return deleteUser(context, id);
  }

  @Mutation(() => User, { description: "Administrators only. Restores a deleted user." })
  @MayUse("admin", "users:write", { writes: "user writes" })
  restoreUser(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return restoreUser(context, id);
  }
}
