import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { object, string } from "yup";

import { renderAt } from "#web/testing/renderAt.tsx";
import { translatePage } from "#web/testing/translatePage.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

const schema = object({
  title: string().min(5, "At least 5 characters").max(20, "Must be at most 20 characters").required("Required"),
});

function HintedForm() {
  const [amount, setAmount] = useState(0);
  return (
    <ValidatedForm
      initialValues={{ title: "" }}
      schema={schema}
      onSubmit={async () => Promise.resolve()}
      onFailed={() => undefined}
      mayBeLeft
    >
      <FormField name="title" label="Title" helperText={`$${amount} in all`} required />
      <button type="button" onClick={() => setAmount(amount + 1)}>
        More
      </button>
      <SubmitButton label="Save" busy="Submitting..." />
    </ValidatedForm>
  );
}

const title = () => screen.getByLabelText("Title");
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

async function retype(text: string) {
  await userEvent.clear(title());
  if (text) await userEvent.type(title(), text);
  translatePage();
}

test("a form that the browser translates shows each error, hint and count as it is now, and twice", async () => {
  renderAt("/", [{ path: "/", element: <HintedForm /> }]);
  translatePage();

  for (const round of [1, 2]) {
    await retype("");
    await save();
    await waitFor(() => expect(title()).toHaveAccessibleDescription(/^Required/));
    translatePage();
    await retype("Four");
    await waitFor(() => expect(title()).toHaveAccessibleDescription(/^At least 5 characters/));
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(title()).toHaveAccessibleDescription(`At least 5 characters $${round} in all`);
    translatePage();
    await retype("Nineteen characters");
    await waitFor(() => expect(title()).toHaveAccessibleDescription(`$${round} in all 1 character left`));
    await retype("Twenty-two characters.");
    await waitFor(() => expect(title()).toHaveAccessibleDescription(/too many$/));
    await retype("Bridge");
    await waitFor(() => expect(title()).toHaveAccessibleDescription(`$${round} in all`));
    translatePage();
  }
});
