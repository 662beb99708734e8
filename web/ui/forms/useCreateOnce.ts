import { refusalOf } from "#web/graphql/refusal.ts";
import { useRetryKey } from "#web/ui/forms/useRetryKey.ts";

/**
 * Sends a create with its idempotency key: a retry after a lost answer creates no second one. A success and a CONFLICT
 * (a key whose bid was withdrawn since) end the key.
 */
export function useCreateOnce() {
  const { keyOf, renew } = useRetryKey();

  return async function createOnce<Input extends object, Created>(input: Input, create: (input: Input & { clientMutationId: string }) => Promise<Created>) {
    try {
      const created = await create({ ...input, clientMutationId: keyOf(input) });
      renew();
      return created;
    } catch (error) {
      if (refusalOf(error)?.code === "CONFLICT") renew();
      throw error;
    }
  };
}
