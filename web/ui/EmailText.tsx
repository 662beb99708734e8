import { Fragment } from "react";

/** The maximum length in characters of a part of an e-mail address that fits into a phone's column. */
const LONGEST_WHOLE_PART = 24;

/**
 * An e-mail address in which lines break only before "@" and ".", not at a hyphen or in a word. If a part is longer
 * than LONGEST_WHOLE_PART, lines may break anywhere.
 */
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

/**
 * The style of an element at which a line may break. It is inline, because a block would add a space to the accessible
 * name. `whiteSpace: normal` allows the break even inside `nowrap`.
 */
const BREAK = { display: "inline", whiteSpace: "normal" } as const;
