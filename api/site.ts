import { join } from "node:path";

import express, { Router } from "express";

import { unknownPath } from "#api/core/errorHandler.ts";

/** The built site: hashed assets are kept for ever, pages are asked for again, and the client's router knows the addresses. */
export function site(root: string) {
  const router = Router();
  // Pages and assets are small and go out whole: nobody continues one, or writes to it on a condition.
  router.use((request, _response, next) => {
    for (const name of ["range", "if-range", "if-match", "if-unmodified-since"]) Reflect.deleteProperty(request.headers, name);
    next();
  });
  router.use("/assets", express.static(join(root, "assets"), { immutable: true, maxAge: "1y" }), unknownPath);
  router.use(express.static(root, { index: false, maxAge: "1h" }));
  router.get("/{*path}", (request, response, next) => {
    if (!request.accepts("html")) next();
    else response.set("Cache-Control", "no-cache").sendFile(join(root, "index.html"));
  });
  return router;
}
