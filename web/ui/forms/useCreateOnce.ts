import { refusalOf } from "#web/graphql/refusal.ts";
import { useFormStore } from "#web/ui/forms/useFormStore.ts";
import { useRetryKey } from "#web/ui/forms/useRetryKey.ts";

/**
 * Returns a function that sends a create mutation with an idempotency key, so that a retry after a lost response
 * creates no second record. After a success, the next create gets a new key. So does the next create after a CONFLICT,
 * because the record that was created with the key may be gone, such as a withdrawn bid.
 * @param storeAs The form's name as given to ValidatedForm. With it, a retry after a reload creates no second record
 * either.
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
