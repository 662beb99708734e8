import { screen, within } from "@testing-library/react";

import { type Service, SERVICES } from "#web/features/marketing/copy/Copy.ts";
import { type ServiceBlock, type ServiceCopy } from "#web/features/marketing/copy/ServiceCopy.ts";
import { servicesEn } from "#web/features/marketing/copy/services.en.ts";
import { servicesFr } from "#web/features/marketing/copy/services.fr.ts";
import { type Language } from "#api/core/rules/language.rules.ts";
import { ServicePage } from "#web/pages/public/ServicePage.tsx";
import { paths } from "#web/paths.ts";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

const TEXTS: Record<Language, { services: ServiceCopy; contact: string; prefix: string }> = {
  en: { services: servicesEn, contact: "/#contact", prefix: "" },
  fr: { services: servicesFr, contact: "/fr#contact", prefix: "/fr" },
};

function show(service: Service, language: Language = "en") {
  const { services } = TEXTS[language];
  renderOnSite(<ServicePage service={service} copy={services} />, { language, path: paths[service] });
  return services.pages[service];
}

/** Disables the normalizer of Testing Library, which would replace the no-break spaces of French texts. */
const asWritten = { normalizer: (text: string) => text };

const everyPage = (["en", "fr"] as const).flatMap((language) => SERVICES.map((service) => ({ language, service })));

test.each(everyPage)(
  "the page of $service in $language has its title, tagline and overview",
  ({ language, service }) => {
    const { title, tagline, overview } = show(service, language);

    expect(screen.getByTestId("service-title")).toHaveTextContent(title);
    expect(screen.getByTestId("service-title")).toBe(screen.getByRole("heading", { level: 1 }));
    expect(screen.getAllByText(tagline, asWritten)).toHaveLength(1);
    expect(screen.getByText(overview, asWritten)).toBeInTheDocument();
  },
);

test.each(everyPage)(
  "the page of $service in $language shows every entry of each of its lists",
  ({ language, service }) => {
    const { blocks } = show(service, language);

    for (const { title, entries } of blocks as readonly ServiceBlock[]) {
      const section = within(screen.getByRole("region", { name: title }));
      expect(section.getAllByRole("listitem")).toHaveLength(entries.length);
      for (const entry of entries) {
        expect(section.getByRole("heading", { level: 3, name: entry.title })).toBeInTheDocument();
        expect(section.getByText(entry.text, asWritten)).toBeInTheDocument();
      }
    }
  },
);

test.each(everyPage)(
  "every call to action of $service in $language leads to the contact section",
  ({ language, service }) => {
    const { button } = show(service, language);

    const buttons = screen.getAllByTestId("button-contact");
    expect(buttons.length).toBeGreaterThan(0);
    for (const found of buttons) {
      expect(found).toHaveTextContent(button);
      expect(found).toHaveAttribute("href", TEXTS[language].contact);
    }
  },
);

test.each(everyPage)("the page of $service in $language leads to the other four", ({ language, service }) => {
  show(service, language);

  const { services, prefix } = TEXTS[language];
  const links = within(screen.getByRole("navigation", { name: services.others })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    SERVICES.filter((other) => other !== service).map((other) => prefix + paths[other]),
  );
});

test.each([
  ["designEngineering", "Contact Our Team", [4, 5, 5]],
  ["bimDigital", "Contact Our Team", [4, 6, 6, 5]],
  ["tenderCompliance", "Get Tender Support", [4, 4, 6, 4]],
  ["capitalAdvisory", "Schedule Advisory Session", [4, 6, 3, 4]],
  ["qualityControl", "Request QA/QC Services", [4, 8, 4, 4, 6]],
] as const)(
  "the lists of %s are as long as the specification's, and its button reads %s",
  (service, label, lengths) => {
    const { blocks, button } = servicesEn.pages[service];

    expect((blocks as readonly ServiceBlock[]).map(({ entries }) => entries.length)).toEqual(lengths);
    expect(button).toBe(label);
  },
);

test("the lines of a schedule carry drawing numbers, which no other line carries", () => {
  show("tenderCompliance");

  for (const number of ["TC-101", "TC-102", "TC-103", "TC-104"]) expect(screen.getAllByText(number)).toHaveLength(1);
});
