import { useProjectToEditQuery } from "#web/graphql/generatedContent.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

/** Reads the project from the network, not from the cache. Skipped for a new project. */
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
