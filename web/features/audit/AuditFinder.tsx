import { ACT_WORDS, actInWords } from "#web/features/audit/auditWords.ts";
import { OUTCOME_CHOICES } from "#web/features/audit/auditFilters.ts";
import { LinkedFilters } from "#web/features/audit/LinkedFilters.tsx";
import { type useAuditFilters } from "#web/features/audit/useAuditFilters.ts";
import { type useAuditTrail } from "#web/features/audit/useAuditTrail.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { FilterText } from "#web/ui/lists/FilterText.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";

interface Props {
  reading: ReturnType<typeof useAuditTrail>;
  trail: ReturnType<typeof useAuditFilters>;
  onClear: () => void;
}

const KNOWN = Object.keys(ACT_WORDS);
const choicesOf = (acts: readonly string[]) =>
  acts
    .map((value) => ({ value, label: actInWords(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, "en"));

export function AuditFinder({
  reading: { records, total, totalIsExact },
  trail: { filters, finding, choose, type },
  onClear,
}: Props) {
  // The URL may filter by an operation that ACT_WORDS does not list, for example one of a newer version of Axion. Add
  // that operation to the options, so that the select can show it.
  const acts = filters.act === "" || KNOWN.includes(filters.act) ? KNOWN : [...KNOWN, filters.act];
  return (
    <Finder
      noun="record"
      finding={finding}
      found={total}
      foundIsExact={totalIsExact}
      onFindAll={onClear}
      columns={COLUMNS}
    >
      <FilterChoice
        name="act"
        label="Act"
        value={filters.act}
        all="All acts"
        choices={choicesOf(acts)}
        onChosen={(act) => choose("act", act)}
      />
      <FilterChoice
        name="outcome"
        label="Outcome"
        value={filters.outcome}
        all="Done and refused"
        choices={OUTCOME_CHOICES}
        onChosen={(outcome) => choose("outcome", outcome)}
      />
      <FilterText
        name="from"
        label="From (UTC)"
        type="date"
        value={filters.from}
        onTyped={(day) => type("from", day)}
      />
      <FilterText name="to" label="To (UTC)" type="date" value={filters.to} onTyped={(day) => type("to", day)} />
      <LinkedFilters filters={filters} records={records} onRemove={(name) => choose(name, "")} />
    </Finder>
  );
}

const COLUMNS = { xs: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 3fr) repeat(3, minmax(0, 2fr))" };
