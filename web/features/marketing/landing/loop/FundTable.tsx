import { type CSSProperties } from "react";

import { FUND_ROWS } from "#web/features/marketing/copy/Copy.ts";
import { fundQuotas } from "#web/features/marketing/landing/figures.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/**
 * Spec §2: the fund's structure. A bar to scale below each quota is filled up to the minimum and outlined up to the
 * maximum.
 */
export function FundTable() {
  const { fundTitle, columns, fund } = useSite().copy.valueLoop;
  return (
    <table className="fund">
      <caption>{fundTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.source}</th>
          <th scope="col">{columns.quota}</th>
          <th scope="col">{columns.destination}</th>
        </tr>
      </thead>
      <tbody>
        {FUND_ROWS.map((row) => {
          const [least, most] = fundQuotas[row];
          return (
            <tr key={row}>
              <td>{fund[row].source}</td>
              <td className="fund-quota">
                {fund[row].quota}
                <span className="quota" style={{ "--least": least, "--most": most } as CSSProperties} />
              </td>
              <td>{fund[row].destination}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
