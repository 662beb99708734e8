import { Fragment } from "react";

/**
 * The maximum length of a part that is not broken; a longer part may break at any character, because it would overflow
 * a phone's column.
 */
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

/** Inline, because a block would add a space to the accessible name. `normal` allows breaks even inside `nowrap`. */
const BREAK = { display: "inline", whiteSpace: "normal" } as const;
