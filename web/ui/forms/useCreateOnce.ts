import { refusalOf } from "#web/graphql/refusal.ts";
import { useKeptForm } from "#web/ui/forms/useKeptForm.ts";
import { useRetryKey } from "#web/ui/forms/useRetryKey.ts";

/**
 * Sends a create with its idempotency key: a retry after a lost answer creates no second one. A success and a CONFLICT
 * (a key whose bid was withdrawn since) end the key.
 *
 * @param keptAs the form's name as given to ValidatedForm: a retry after a reload creates no second one either
 */
export function useCreateOnce(keptAs?: string) {
  const { keyOf, renew } = useRetryKey(useKeptForm(keptAs));

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
