import { refusalOf } from "#web/graphql/refusal.ts";
import { useFormStore } from "#web/ui/forms/useFormStore.ts";
import { useRetryKey } from "#web/ui/forms/useRetryKey.ts";

/**
 * Sends a create with an idempotency key, so that a retry after a lost response creates no second record. The key is
 * discarded after a success, and after a CONFLICT: the bid that it created was withdrawn.
 * @param storeAs the form's name as given to ValidatedForm; with it, a retry after a reload creates no second record
 * either
 */
export function useCreateOnce(storeAs?: string) {
  const { keyOf, renew } = useRetryKey(useFormStore(storeAs));

  return async function createOnce<Input extends object, Created>(
    input: Input,
    create: (input: Input & { clientMutationId: string }) => Promise<Created>,
  ) {
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
