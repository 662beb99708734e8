import { type RequestHandler, Router } from "express";

import { refuseOtherMethods } from "#api/core/http/httpGuards.ts";

const TEN_MINUTES = 600;

/** Answers with the OpenAPI document to every caller, signed in or not. Mount it at the document's path. */
export function answerOpenApi(document: object): RequestHandler {
  const router = Router();
  const text = JSON.stringify(document);
  router
    .route("/")
    .get((_request, response) => {
      response.set("Cache-Control", `public, max-age=${TEN_MINUTES}`).type("json").send(text);
    })
    .all(refuseOtherMethods(["get"]));
  return router;
}
