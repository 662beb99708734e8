import { Box } from "@mui/material";
import { type ReactNode } from "react";

import { words } from "#web/features/tenders/management/words/management.en.ts";
import { TENDER_STATUS_CHOICES } from "#web/ui/lists/tenderControls.ts";
import { FilterText } from "#web/ui/lists/FilterText.tsx";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";
import { LIST_VIEWS, type ListView } from "#web/ui/lists/listView.ts";
import { ViewChoice } from "#web/ui/lists/ViewChoice.tsx";

interface Props {
  search: string;
  status: string;
  finding: boolean;
  /** The number of tenders found; undefined until all pages of the list are loaded. */
  found: number | undefined;
  findText: (text: string) => void;
  findStatus: (status: string) => void;
  findAll: () => void;
  view: ListView;
  setView: (view: ListView) => void;
  /** Further filters, shown below the search field and the status filter. */
  children?: ReactNode;
}

export function TenderFinder({
  search,
  status,
  finding,
  found,
  findText,
  findStatus,
  findAll,
  view,
  setView,
  children,
}: Props) {
  return (
    <Box sx={{ mb: 1 }}>
      <Finder
        noun={words.tender}
        finding={finding}
        found={found}
        foundText={finding ? words.found : words.counted}
        onFindAll={findAll}
        columns={COLUMNS}
        view={<ViewChoice label={words.view} views={LIST_VIEWS} view={view} onChoose={setView} />}
      >
        <FilterText name="search" label={words.searchTenders} value={search} onTyped={findText} />
        <FilterChoice
          name="status"
          label={words.show}
          value={status}
          all={words.allStatuses}
          choices={TENDER_STATUS_CHOICES}
          onChosen={findStatus}
        />
        {children}
      </Finder>
    </Box>
  );
}

const COLUMNS = { xs: "minmax(0, 3fr) minmax(0, 2fr)", md: "minmax(0, 1fr) 14rem auto" };
