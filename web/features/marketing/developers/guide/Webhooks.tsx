import {
  DELIVERY_DAYS,
  FAILING_DAYS,
  MOST_WEBHOOKS,
  OLD_SECRET_HOURS,
  WEBHOOK_EVENTS,
} from "#api/webhooks/webhook.rules.ts";
import { SAMPLE_MESSAGE } from "#api/webhooks/sampleMessage.rules.ts";
import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { Facts } from "#web/features/marketing/developers/guide/Facts.tsx";
import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

export function Webhooks() {
  const { href } = useSite();
  return (
    <>
      <p>
        A webhook is an https address of yours that is told what happens. A person has at most {MOST_WEBHOOKS}. The
        message is a POST of JSON that names what it is about and no more: ask the api for the rest. The body of a
        decision:
      </p>
      <div className="example">
        <pre>
          <code>{JSON.stringify(SAMPLE_MESSAGE, null, 2)}</code>
        </pre>
      </div>
      <p>
        No token may create, read or change webhooks, since whoever finds a token could have news sent to an address of
        their own, which would go on after the token was revoked: sign in with your password, or open{" "}
        <a href={paths.webhooks}>Settings, Webhooks</a>. Put your own address into the first line. The secret is told
        this once: keep it where your program verifies messages.
      </p>
      <Example
        answers={
          '{"id":"…","username":"……{"data":{"createWebhook":{"secret":"whsec_…","webhook":{"id":"…"}}},"extensions"…{"data":{"testWebhook":{"id":"…"'
        }
      >{`HOOK=https://example.com/axion

sign_in
curl -sS -b cookies.txt $AXION/graphql -H 'content-type: application/json' -d '{
  "query": "mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }",
  "variables": { "input": { "url": "'$HOOK'", "events": ["tender.published", "bid.decided"] } }
}' | tee webhook.json

WEBHOOK=$(grep -o '"id":"[^"]*"' webhook.json | cut -d'"' -f4)
echo; curl -sS -b cookies.txt $AXION/graphql -H 'content-type: application/json' -d '{
  "query": "mutation ($id: ID!) { testWebhook(id: $id) { id } }", "variables": { "id": "'$WEBHOOK'" }
}'
rm cookies.txt`}</Example>
      <Facts
        caption="Events"
        columns={["Event", "When", "Told to"]}
        rows={Object.entries(WEBHOOK_EVENTS).map(([name, { tells, forAdmins }]) => [
          <code key={name}>{name}</code>,
          tells,
          forAdmins ? "administrators" : "whoever may read it",
        ])}
      />
      <p>
        <code>data</code> has the ids of what an event is about: <code>tenderId</code> with <code>tenderNumber</code>{" "}
        and <code>title</code>, <code>bidId</code>, <code>questionId</code> or <code>requestId</code>.{" "}
        <code>tender.amended</code> has the number of its <code>addendum</code>, if the change has one.{" "}
        <code>tender.deleted</code> has <code>tenderId</code> alone: delete the tender from your copy. A cancellation is
        told by <code>tender.amended</code> and <code>tender.closed</code>, too.
      </p>
      <p>
        Messages are signed as Standard Webhooks says: verify them with one of its libraries, or by hand as here. The
        signature is the base64 of HMAC-SHA256 over <code>webhook-id.webhook-timestamp.body</code>, under the key that
        follows <code>whsec_</code>. Compute it over the body as it came, before you parse it, and refuse what is older
        than five minutes.
      </p>
      <Example answers="true…false">{`cat > verify.mjs << 'END'
import { createHmac, timingSafeEqual } from "node:crypto";

export function isOurs(secret, headers, body) {
  const { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures } = headers;
  if (!(Math.abs(Date.now() / 1000 - seconds) < 300)) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const right = Buffer.from("v1," + createHmac("sha256", key).update(\`\${id}.\${seconds}.\${body}\`).digest("base64"));
  return signatures.split(" ").map((text) => Buffer.from(text)).some((one) => one.length === right.length && timingSafeEqual(one, right));
}
END

cat > sample.mjs << 'END'
import { createHmac } from "node:crypto";
import { isOurs } from "./verify.mjs";
const key = Buffer.from("a key of your webhook"), seconds = String(Math.floor(Date.now() / 1000)), body = '{"type":"tender.published"}';
const signature = "v1," + createHmac("sha256", key).update(\`msg_1.\${seconds}.\${body}\`).digest("base64");
const headers = { "webhook-id": "msg_1", "webhook-timestamp": seconds, "webhook-signature": signature };
const secret = "whsec_" + key.toString("base64");
console.log(isOurs(secret, headers, body), isOurs(secret, headers, body.replace("tender", "bid")));
END
node sample.mjs`}</Example>
      <p>
        Answer with a status from 200 to 299 within 15 seconds, and do the work afterwards. Anything else, a redirect
        too, is a failure: the message is sent again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours.
        It may arrive twice, with the same <code>webhook-id</code>, and messages may overtake each other. After{" "}
        {FAILING_DAYS} days without a success the webhook is disabled, and you are told by a notice and a mail.
      </p>
      <p>
        Status 410 disables the webhook at once: answer it when an address no longer wants messages. Nothing is sent to
        a disabled webhook. <code>enableWebhook</code> lets it work again.
      </p>
      <p>
        <code>Webhook.deliveries</code> lists each message for {DELIVERY_DAYS} days, <code>redeliver</code> sends one
        again, <code>testWebhook</code> sends one to try. For {OLD_SECRET_HOURS} hours after{" "}
        <code>rotateWebhookSecret</code> there are two signatures, of the new secret and of the one before. A message
        contains only what you may read when it is sent: a tender that became a draft again is left out.
      </p>
      <p>
        An address must be public: loopback, private, link-local and other special networks are refused when it is saved
        and again at each message, and no redirect is followed. The name is looked up once for each message, and the
        connection goes to the address that was found. Receivers to copy are under{" "}
        <a href={href(DEVELOPERS_PAGES.programs)}>Programs</a>.
      </p>
    </>
  );
}
