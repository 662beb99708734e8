import { CreateUserForm } from "#web/features/users/CreateUserForm.tsx";
import { words } from "#web/pages/admin/words/createUser.en.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function CreateUserPage() {
  return (
    <>
      <PageHeader
        title={words.createUserProfile}
        lead={words.theAccountCanSignIn}
        back={{ to: paths.dashboard, label: words.backToDashboard }}
      />
      <CreateUserForm />
    </>
  );
}
