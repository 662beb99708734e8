import { managedTendersVariables } from "#web/features/tenders/management/managedTendersVariables.ts";
import { addendumInput, type AddendumDraft } from "#web/features/tenders/changes/addendumDraft.ts";
import { tenderInput, type TenderValues } from "#web/features/tenders/form/tenderValues.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import { ManagedTendersDocument, type ManagedTendersQuery } from "#web/graphql/generated.ts";
import { useCreateTenderMutation, useUpdateTenderMutation } from "#web/graphql/generatedOnDemand.ts";
import { formStoreName } from "#web/ui/forms/useFormStore.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";

/**
 * Returns a function that saves the tender form. With an id, it updates the tender and sends the version that was read.
 * Without an id, it creates a tender and adds it at the top of the cached list.
 */
export function useSaveTender() {
  const createOnce = useCreateOnce(formStoreName("tender"));
  const [update] = useUpdateTenderMutation();
  const [create] = useCreateTenderMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const list = { query: ManagedTendersDocument, variables: managedTendersVariables() };
      cache.updateQuery<ManagedTendersQuery>(
        list,
        (shown) => shown && { tenders: { ...shown.tenders, nodes: [data.createTender, ...shown.tenders.nodes] } },
      );
    },
  });

  return async (
    id: string | undefined,
    values: TenderValues,
    { draft, awardTakenBackReason }: { draft: AddendumDraft; awardTakenBackReason: string | undefined },
  ) => {
    const addendum = addendumInput(draft);
    return id === undefined
      ? createOnce(tenderInput(values), async (input) => dataOf(await create({ variables: { input } })).createTender)
      : dataOf(
          await update({
            variables: {
              id,
              patch: { ...tenderInput(values), version: values.version },
              ...(addendum && { addendum }),
              ...(awardTakenBackReason && { awardTakenBackReason }),
            },
          }),
        ).updateTender;
  };
}
