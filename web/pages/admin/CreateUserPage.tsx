import { CreateUserForm } from "#web/features/users/CreateUserForm.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function CreateUserPage() {
  return (
    <>
      <PageHeader
        title="Create User Profile"
        lead="The account can sign in at once, with the username and the password that you give it."
        back={{ to: paths.dashboard, label: "Back to Dashboard" }}
      />
      <CreateUserForm />
    </>
  );
}
