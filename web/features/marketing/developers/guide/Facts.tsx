import { type ReactNode } from "react";

interface Props {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table that fits a phone: there each row is a block. */
export const Facts = ({ caption, columns, rows }: Props) => (
  <table className="facts">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((name) => <th key={name} scope="col">{name}</th>)}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], index) => (
        <tr key={index}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => <td key={place}>{cell}</td>)}
        </tr>
      ))}
    </tbody>
  </table>
);
