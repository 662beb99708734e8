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
/** How a filter looks. */
export type FilterControl = Choices | Typed;

/** Whether the control can show a text of the address. */
export function canShow(control: FilterControl | null, text: string) {
  if (control?.kind === "day") return /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text);
  return control?.kind !== "choice" || control.choices.some(({ value }) => value === text);
}
