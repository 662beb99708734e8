import { Description } from "#web/features/marketing/developers/reference/Description.tsx";
import { type Described } from "#web/features/marketing/developers/reference/readReference.ts";
import { TypeLink } from "#web/features/marketing/developers/reference/TypeLink.tsx";

interface Props {
  /** The anchor of the entry to which these parts belong. */
  of: string;
  parts: Described[];
}

/** A list of fields, arguments or enum values, each with an anchor. A field's arguments are listed below the field. */
export const Parts = ({ of, parts }: Props) => (
  <dl className="parts">
    {parts.map((part) => (
      <div key={part.name} id={`${of}.${part.name}`}>
        <dt>
          <a className="part-name" href={`#${of}.${part.name}`}>
            {part.name}
          </a>{" "}
          <TypeLink of={part} />
          {part.defaultValue !== null && <span> = {part.defaultValue}</span>}
        </dt>
        <dd>
          <Description of={part} />
          {part.parts.length > 0 && <Parts of={`${of}.${part.name}`} parts={part.parts} />}
        </dd>
      </div>
    ))}
  </dl>
);
