import { type Country } from "#api/core/rules/country.rules.ts";
import { type Language } from "#api/core/rules/language.rules.ts";
import { type ShownAddendum, type ShownChange } from "#api/open-data/shownTender.rules.ts";
import { type TenderCategory } from "#api/tenders/tenderCategory.rules.ts";
import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { Moment } from "#web/features/marketing/tenders/Moment.tsx";
import { countryIn, momentIn, moneyIn } from "#web/features/marketing/tenders/tenderFormats.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  copy: TendersCopy;
  addendum: ShownAddendum;
}

/**
 * An addendum to a tender: the changed fields, with their values before and after, and the buyer's note. The server
 * leaves out the values of long texts and of documents.
 */
export function AddendumItem({ copy, addendum: { number, issuedAt, note, changes } }: Props) {
  const { language } = useSite();
  return (
    <div className="tender-addendum">
      <h3>{copy.addenda.heading.replace("{number}", String(number))}</h3>
      <p className="quiet">
        <Moment at={issuedAt} copy={copy} />
      </p>
      <ul>
        {changes.map((change) => (
          <li key={change.field}>
            <strong>{copy.fields[change.field]}</strong>{" "}
            {change.values ? (
              <>
                <del>{valueIn(language, copy, change, change.values.before)}</del> →{" "}
                <ins>{valueIn(language, copy, change, change.values.after)}</ins>
              </>
            ) : (
              copy.addenda.changed
            )}
          </li>
        ))}
      </ul>
      {note && <p className="prose">{note}</p>}
    </div>
  );
}

function valueIn(language: Language, copy: TendersCopy, { field, as }: ShownChange, value: string | null) {
  if (value === null) return copy.addenda.without;
  if (as === "time") return momentIn(language, value);
  if (as === "money") return moneyIn(language, Number(value));
  if (as === "flag") return value === "true" ? copy.addenda.accepted : copy.addenda.refused;
  if (field === "category") return copy.categories[value as TenderCategory];
  if (field === "country") return countryIn(language, value as Country);
  if (field === "status") return copy.statuses[value as keyof TendersCopy["statuses"]];
  return value;
}
