import { SCOPES } from "#api/core/rules/scopes.rules.ts";
import { Facts } from "#web/features/marketing/developers/guide/Facts.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

export function Tokens() {
  const { href } = useSite();
  return (
    <>
      <p>
        A token does what its scopes allow, and never more than its user. The reference tells for each{" "}
        <a href={href(paths.developersQueries)}>query</a>, <a href={href(paths.developersMutations)}>mutation</a> and{" "}
        <a href={href(paths.developersRest)}>REST call</a> which scope it needs; objects below another one may need one more, as{" "}
        <code>Tender.bids</code> needs <code>bids:read</code>. The stream <code>/events</code> needs <code>tenders:read</code>; administrators
        are told of bids there if the token has <code>bids:read</code>, too.
      </p>
      <Facts
        caption="Scopes"
        columns={["Scope", "Allows", "For"]}
        rows={Object.entries(SCOPES).map(([name, { allows, forAdmins }]) => [<code key={name}>{name}</code>, allows, forAdmins ? "administrators" : "everybody"])}
      />
      <p>
        Some acts are for people alone: tokens, webhooks, sessions, notices, passwords and two-step sign-in. No token may do them,
        whatever its scopes. Sign in with your password for them, as <code>sign_in</code> above does.
      </p>
    </>
  );
}
