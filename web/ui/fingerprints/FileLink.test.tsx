import { render, screen } from "@testing-library/react";

import { FileLink } from "#web/ui/fingerprints/FileLink.tsx";

const PLAN = { name: "Plan.pdf", url: "https://portal.example/files/f1", fileId: "f1" };
const links = () => screen.queryAllByRole("link").map(({ ariaLabel }) => ariaLabel);

test("a file of the portal says that it was not checked for viruses, and a checked one says nothing", () => {
  const { rerender } = render(<FileLink {...PLAN} virusCheck="notChecked" />);
  expect(screen.getByText("Not checked for viruses")).toBeVisible();
  expect(links()).toEqual(["View Plan.pdf (opens in a new tab)", "Download Plan.pdf"]);

  rerender(<FileLink {...PLAN} virusCheck="clean" />);
  expect(screen.queryByText("Not checked for viruses")).not.toBeInTheDocument();
  expect(links()).toHaveLength(2);
});

test.each([
  ["checking", PLAN.url, "This file is being checked for viruses. You can download it in a few minutes."],
  ["infected", PLAN.url, "This file contained a virus and was deleted."],
  ["infected", null, "This file contained a virus and was deleted."],
] as const)("a file that cannot be downloaded (%s) says why, without a link", (virusCheck, url, sentence) => {
  render(<FileLink {...PLAN} url={url} virusCheck={virusCheck} />);

  expect(screen.getByText(sentence)).toBeVisible();
  expect(links()).toEqual([]);
});

test("a file on another site has one link, and a document without an address none", () => {
  const { container, rerender } = render(
    <FileLink name="Plan.pdf" url="https://elsewhere.example/plan.pdf" fileId={null} virusCheck={null} />,
  );
  expect(links()).toEqual(["Open Plan.pdf (opens in a new tab)"]);

  rerender(<FileLink name="Plan.pdf" url={null} fileId={null} virusCheck={null} />);
  expect(container).toBeEmptyDOMElement();
});
