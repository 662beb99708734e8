import { Box } from "@mui/material";

import { type useUserFinder } from "#web/features/users/useUserFinder.ts";
import { STATUS_CHOICES } from "#web/features/users/userWords.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";
import { SearchField } from "#web/ui/lists/SearchField.tsx";

interface Props {
  finder: ReturnType<typeof useUserFinder>;
  /** The number of users found; undefined until it is known. */
  found: number | undefined;
  /** false: there are more. */
  foundIsExact: boolean | undefined;
}

export function UserFinder({ finder: { search, status, finding, findText, findStatus, findAll }, found, foundIsExact }: Props) {
  return (
    <Box sx={{ mb: 1 }}>
      <Finder noun="user" finding={finding} found={found} foundIsExact={foundIsExact} onFindAll={findAll}>
        <SearchField label="Name, e-mail or company" value={search} onTyped={findText} />
        <FilterChoice name="status" label="Account status" value={status} all="All statuses" choices={STATUS_CHOICES} onChosen={findStatus} />
      </Finder>
    </Box>
  );
}
