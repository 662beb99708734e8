import { Button } from "@mui/material";
import { Link } from "react-router-dom";

import { companyTypologyLabel } from "#api/users/userWords.rules.ts";

import { useSession } from "#web/features/session/useSession.ts";
import { paths } from "#web/paths.ts";
import { EmailText } from "#web/ui/EmailText.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

export function ProfileCard() {
  const { user } = useSession();
  if (!user) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");

  return (
    <SectionCard title="Your Profile" mark={user.isAdmin ? "Administrator" : "Partner"}>
      <FactList
        facts={[
          ["Name", name],
          ["Username", user.username],
          ["Email", <EmailText key="email" address={user.email} />],
          ["Company", user.companyName],
          ["Company type", companyTypologyLabel(user.companyTypology)],
          ["VAT number", user.vatNumber],
        ]}
      />
      <Button component={Link} to={paths.settings} variant="outlined" sx={{ mt: 3 }}>
        Settings
      </Button>
    </SectionCard>
  );
}
