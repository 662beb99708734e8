import { Description } from "#web/features/marketing/developers/reference/Description.tsx";
import { type Described } from "#web/features/marketing/developers/reference/readReference.ts";
import { TypeLink } from "#web/features/marketing/developers/reference/TypeLink.tsx";

interface Props {
  /** The anchor of their parent. */
  of: string;
  parts: Described[];
}

/** Fields, arguments or values, each with an anchor; a field's arguments are below it. */
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
