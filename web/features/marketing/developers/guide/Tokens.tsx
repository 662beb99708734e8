import { SCOPES } from "#api/core/rules/scopes.rules.ts";
import { TOKEN_REMINDER_DAYS } from "#api/session/tokens/apiToken.rules.ts";
import { Facts } from "#web/features/marketing/developers/guide/Facts.tsx";
import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

export function Tokens() {
  const { href } = useSite();
  return (
    <>
      <p>
        A token does what its scopes allow, and never more than its user. It is sent in the header{" "}
        <code>authorization: Bearer</code>, never in the address, to <code>/graphql</code>, <code>/api</code>, downloads
        and <code>/events</code>. If a request has a cookie too, the token counts. A token ends when it expires or is
        revoked, and when its user is blocked, closed or deleted. Writing does not include reading, except that{" "}
        <code>users:write</code> includes <code>users:read</code>, and <code>content:write</code> includes{" "}
        <code>content:read</code> and <code>requests:read</code>. The reference tells for each{" "}
        <a href={href(DEVELOPERS_PAGES.queries)}>query</a>, <a href={href(DEVELOPERS_PAGES.mutations)}>mutation</a> and{" "}
        <a href={href(DEVELOPERS_PAGES.rest)}>REST call</a> which scope it needs; objects below another one may need one
        more, as <code>Tender.bids</code> needs <code>bids:read</code>. The stream <code>/events</code> needs{" "}
        <code>tenders:read</code>; administrators are told of bids there if the token has <code>bids:read</code>, too.
      </p>
      <p>
        A page of another site may send a token from a browser, if the operator names its origin in{" "}
        <code>CORS_ORIGINS</code>; a cookie never counts there. Open data, the feed and the descriptions of the API are
        open to every origin.
      </p>
      <Facts
        caption="Scopes"
        columns={["Scope", "Allows", "For"]}
        rows={Object.entries(SCOPES).map(([name, { allows, forAdmins }]) => [
          <code key={name}>{name}</code>,
          allows,
          forAdmins ? "administrators" : "everybody",
        ])}
      />
      <p>
        <code>{"{ me { token { name scopes expiresAt } } }"}</code> reads the token itself, without a scope. Its owner
        gets a notice {TOKEN_REMINDER_DAYS.join(" and ")} days before it ends.
      </p>
      <p>
        Some acts are for people alone: tokens, webhooks, sessions, passwords and two-step sign-in, whatever concerns an
        administrator, and what anybody signs in with: username, e-mail address and role. No token may do them, whatever
        its scopes. Sign in with your password for them, as <code>sign_in</code> above does.
      </p>
    </>
  );
}
