import { Box } from "@mui/material";

import { PERIODS } from "#web/features/figures/figureMonths.ts";
import { type FigureFilters, type useFigures } from "#web/features/figures/useFigures.ts";
import { words } from "#web/features/figures/words/figures.en.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { TENDER_CONTROLS } from "#web/ui/lists/tenderControls.ts";

interface Props {
  filters: FigureFilters;
  buyers: readonly { group: string; groupName: string }[];
  finder: ReturnType<typeof useFigures>["finder"];
}

/** The filters of the figures. They are in the address. */
export function FigureFilterFields({ filters, buyers, finder: { put } }: Props) {
  const [usual, ...others] = PERIODS;
  const choice = (value: string, label: string) => ({ value, label });
  const isUnnamed = filters.createdBy !== "" && !buyers.some(({ group }) => group === filters.createdBy);
  return (
    <Box sx={FIELDS}>
      <FilterChoice
        name="months"
        label={words.period}
        value={filters.months === String(usual) ? "" : filters.months}
        all={words.months(usual)}
        choices={others.map((months) => choice(String(months), words.months(months)))}
        onChosen={(months) => put({ months })}
      />
      {(["category", "country"] as const).map((name) => (
        <FilterChoice
          key={name}
          name={name}
          {...TENDER_CONTROLS[name]}
          value={filters[name]}
          onChosen={(value) => put({ [name]: value })}
        />
      ))}
      <FilterChoice
        name="createdBy"
        label={words.administrator}
        value={filters.createdBy}
        all={words.allAdministrators}
        choices={[
          ...(isUnnamed ? [choice(filters.createdBy, words.thisAdministrator)] : []),
          ...buyers.map(({ group, groupName }) => choice(group, groupName)),
        ]}
        onChosen={(createdBy) => put({ createdBy })}
      />
    </Box>
  );
}

/** Two fields share a line of a phone only if the longest option, "All administrators", is not cut in French either. */
const FIELDS = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
};
