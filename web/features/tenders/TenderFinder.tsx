import { Box } from "@mui/material";

import { FilterText } from "#web/ui/lists/FilterText.tsx";
import { STATUS_CHOICES } from "#web/features/tenders/tenderValues.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";

interface Props {
  search: string;
  status: string;
  finding: boolean;
  /** The number of results; undefined until the list is complete. */
  found: number | undefined;
  findText: (text: string) => void;
  findStatus: (status: string) => void;
  findAll: () => void;
}

export function TenderFinder({ search, status, finding, found, findText, findStatus, findAll }: Props) {
  return (
    <Box sx={{ mb: 1 }}>
      <Finder noun="tender" finding={finding} found={found} onFindAll={findAll}>
        <FilterText name="search" label="Search tenders" value={search} onTyped={findText} />
        <FilterChoice name="status" label="Show" value={status} all="All statuses" choices={STATUS_CHOICES} onChosen={findStatus} />
      </Finder>
    </Box>
  );
}
