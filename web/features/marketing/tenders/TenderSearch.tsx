import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { OFFERED } from "#web/features/marketing/tenders/searchControls.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

interface Props {
  copy: TendersCopy;
  /** The query string of the URL, which contains the filters. */
  query: string;
}

/** The filters of the public tender list, as a plain form that works without scripts. */
export function TenderSearch({ copy, query }: Props) {
  const { href } = useSite();
  const values = new URLSearchParams(query);
  const inRow = OFFERED.filter(({ inRow }) => inRow);
  const further = OFFERED.filter(({ inRow }) => !inRow);
  return (
    <form role="search" className="tender-search" action={href(paths.publicTenders)} aria-label={copy.search.label}>
      <div className="search-row">
        {inRow.map((control) => (
          <SearchField key={control.name} copy={copy} control={control} values={values} />
        ))}
        <button className="button button-primary">{copy.search.find}</button>
      </div>
      <details open={further.some(({ name }) => values.has(name))}>
        <summary>{copy.search.more}</summary>
        <div className="search-more">
          {further.map((control) => (
            <SearchField key={control.name} copy={copy} control={control} values={values} />
          ))}
        </div>
      </details>
    </form>
  );
}

interface FieldProps {
  copy: TendersCopy;
  control: (typeof OFFERED)[number];
  values: URLSearchParams;
}

function SearchField({ copy, control: { name, kind, choices }, values }: FieldProps) {
  const { language } = useSite();
  const id = `tender-${name}`;
  const defaultValue = values.get(name) ?? "";
  return (
    <div className={`search-field search-${name}`}>
      <label htmlFor={id}>{copy.search.filters[name]}</label>
      {choices ? (
        <select id={id} name={name} defaultValue={defaultValue}>
          {choices(copy, language).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          type={kind === "day" ? "date" : name === "search" ? "search" : "text"}
          inputMode={kind === "money" ? "numeric" : undefined}
          defaultValue={defaultValue}
        />
      )}
    </div>
  );
}
