import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

export function Versions() {
  const { href } = useSite();
  return (
    <>
      <p>
        There is one version, and it grows: new types, fields, optional arguments and enum values may come with any
        release, so pass over what you do not know. What is to go is marked as deprecated first, with a reason that says
        what to use instead, and removed in a later release at the earliest. A change that breaks a client is in{" "}
        <a href={href(DEVELOPERS_PAGES.changelog)}>the changelog</a> under Changed, by its name in the schema. REST
        keeps its routes and fields.
      </p>
      <p>
        <a href={apiPaths.schema}>The schema</a> is a file with an <code>ETag</code>. Generate your types from it, and
        compare it in your own tests. Introspection is on.
      </p>
      <p>
        Scopes, webhook events, countries and industries are texts, not enums: GraphQL’s enum names take no colon, dot
        or space, so that <code>tenders:read</code> or <code>Côte d’Ivoire</code> would have another name in a document
        than in REST and in a webhook. The schema’s descriptions list the scopes, events and industries,{" "}
        <code>countries</code> lists the countries. Any other text is refused with its <code>field</code>.
      </p>
      <Example answers="type Query {">{`curl -sS $AXION/graphql/schema.graphql -o schema.graphql && grep '^type Query' schema.graphql`}</Example>
      <h3 id="clean-up">Clean up</h3>
      <p>
        Withdraw the bid of the quick start. Then sign in once more to delete the webhook and to revoke the token, which
        you can also do under <a href={paths.webhooks}>Settings, Webhooks</a> and{" "}
        <a href={paths.apiTokens}>Settings, API tokens</a>.
      </p>
      <Example
        answers={
          '{"data":{"withdrawBid":{"id":"…","withdrawnAt":"……{"data":{"deleteWebhook":{"id":"…"},"revokeApiToken":{"name":"My first program"}}…'
        }
      >{`curl -K axion.curl $AXION/graphql -d '{
  "query": "mutation ($id: ID!) { withdrawBid(id: $id) { id withdrawnAt } }",
  "variables": { "id": "'$BID'" }
}'

sign_in
curl -sS -b cookies.txt $AXION/graphql -H 'content-type: application/json' -d '{
  "query": "mutation ($webhook: ID!, $token: ID!) { deleteWebhook(id: $webhook) { id } revokeApiToken(id: $token) { name } }",
  "variables": { "webhook": "'$WEBHOOK'", "token": "'$TOKEN_ID'" }
}'
rm axion.curl cookies.txt webhook.json`}</Example>
    </>
  );
}
