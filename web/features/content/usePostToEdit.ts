import { usePostToEditQuery } from "#web/graphql/generatedContent.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

/** Reads the post from the network, not from the cache. Skipped for a new post. */
export function usePostToEdit(id: string, isNew: boolean) {
  const { data, error, refetch } = usePostToEditQuery({
    variables: { id },
    fetchPolicy: isNew ? "cache-only" : "network-only",
    nextFetchPolicy: isNew ? "cache-only" : "cache-first",
  });
  const absent = refusalOf(error)?.code === "NOT_FOUND";
  const readAgain = async () => (await refetch({ id })).data?.blogPostById ?? null;
  return { post: data?.blogPostById, absent, failed: Boolean(error) && !absent, readAgain };
}
