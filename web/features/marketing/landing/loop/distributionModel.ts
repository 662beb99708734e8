import { CATEGORIES, type Category } from "#web/features/marketing/copy/Copy.ts";
import { type Language } from "#api/core/rules/language.rules.ts";

/** Spec §9, distribution model: the share of each category in percent. */
export const distribution: Record<Category, number> = { core: 50, contributors: 30, market: 15, future: 5 };

const PERCENT = { en: "%", fr: "\u202f%" };
export const shareIn = (language: Language, category: Category) => `${distribution[category]}${PERCENT[language]}`;

/** The start and end of each category's sector, in degrees clockwise from the top. */
export function sectors() {
  let end = 0;
  return CATEGORIES.map((category) => {
    const from = end;
    end = from + (360 * distribution[category]) / 100;
    return { category, from, to: end, middle: (from + end) / 2 };
  });
}
