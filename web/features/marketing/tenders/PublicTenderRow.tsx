import { type ListedTender } from "#api/open-data/shownTender.rules.ts";
import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { Moment } from "#web/features/marketing/tenders/Moment.tsx";
import { daysLeftIn } from "#web/features/marketing/tenders/daysLeftIn.ts";
import { budgetIn, countryIn } from "#web/features/marketing/tenders/tenderFormats.ts";
import { TenderMarks } from "#web/features/marketing/tenders/TenderMarks.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

interface Props {
  copy: TendersCopy;
  tender: ListedTender;
}

/**
 * A tender in the public list. The link of the title covers the whole row, so a click anywhere in the row opens the
 * tender.
 */
export function PublicTenderRow({ copy, tender }: Props) {
  const { href, language } = useSite();
  const { tenderNumber, title, category, location, country, closingDate, daysLeft } = tender;
  return (
    <li className="tender-row">
      <p className="tender-number">
        <span>{tenderNumber}</span> <TenderMarks copy={copy} tender={tender} />
      </p>
      <h2>
        <a href={href(paths.publicTender(tenderNumber))}>{title}</a>
      </h2>
      <p className="tender-place">
        {copy.categories[category]} · {location}, {countryIn(language, country)}
      </p>
      <dl className="tender-figures">
        <div>
          <dt>{copy.facts.budget}</dt>
          <dd>{budgetIn(language, tender)}</dd>
        </div>
        <div>
          <dt>{daysLeft === null ? copy.facts.closed : copy.facts.closes}</dt>
          <dd>
            <Moment at={closingDate} copy={copy} />
            {daysLeft !== null && <span className="tender-left">{daysLeftIn(copy, daysLeft)}</span>}
          </dd>
        </div>
      </dl>
    </li>
  );
}
