import { Fragment } from "react";

/** Longer parts may overflow a phone's column: they may break anywhere. */
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

/** Inline, so that the accessible name has no space here; breaks are allowed even inside `nowrap`. */
const BREAK = { display: "inline", whiteSpace: "normal" } as const;
