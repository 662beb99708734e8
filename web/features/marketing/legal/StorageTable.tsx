import { type StorageRows } from "#web/features/marketing/copy/LegalCopy.ts";

/**
 * A table of cookies or storage entries. On narrow screens each row becomes a block, and each cell shows the name of
 * its column.
 */
export const StorageTable = ({ table: { caption, columns, rows } }: { table: StorageRows }) => (
  <table className="storage-table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{columns.name}</th>
        <th scope="col">{columns.purpose}</th>
        <th scope="col">{columns.duration}</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(rows).map(([name, { purpose, duration }]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td data-column={columns.purpose}>{purpose}</td>
          <td data-column={columns.duration}>{duration}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
