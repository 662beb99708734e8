import { Box } from "@mui/material";

import { type useUserFinder } from "#web/features/users/useUserFinder.ts";
import { KIND_CHOICES, STATUS_CHOICES } from "#web/features/users/userWords.ts";
import { words } from "#web/features/users/words/users.en.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";
import { LIST_VIEWS } from "#web/ui/lists/listView.ts";
import { SearchField } from "#web/ui/lists/SearchField.tsx";
import { ViewChoice } from "#web/ui/lists/ViewChoice.tsx";

interface Props {
  finder: ReturnType<typeof useUserFinder>;
  /** The number of users found; undefined until it is known. */
  found: number | undefined;
  /** Whether `found` is exact. Otherwise it is a lower limit. */
  foundIsExact: boolean | undefined;
}

export function UserFinder({
  finder: { search, status, kind, view, finding, findText, findStatus, findKind, findAll, setView },
  found,
  foundIsExact,
}: Props) {
  return (
    <Box sx={{ mb: 1 }}>
      <Finder
        noun={words.user}
        forms={words.userForms}
        finding={finding}
        found={found}
        foundIsExact={foundIsExact}
        onFindAll={findAll}
        columns={view === "table" ? THREE : undefined}
        view={<ViewChoice label={words.view} views={LIST_VIEWS} view={view} onChoose={setView} />}
      >
        <SearchField label={words.nameEMailOrCompany} value={search} onTyped={findText} />
        <FilterChoice
          name="status"
          label={words.accountStatus}
          value={status}
          all={words.allStatuses}
          choices={STATUS_CHOICES}
          onChosen={findStatus}
        />
        {view === "table" && (
          <FilterChoice
            name="kind"
            label={words.accountType}
            value={kind}
            all={words.allAccounts}
            choices={KIND_CHOICES}
            onChosen={findKind}
          />
        )}
      </Finder>
    </Box>
  );
}

/** The grid columns for the search field and two filters: two columns on phones, three on wide screens. */
const THREE = { xs: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 1fr) 14rem 14rem" };
