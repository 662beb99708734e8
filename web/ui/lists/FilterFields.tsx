import { type OfferedFilter } from "#web/ui/lists/filterControl.ts";
import { FilterField } from "#web/ui/lists/FilterField.tsx";
import { type useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

interface Props<Name extends string> {
  offered: readonly OfferedFilter<Name>[];
  texts: Partial<Record<Name, string>>;
  finder: Pick<ReturnType<typeof useAddressFilters>, "put" | "putTyped">;
  /**
   * How often the user has cleared all filters. When the number changes, the fields are mounted again, so that they
   * also discard typed text that is not in the URL yet.
   */
  clearings: number;
}

/** The controls of filters that are stored in the URL. */
export const FilterFields = <Name extends string>({
  offered,
  texts,
  finder: { put, putTyped },
  clearings,
}: Props<Name>) =>
  offered.map(({ name, control }) => (
    <FilterField
      key={`${name} ${clearings}`}
      name={name}
      control={control}
      value={texts[name] ?? ""}
      onChange={(value, how) => (how?.typed ? putTyped(name, value) : put({ [name]: value }))}
    />
  ));
