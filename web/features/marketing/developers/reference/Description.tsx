import { Fragment } from "react";

import { type Described } from "#web/features/marketing/developers/reference/readReference.ts";

/** The schema's own words; what stands in backticks is set as code. */
export const Description = ({ of: { description, deprecationReason } }: { of: Described }) => (
  <>
    {description && <p>{description.split("`").map((part, index) => (index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <code key={index}>{part}</code>))}</p>}
    {deprecationReason !== null && <p className="deprecated">Deprecated: {deprecationReason}</p>}
  </>
);
