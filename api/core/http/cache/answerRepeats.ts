import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { noteOf } from "#api/core/http/answerNote.ts";
import { noteArrival, whenWhole } from "#api/core/http/server/arrival.ts";
import type { BodyCache } from "#api/core/http/cache/bodyCache.ts";
import type { limitRequests } from "#api/core/http/limits/limitRequests.ts";
import { isRepeatable, type Repeats, type SessionCaller } from "#api/core/http/cache/repeats.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

interface Options {
  repeats: Repeats;
  bodies: BodyCache;
  /** Reads the caller from the session with this id; undefined if there is no such session. */
  readCaller: (request: IncomingMessage, sid: string) => Promise<SessionCaller | undefined>;
  limits: Pick<ReturnType<typeof limitRequests>, "headForRepeat">;
  /**
   * Logs the request and its answer.
   * @returns the request's id
   */
  logRequest: (request: IncomingMessage, response: ServerResponse) => string;
}

/**
 * Answers repeats before they reach Express. A repeat is a request that was answered from the cache before; answering
 * it takes one statement, which reads its session. Every other request is passed to `answer` with its body unread.
 */
export function answerRepeats(
  { repeats, bodies: { answerRepeat }, readCaller, limits, logRequest }: Options,
  answer: RequestListener,
): RequestListener {
  function answerRepeated(request: IncomingMessage, response: ServerResponse) {
    const sid = repeats.sessionOf(request);
    const repeatFor = sid === undefined ? undefined : repeats.find(request);
    if (sid === undefined || !repeatFor) {
      answer(request, response);
      return;
    }
    const answerFor = (caller: SessionCaller | undefined) => {
      const repeat = caller && repeatFor(caller);
      const send = repeat && answerRepeat(request, repeat);
      const limit = send && limits.headForRepeat(caller.userId);
      if (!send || !limit) {
        answer(request, response);
        return;
      }
      Object.assign(noteOf(request), repeat.note);
      // Passes these headers to the same call of writeHead as the cached headers, because Node.js then writes all of
      // them without further processing.
      send(response, ["X-Request-Id", logRequest(request, response), ...limit]);
    };
    readCaller(request, sid)
      .then(answerFor, () => answer(request, response))
      .catch((error: unknown) => response.destroy(error as Error));
  }

  return (request, response) => {
    noteArrival(request);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRepeatable(request) || !(isRead || request.url === apiPaths.graphql)) answer(request, response);
    else if (isRead) answerRepeated(request, response);
    else whenWhole(request, () => answerRepeated(request, response));
  };
}
