import { render } from "@testing-library/react";

import { ProjectDrawing } from "#web/features/content/published/ProjectDrawing.tsx";

const drawn = (industry: string | null) => render(<ProjectDrawing industry={industry} />).container;

test("a project without a picture shows a work of its own industry", () => {
  const drawings = ["Infrastructure", "Architecture", "Construction", "Engineering", "Manufacturing", "Technology"].map(
    (industry) => drawn(industry).innerHTML,
  );

  expect(new Set([...drawings, drawn("Farming").innerHTML]).size).toBe(7);
  expect(drawn(" infrastructure ").innerHTML).toBe(drawings[0]);
});

test("any other industry, and none, shows an empty sheet, on which nothing is measured", () => {
  for (const industry of ["Farming", "constructor", "", null]) {
    expect(drawn(industry).innerHTML).toBe(drawn("Other").innerHTML);
    expect(drawn(industry).querySelector(".measured")).toBeNull();
  }
});
