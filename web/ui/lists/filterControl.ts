import { isCalendarDay } from "#api/core/rules/moments.rules.ts";

interface Choices {
  kind: "choice";
  label: string;
  all: string;
  choices: readonly { value: string; label: string }[];
}
interface Typed {
  kind: "text" | "money" | "number" | "day";
  label: string;
}
export type FilterControl = Choices | Typed;

/** Whether the control can show this value from the URL. */
export function canShow(control: FilterControl | null, text: string) {
  if (control?.kind === "day") return /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text);
  return control?.kind !== "choice" || control.choices.some(({ value }) => value === text);
}

/** A filter with its control and its name in the URL. */
export interface OfferedFilter<Name extends string = string> {
  name: Name;
  control: FilterControl;
}

/** Reads the filters from a URL. A value that no control can show is ignored. */
export const filtersIn = <Name extends string>(offered: readonly OfferedFilter<Name>[], address: URLSearchParams) =>
  Object.fromEntries(
    offered.flatMap(({ name, control }) => {
      const text = address.get(name) ?? "";
      return text !== "" && canShow(control, text) ? [[name, text] as const] : [];
    }),
  ) as Partial<Record<Name, string>>;

/** Converts filter values for a request: filters that are null are omitted, and dates become ISO strings. */
export const sentFilter = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<unknown>({ ...values })
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
