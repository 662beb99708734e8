import { Button } from "@mui/material";
import { Link } from "react-router-dom";

import { companyTypologyLabel } from "#api/users/userWords.rules.ts";

import { useSession } from "#web/features/session/useSession.ts";
import { paths } from "#web/paths.ts";
import { EmailText } from "#web/ui/EmailText.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { term } from "#web/format/words/terms.en.ts";
import { words } from "#web/features/session/words/session.en.ts";

export function ProfileCard() {
  const { user } = useSession();
  if (!user) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");

  return (
    <SectionCard title={words.yourProfile} mark={user.isAdmin ? words.administrator : words.partner}>
      <FactList
        facts={[
          [words.name, name],
          [words.username, user.username],
          [words.email, <EmailText key="email" address={user.email} />],
          [words.company, user.companyName],
          [words.companyType, term(companyTypologyLabel(user.companyTypology))],
          [words.vatNumber, user.vatNumber],
        ]}
      />
      <Button component={Link} to={paths.settings} variant="outlined" sx={{ mt: 3 }}>
        {words.settings}
      </Button>
    </SectionCard>
  );
}
