import { Fragment } from "react";

import { type Described } from "#web/features/marketing/developers/reference/readReference.ts";

/** An entry's description from the schema, and the reason if the entry is deprecated. */
export const Description = ({ of: { description, deprecationReason } }: { of: Described }) => (
  <>
    {description && (
      <p>
        <InCode text={description} />
      </p>
    )}
    {deprecationReason !== null && <p className="deprecated">Deprecated: {deprecationReason}</p>}
  </>
);

/** Renders a text and formats its parts in backticks as code. */
export const InCode = ({ text }: { text: string }) =>
  text
    .split("`")
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <code key={index}>{part}</code>,
    );
