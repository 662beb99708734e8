import { Router, type Request } from "express";

import type { Context } from "#api/core/graphql/context.ts";
import { refuseOtherMethods } from "#api/core/http/httpGuards.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { filePaths } from "#api/core/rules/filePaths.rules.ts";
import type { Files } from "#api/files/keyOfFile.ts";
import { sendFile } from "#api/files/reading/sendFile.ts";
import { answerUpload } from "#api/files/uploads/answerUpload.ts";

/**
 * Returns the router of /files: uploads by the protocol tus 1.0, downloads of a file at /files/{id}, and its display in
 * the browser at /files/{id}/view. A HEAD request for /files/{id} gets the offset of an upload if it has the header
 * Tus-Resumable; otherwise it gets the headers of the download.
 */
export function answerFiles(files: Files, contextOf: (request: Request) => Context) {
  const router = Router();
  router.options([apiPaths.files, apiPaths.file(":id")], (request, response) =>
    answerUpload(files, contextOf(request), request, response),
  );
  router
    .route(apiPaths.files)
    .post((request, response) => answerUpload(files, contextOf(request), request, response))
    .all(refuseOtherMethods(["post"]));
  router
    .route(apiPaths.file(":id"))
    .head((request, response) => {
      const answer = request.get("tus-resumable") === undefined ? sendFile : answerUpload;
      return answer(files, contextOf(request), request, response);
    })
    .patch((request, response) => answerUpload(files, contextOf(request), request, response))
    .delete((request, response) => answerUpload(files, contextOf(request), request, response))
    .get((request, response) => sendFile(files, contextOf(request), request, response))
    .all(refuseOtherMethods(["get", "patch", "delete"]));
  router
    .route(filePaths.view(":id"))
    .get((request, response) => sendFile(files, contextOf(request), request, response, { toView: true }))
    .all(refuseOtherMethods(["get"]));
  return router;
}
