import { Link as Anchor } from "@mui/material";
import { Link } from "react-router-dom";

import { type ListFilter, tendersAddress } from "#web/features/figures/tendersAddress.ts";

/** The label of a group, as a link to the list of its tenders if it has some. */
export const TendersLink = ({ tenders, filter, label }: { tenders: number; filter: ListFilter; label: string }) =>
  tenders === 0 ? (
    label
  ) : (
    <Anchor component={Link} to={tendersAddress(filter)}>
      {label}
    </Anchor>
  );
