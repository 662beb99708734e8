import { useProjectToEditQuery } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

/** As it is stored now: a form never starts from a kept copy. A new project is not asked for. */
export function useProjectToEdit(id: string, isNew: boolean) {
  const { data, error, refetch } = useProjectToEditQuery({
    variables: { id },
    fetchPolicy: isNew ? "cache-only" : "network-only",
    nextFetchPolicy: isNew ? "cache-only" : "cache-first",
  });
  const absent = refusalOf(error)?.code === "NOT_FOUND";
  const readAgain = async () => (await refetch({ id })).data?.project ?? null;
  return { project: data?.project, absent, failed: Boolean(error) && !absent, readAgain };
}
