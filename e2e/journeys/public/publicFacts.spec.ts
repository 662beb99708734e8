import { expect } from "@playwright/test";

import { test } from "../../support/test.ts";

/** The texts that the specification (§2 and §9) requires on the landing page, by the section's CSS selector. */
const LANDING: [section: string, ...entries: (string | RegExp)[]][] = [
  [
    ".hero",
    "Join the System",
    "Discover How",
    /-50%.*cost reduction|cost reduction.*-50%/,
    /-35%|time savings/,
    /24\/7/,
    "global desk",
    /5%/,
    "Value Loop",
  ],
  [
    "#core-vision",
    "Contract of Temporary Integration",
    /Digital and lightweight/i,
    /legal and fiscal autonomy/i,
    /Roles, compensation and KPIs/i,
    /Global Desk/,
    /annual Value Loop/,
  ],
  [
    "#the-formula",
    "1",
    "2",
    "3",
    "4",
    "Connection",
    /Immediate access to structures, ISO, tenders and BIM/,
    "Completion",
    /reduced by up to 50%/,
    "Acceleration",
    "Value Loop",
  ],
  ["#the-formula", "Before", "After", "-40%", "-50%", /up to -35%/, "+25%"],
  [
    "#value-loop",
    "Source",
    "Quota",
    "Destination",
    /5%.*royalties for companies and partners/i,
    /2–3%.*reinvestment and innovation/i,
    /1–2%.*growth reserve/i,
  ],
  ["#value-loop", /Core members/, "50%", "Contributors", "30%", "Market developers", "15%", "Future reserve", "5%"],
  [
    "#benefits",
    /Design/,
    "-40%",
    "costs",
    "-50%",
    "time",
    /Delivery/,
    "-35%",
    /realization time/,
    "+25%",
    /Average operating margin/,
  ],
  [
    "#supply-chain",
    /Architecture and engineering studios/,
    "Execution companies",
    "Suppliers and manufacturers",
    "Developers and funds",
    "Local communities",
  ],
  ["#supply-chain", "Global Desk", /24 hours a day/, /three time zones/],
  [
    "#contact",
    "Axion",
    "globaldesk@axion.example",
    "axion.example",
    "24/7",
    "Integration Request",
    /within 24 hours/,
    "Submit Application",
  ],
];

const MINISTRIES = ["Central African Republic", "Madagascar", "Guinea", "Kenya", "Nigeria", "Liberia"];

/** The service pages of §2, each with its path, title, tagline, button label, and the texts that it must contain. */
const SERVICES: [path: string, title: string, tagline: string, button: string, ...entries: string[]][] = [
  [
    "design-engineering",
    "Design & Engineering",
    "Precision-Driven Technical Excellence",
    "Contact Our Team",
    "Overview",
    "Conceptual Design",
    "Detailed Engineering",
    "Technical Review",
    "Value Engineering",
    "Infrastructure",
    "Commercial and residential",
    "Industrial facilities",
    "Energy and power",
    "Water and wastewater",
    "Advantages",
  ],
  [
    "bim-digital",
    "BIM & Digital Construction",
    "Future-Ready Digital Project Delivery",
    "Contact Our Team",
    "Overview",
    "3D BIM Modeling",
    "Digital Twin Technology",
    "Data Management",
    "4D/5D/6D BIM",
    "LOD 100-500 models",
    "4D sequencing",
    "5D cost",
    "6D facility management",
    "Coordination and shop drawings",
    "Common data environment setup",
    "Advantages",
  ],
  [
    "tender-compliance",
    "Tender & Compliance",
    "Strategic Procurement & Regulatory Excellence",
    "Get Tender Support",
    "Pre-tender analysis",
    "Documentation preparation",
    "Quality review",
    "Submission and clarification",
    "ISO 9001",
    "ISO 14001",
    "ISO 45001",
    "Local codes",
    "FIDIC/JCT/NEC",
    "Government procurement",
    "Win More Tenders",
  ],
  [
    "capital-advisory",
    "Capital Advisory",
    "Strategic Capital Intelligence & Investment Optimization",
    "Schedule Advisory Session",
    "Information",
    "Analysis",
    "Creative",
    "Implementation",
    "Procurement excellence",
    "Financial analysis",
  ],
  [
    "quality-control",
    "Quality Control",
    "Precision Quality Assurance & Technical Excellence",
    "Request QA/QC Services",
    "Plan",
    "Do",
    "Check",
    "Act",
    "Daily inspection reports",
    "Test certificates",
    "NCR management",
    "Quality dashboards",
    "ISO 9001",
    "ISO 19011",
    "ASTM",
    "BS/EN",
    "ACI",
    "ASME",
  ],
];

test("the landing page has every entry that the specification names", async ({ page }) => {
  await page.goto("/");
  for (const [section, ...entries] of LANDING)
    for (const entry of entries) await expect(page.locator(section), `${section}: ${entry}`).toContainText(entry);
  for (const name of ["Core Vision", "The Formula", "Value Loop", "Benefits"])
    await expect(page.locator("header").getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.locator("#contact").getByRole("link", { name: "Write an e-mail" })).toHaveAttribute(
    "href",
    "mailto:globaldesk@axion.example",
  );

  const ministries = page.getByRole("region", { name: "Ministries", exact: true });
  const cards = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ".slick-slide:not(.slick-cloned) .client-card, .clients-list .client-card",
      ),
    ].map((card) => ({
      country: card.querySelector(".client-country")?.textContent ?? "",
      name: card.querySelector(".client-name")?.textContent ?? "",
      colour: getComputedStyle(card).borderTopColor,
    })),
  );
  expect(cards).toHaveLength(15);
  expect([...new Set(cards.map(({ country }) => country))].sort()).toEqual([...MINISTRIES].sort());
  expect(new Set(cards.map(({ country, colour }) => `${country} ${colour}`)).size).toBe(6);
  expect(new Set(cards.map(({ colour }) => colour)).size).toBe(6);
  for (const { name } of cards) expect(name).toContain("Ministry");
  await expect(page.locator(".clients-foot")).toContainText("Many more partners in the value loop");
  await expect(ministries).toBeAttached();
});

test("each service page has its title, tagline, lists and buttons to the letter", async ({ page }) => {
  for (const [name, title, tagline, button, ...entries] of SERVICES) {
    await page.goto(`/services/${name}`);
    await expect(page.getByTestId("service-title"), name).toHaveText(title);
    await expect(page.locator("main"), name).toContainText(tagline);
    for (const entry of entries)
      await expect(page.locator("main"), `${name}: ${entry}`).toContainText(
        new RegExp(entry.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i"),
      );
    for (const label of await page.getByTestId("button-contact").allTextContents()) expect(label, name).toBe(button);
  }
});

test("the legal pages have their date, a link home and the cookies", async ({ page }) => {
  for (const path of ["/terms", "/privacy", "/cookie-policy"]) {
    await page.goto(path);
    await expect(page.getByText("Last updated October 2025"), path).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Home" }), path).toHaveAttribute("href", "/");
  }
  await expect(page.locator("main")).toContainText(/session cookie/i);
  await expect(page.locator("main")).toContainText("7 days");
  await expect(page.locator("main")).toContainText("axion_cookie_consent");
  await expect(page.locator("main")).toContainText("1 year");
});
