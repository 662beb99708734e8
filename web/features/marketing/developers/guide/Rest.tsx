import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

export function Rest() {
  const { href } = useSite();
  return (
    <>
      <p>
        Each <a href={href(DEVELOPERS_PAGES.rest)}>REST call</a> maps to one GraphQL operation.{" "}
        <a href={apiPaths.openApi}>The OpenAPI 3.1 document</a> describes every call; the product&#8217;s tests compare
        each answer with it.
      </p>
      <p>
        A list is sent while it is read. An error in the middle ends the connection, so that no program takes a part for
        the whole.
      </p>
      <p>
        JSON values count as typed: <code>1</code> is not <code>true</code>, <code>&quot;0x1F&quot;</code> is not a
        number; only the digits of a whole number may be sent as text. Names that only the server sets, such as{" "}
        <code>id</code>, <code>companyId</code> and <code>submittedAt</code>, are ignored in a body; any other unknown
        name is refused, because a misspelt field would be lost silently. An <code>Authorization</code> header other
        than <code>Bearer</code> with a valid token is refused with 401.
      </p>
      <p>The closing time of a tender is a calendar file:</p>
      <Example
        answers={"BEGIN:VCALENDAR…END:VCALENDAR"}
      >{`curl -K axion.curl $AXION/api/tenders/$TENDER/closing.ics`}</Example>
    </>
  );
}
