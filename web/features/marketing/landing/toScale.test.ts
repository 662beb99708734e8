import { en } from "#web/features/marketing/copy/en.ts";
import { benefitLevels, BEFORE, comparisonLengths, fundQuotas } from "#web/features/marketing/landing/figures.ts";
import { distribution, sectors } from "#web/features/marketing/landing/loop/distributionModel.ts";

const figureIn = (text: string) => Number(/[-+]?\d+/.exec(text)?.[0]);

test("the ring closes: its sectors are the distribution's shares of 360°, one after the other", () => {
  const ring = sectors();

  expect(ring.map(({ category, from, to }) => [category, Math.round(to - from)])).toEqual([
    ["core", 180],
    ["contributors", 108],
    ["market", 54],
    ["future", 18],
  ]);
  expect(ring.slice(1).every(({ from }, index) => from === ring[index]?.to)).toBe(true);
  expect(ring.at(-1)?.to).toBeCloseTo(360);
  expect(Object.values(distribution).reduce((sum, share) => sum + share)).toBe(100);
});

test("the lengths of before and after differ by the figure that stands beside them", () => {
  for (const [name, length] of Object.entries(comparisonLengths))
    expect(length - BEFORE).toBe(figureIn(en.formula.comparisons[name as keyof typeof comparisonLengths].change));
});

test("the benefits' levels are the figures that stand at them", () => {
  for (const [name, levels] of Object.entries(benefitLevels))
    expect(levels).toEqual(
      en.benefits.figures[name as keyof typeof benefitLevels].measures.map(({ figure }) => figureIn(figure)),
    );
});

test("the fund's quotas are drawn as they are written", () => {
  for (const [name, [least, most]] of Object.entries(fundQuotas)) {
    const { quota } = en.valueLoop.fund[name as keyof typeof fundQuotas];
    expect(quota).toBe(least === most ? `${most}%` : `${least}–${most}%`);
  }
});
