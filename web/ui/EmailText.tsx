import { Fragment } from "react";

/** A longer part may be wider than a phone's column: it has to break wherever it must. */
const LONGEST_WHOLE_PART = 24;

/** An e-mail address that breaks before "@" and ".", not at a hyphen or in a word. */
export function EmailText({ address }: { address: string }) {
  const parts = address.split(/(?=[@.])/);
  const isWhole = parts.every(({ length }) => length <= LONGEST_WHOLE_PART);
  return (
    <span style={{ whiteSpace: isWhole ? "nowrap" : undefined }}>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr style={BREAK} />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** Inline, so that no accessible name has a space here; a break that is allowed although the rest is not wrapped. */
const BREAK = { display: "inline", whiteSpace: "normal" } as const;
