import { type Reference } from "@apollo/client";

import { type UserAct } from "#web/features/users/userActs.ts";
import { useDeleteUserMutation, useUpdateUserMutation } from "#web/graphql/generated.ts";

interface ListOfUsers {
  totalCount: number;
  nodes: readonly Reference[];
}

/** Block and unblock send the status alone (spec §7). A deleted user is removed from the cached lists. */
export function useUserActs() {
  const [update] = useUpdateUserMutation();
  const [remove] = useDeleteUserMutation({
    update: (cache, { data }) => {
      cache.modify<{ users: ListOfUsers }>({
        fields: {
          users(list, { readField }) {
            if (!("nodes" in list)) return list;
            const nodes = list.nodes.filter((node) => readField("id", node) !== data?.deleteUser.id);
            return { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) };
          },
        },
      });
    },
  });

  return (act: UserAct, id: string) =>
    act === "delete"
      ? remove({ variables: { id } })
      : update({ variables: { id, patch: { status: act === "block" ? "blocked" : "active" } } });
}
