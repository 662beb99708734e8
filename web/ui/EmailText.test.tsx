import { render, screen } from "@testing-library/react";

import { EmailText } from "#web/ui/EmailText.tsx";

test.each([
  ["amina@bangui-batir.example", ["amina", "@bangui-batir", ".example"]],
  ["a.ngarambe@works.co.ke", ["a", ".ngarambe", "@works", ".co", ".ke"]],
])("%s may break before @ and before a point", (address, parts) => {
  const { container } = render(<EmailText address={address} />);

  expect(container.innerHTML.replace(/<span[^>]*>|<\/span>/g, "").split(/<wbr[^>]*>/)).toEqual(parts);
  expect(screen.getByText(address)).toHaveStyle({ whiteSpace: "nowrap" });
});

test("a part that is wider than a phone's column may break anywhere", () => {
  const address = `${"x".repeat(60)}@works.example`;
  render(<EmailText address={address} />);

  expect(screen.getByText(address)).not.toHaveStyle({ whiteSpace: "nowrap" });
});

test("a screen reader hears the address as one, and a copy holds nothing else", () => {
  render(
    <a href="mailto:ada@works.example">
      <EmailText address="ada@works.example" />
    </a>,
  );

  expect(screen.getByRole("link", { name: "ada@works.example" })).toHaveTextContent(/^ada@works\.example$/);
});
