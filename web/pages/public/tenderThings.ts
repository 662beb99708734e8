import { type ListedTender, type ShownTender, type ShownTenders } from "#api/open-data/shownTender.rules.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

type AddressOf = (path: string) => string;

/** Describes a tender as a schema.org Demand: the announcement of an organization that looks for works or services. */
export const tenderThing = (tender: ShownTender, addressOf: AddressOf) => ({
  "@type": "Demand",
  identifier: tender.tenderNumber,
  name: tender.title,
  description: tender.description,
  url: addressOf(paths.publicTender(tender.tenderNumber)),
  validFrom: tender.openingDate,
  validThrough: tender.closingDate,
  areaServed: placeOf(tender),
  priceSpecification: {
    "@type": "PriceSpecification",
    priceCurrency: "USD",
    minPrice: tender.budgetMin,
    maxPrice: tender.budgetMax,
  },
  itemOffered: { "@type": "Service", name: tender.title, serviceType: tender.category },
  availability: `https://schema.org/${tender.daysLeft === null ? "Discontinued" : "InStock"}`,
  seller: { "@type": "Organization", name: site.name, url: addressOf(paths.home) },
});

const placeOf = ({ location, country }: ListedTender) => ({
  "@type": "Place",
  name: `${location}, ${country}`,
  address: { "@type": "PostalAddress", addressLocality: location, addressCountry: country },
});

/** Describes a list of tenders as a schema.org ItemList. */
export const tendersThing = ({ items }: ShownTenders, addressOf: AddressOf) => ({
  "@type": "ItemList",
  itemListElement: items.map(({ tenderNumber, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: addressOf(paths.publicTender(tenderNumber)),
  })),
});
