import { type Request, Router } from "express";

import { requireAccess, requireTokenRight } from "#api/core/graphql/access.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { refuseOtherMethods } from "#api/core/http/httpGuards.ts";
import type { Events } from "#api/events/openEvents.ts";

/**
 * Serves GET /events, a stream of server-sent events that only say that data has changed. An event `tenders` contains
 * the tenderRevision. An event `bids` contains the bidsRevision, and is sent only to administrators. The stream starts
 * with both events. An event `notices` contains the number of unread notices. The stream ends if its session or API
 * token ends, or if the user's role changes.
 */
export function answerEvents(events: Events, contextOf: (request: Request) => Context) {
  const router = Router();
  router
    .route("/")
    .get((request, response) => {
      const { user, session, token, tenderRevision: tenders, bidsRevision, note } = contextOf(request);
      requireAccess("partner", user);
      requireTokenRight("tenders:read", token);
      const caller = session.id ?? token?.id;
      if (!user || caller === undefined || tenders === null)
        throw new Error("A signed-in user has a session or a token, and a revision");
      const bids = token && !token.scopes.includes("bids:read") ? null : bidsRevision;
      if (request.method === "HEAD") {
        response.type("text/event-stream").end();
        return;
      }
      events.open(response, caller, { isAdmin: user.isAdmin, tenders, bids, unread: null });
      note.becomesStream?.();
    })
    .all(refuseOtherMethods(["get"]));
  return router;
}
