import { managedTenders } from "#web/features/tenders/managedTenders.ts";
import { addendumOf, type Telling } from "#web/features/tenders/changes/telling.ts";
import { tenderInput, type TenderValues } from "#web/features/tenders/tenderValues.ts";
import { answered } from "#web/graphql/answered.ts";
import { ManagedTendersDocument, type ManagedTendersQuery } from "#web/graphql/generated.ts";
import { useCreateTenderMutation, useUpdateTenderMutation } from "#web/graphql/generatedOnDemand.ts";
import { keptAs } from "#web/ui/forms/keptAs.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";

/** Updates the tender with the version that was read, or creates one and adds it to the top of the cached list. */
export function useSaveTender() {
  const createOnce = useCreateOnce(keptAs("tender"));
  const [update] = useUpdateTenderMutation();
  const [create] = useCreateTenderMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const list = { query: ManagedTendersDocument, variables: managedTenders() };
      cache.updateQuery<ManagedTendersQuery>(list, (shown) =>
        shown && { tenders: { ...shown.tenders, nodes: [data.createTender, ...shown.tenders.nodes] } },
      );
    },
  });

  return async (id: string | undefined, values: TenderValues, telling: Telling) => {
    const addendum = addendumOf(telling);
    return id === undefined
      ? createOnce(tenderInput(values), async (input) => answered(await create({ variables: { input } })).createTender)
      : answered(await update({ variables: { id, patch: { ...tenderInput(values), version: values.version }, ...(addendum && { addendum }) } })).updateTender;
  };
}
