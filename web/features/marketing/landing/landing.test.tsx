import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import {
  ACTORS,
  BENEFITS,
  CATEGORIES,
  COMPARISONS,
  DESK_FEATURES,
  FUND_ROWS,
  PHASES,
  STATISTICS,
} from "#web/features/marketing/copy/Copy.ts";
import { en } from "#web/features/marketing/copy/en.ts";
import { fr } from "#web/features/marketing/copy/fr.ts";
import { Benefits } from "#web/features/marketing/landing/benefits/Benefits.tsx";
import { SupplyChain } from "#web/features/marketing/landing/chain/SupplyChain.tsx";
import { Formula } from "#web/features/marketing/landing/formula/Formula.tsx";
import { Hero } from "#web/features/marketing/landing/hero/Hero.tsx";
import { ValueLoop } from "#web/features/marketing/landing/loop/ValueLoop.tsx";
import { CoreVision } from "#web/features/marketing/landing/vision/CoreVision.tsx";
import { SiteContext, type Site } from "#web/features/marketing/useSite.ts";

const landing = (site: Pick<Site, "language" | "copy">) => (
  <SiteContext value={{ path: "/", ...site }}>
    <Hero />
    <CoreVision />
    <Formula />
    <ValueLoop />
    <Benefits />
    <SupplyChain />
  </SiteContext>
);

describe.each([
  ["en", en],
  ["fr", fr],
] as const)("in %s", (language, copy) => {
  test("every entry of every list of the specification is shown", () => {
    render(landing({ language, copy }));

    const shown = document.body.textContent;
    const { hero, vision, formula, valueLoop, benefits, supplyChain } = copy;
    const expected: object[] = [
      STATISTICS.map((name) => hero.statistics[name]),
      [vision.completes, vision.accelerates, vision.redistributes, vision.contract],
      PHASES.map((name) => formula.phases[name]),
      COMPARISONS.map((name) => formula.comparisons[name]),
      FUND_ROWS.map((name) => valueLoop.fund[name]),
      CATEGORIES.map((name) => valueLoop.distribution[name]),
      BENEFITS.map((name) => benefits.figures[name]),
      ACTORS.map((name) => supplyChain.actors[name]),
      DESK_FEATURES.map((name) => supplyChain.deskFeatures[name]),
      supplyChain.zones,
    ];
    expect(textsOf(expected).filter((text) => !shown.includes(text))).toEqual([]);
  });

  test("the hero leads to the contact section and to the core vision", () => {
    render(landing({ language, copy }));

    expect(screen.getByRole("link", { name: copy.hero.join })).toHaveAttribute("href", "#contact");
    expect(screen.getByRole("link", { name: copy.hero.discover })).toHaveAttribute("href", "#core-vision");
  });
});

test("the fund is a table of source, quota and destination", () => {
  render(landing({ language: "en", copy: en }));

  const table = screen.getByRole("table", { name: "What fills the fund" });

  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Source", "Quota", "Destination"]);
  expect(within(table).getAllByRole("row")).toHaveLength(1 + FUND_ROWS.length);
});

test("the clocks have no hands in the server's page, and run in the browser: one per time zone", () => {
  const onServer = renderToString(landing({ language: "en", copy: en }));
  jest.useFakeTimers({ now: new Date("2026-01-15T22:30:00Z") });
  const { container, unmount } = render(landing({ language: "en", copy: en }));

  expect(onServer).not.toContain("<time");
  expect([...container.querySelectorAll("time")].map(({ textContent }) => textContent)).toEqual([
    "22:30",
    "23:30",
    "01:30",
  ]);
  unmount();
  jest.useRealTimers();
});

const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
