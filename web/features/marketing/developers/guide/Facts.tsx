import type { ReactNode } from "react";

interface Props {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is the row's header. */
  rows: readonly (readonly ReactNode[])[];
}

/** A responsive table: on a phone each row is a block. */
export const Facts = ({ caption, columns, rows }: Props) => (
  <table className="facts">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], index) => (
        <tr key={index}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => (
            <td key={place}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Formats 20000 as "20,000". */
export const formatNumber = (count: number) => count.toLocaleString("en-US");
