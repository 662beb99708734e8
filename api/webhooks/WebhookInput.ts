import { InputType } from "type-graphql";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";
import { WebhookFields } from "#api/webhooks/Webhook.ts";
import { MOST_WEBHOOKS } from "#api/webhooks/webhook.rules.ts";

@InputType({ description: `A new webhook. A user can have at most ${MOST_WEBHOOKS}.` })
export class WebhookInput extends WebhookFields {
  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class WebhookPatch extends patchOf(WebhookFields) {}
