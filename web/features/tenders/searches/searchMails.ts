import { SEARCH_DELIVERIES, type SearchDelivery } from "#api/tenders/searches/savedSearch.rules.ts";

const LABELS: Record<SearchDelivery, string> = { atOnce: "Mail at once", daily: "Mail daily at 07:00", never: "No mail" };

export const MAIL_CHOICES = SEARCH_DELIVERIES.map((value) => ({ value, label: LABELS[value] }));

export const deliveryOf = (value: string): SearchDelivery => SEARCH_DELIVERIES.find((known) => known === value) ?? "never";
