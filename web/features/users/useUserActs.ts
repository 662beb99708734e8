import { type UserAct } from "#web/features/users/userActs.ts";
import { dropFromLists } from "#web/graphql/dropFromLists.ts";
import { useDeleteUserMutation, useUpdateUserMutation } from "#web/graphql/generatedUsers.ts";

/**
 * Returns a function that blocks, unblocks or deletes a user. Blocking and unblocking send only the status (spec §7). A
 * deleted user is removed from the cached lists.
 */
export function useUserActs() {
  const [update] = useUpdateUserMutation();
  const [remove] = useDeleteUserMutation({
    update: (cache, { data }) => data && dropFromLists(cache, "users", data.deleteUser.id),
  });

  return (act: UserAct, id: string) =>
    act === "delete"
      ? remove({ variables: { id } })
      : update({ variables: { id, patch: { status: act === "block" ? "blocked" : "active" } } });
}
