import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import type { DataSource } from "typeorm";

import { unknownPath } from "#api/core/http/errorHandler.ts";
import { refuseOtherMethods } from "#api/core/http/httpGuards.ts";
import { refuseUnknownParameters } from "#api/core/http/rest/queryParameters.ts";
import { openBodyCache } from "#api/core/http/cache/bodyCache.ts";
import { momentAt } from "#api/core/rules/filterKinds.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { recordPackage, releasePackage } from "#api/open-data/ocdsPackages.ts";
import type { Publication } from "#api/open-data/openDataFacts.ts";
import { cursorOf, positionBefore, readCursor } from "#api/open-data/releaseCursor.ts";
import { readOpenDataRevision, readPublished, readPublishedPage } from "#api/open-data/readPublished.ts";
import { releaseOf, tenderIdOf } from "#api/open-data/releaseOf.ts";

/** The path at which the router is mounted. */
export const OPEN_DATA = "/ocds";

/**
 * The version of the mapping from tenders to OCDS. It is a part of the ETag: increase it with each change of the
 * mapping.
 */
const MAPPING = 3;

/**
 * Serves the published and withdrawn tenders in OCDS 1.1, to everybody and without cookies, at `/releases.json` and
 * `/records/{ocid}.json`. createApp adds CORS headers for every site. Responses are cached in memory until the revision
 * of the open data changes. Mount the router after `compressAnswers`.
 * @param countCost Counts the cost of a package that is not cached, and refuses one that is over the budget
 */
export function openData(db: DataSource, publication: Publication, countCost: (request: Request) => void) {
  const { publicUrl, names } = publication;
  const bodies = openBodyCache();
  const router = Router();

  /**
   * Answers with the cached package, or with the package that `make` creates.
   * @param make Returns the package, or throws a refusal
   */
  async function answer(
    request: Request,
    response: Response,
    address: string,
    revision: string,
    make: (uri: string) => Promise<object>,
  ) {
    const keptFor = { revision, isAdmin: false, sessionId: null, operation: ["ocds", MAPPING, publication, address] };
    if (bodies.answer(request, response, keptFor)) return;
    countCost(request);
    const body = JSON.stringify(await make(publicUrl + OPEN_DATA + address));
    await bodies.cacheAndAnswer(request, response, keptFor, body, "application/json; charset=utf-8");
  }

  const releases: RequestHandler = async (request, response) => {
    const { address, start, since } = readStart(request.query);
    const { revision, now } = await readOpenDataRevision(db);
    if (since && since > now) throw badInput({ since: "since must not be in the future" });
    await answer(request, response, address, revision, async (uri) => {
      const { tenders, next } = await readPublishedPage(db, start);
      if (tenders.length === 0)
        throw refusal(
          "NOT_FOUND",
          since ? `No tender has been published or changed since ${since.toISOString()}` : "No tender is published",
        );
      return releasePackage(
        uri,
        publication,
        tenders.map((tender) => releaseOf(tender, publication)),
        next && publicUrl + OPEN_DATA + pageAfter(cursorOf(next)),
      );
    });
  };

  const record: RequestHandler<{ ocid: string }> = async (request, response) => {
    const { ocid } = request.params;
    const id = tenderIdOf(ocid, names.prefix);
    if (id === null) throw notFound("Record");
    const { revision } = await readOpenDataRevision(db);
    await answer(request as Request, response, `/records/${ocid}.json`, revision, async (uri) => {
      const tender = await readPublished(db, id);
      if (!tender) throw notFound("Record");
      return recordPackage(uri, publication, releaseOf(tender, publication));
    });
  };

  router.use(forEverybody);
  router
    .route("/releases.json")
    .get(refuseUnknownParameters(["since", "cursor"]), releases)
    .all(refuseOtherMethods(["get"]));
  router
    .route("/records/:ocid.json")
    .get(refuseUnknownParameters([]), record)
    .all(refuseOtherMethods(["get"]));
  router.use(unknownPath);
  router.use(storeNoRefusal);
  return router;
}

const forEverybody: RequestHandler = (_request, response, next) => {
  response.set({
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "public, max-age=60",
  });
  next();
};

const storeNoRefusal: ErrorRequestHandler = (error, _request, response, next) => {
  response.set("Cache-Control", "no-store");
  next(error);
};

const pageAfter = (cursor: string) => `/releases.json?cursor=${cursor}`;
const fromDayStart = momentAt("day start");

/**
 * Reads the query string. Returns the position at which the page starts, and the page's own URL. Refuses BAD_USER_INPUT
 * for an invalid time or cursor.
 */
function readStart({ since, cursor }: Request["query"]) {
  if (since !== undefined && cursor !== undefined)
    throw badInput({ cursor: "Send either since or cursor: a cursor continues the list that it came from" });
  if (cursor !== undefined) {
    const start = typeof cursor === "string" ? readCursor(cursor) : null;
    if (!start)
      throw badInput({ cursor: "This cursor does not belong to this list: take the address from links.next" });
    return { address: pageAfter(cursorOf(start)), start };
  }
  if (since === undefined) return { address: "/releases.json", start: positionBefore(new Date(0)) };
  const moment = typeof since === "string" ? fromDayStart.parse(since) : null;
  if (!moment)
    throw badInput({ since: "since must be one time or date as in ISO 8601: 2026-01-31T08:00:00Z or 2026-01-31" });
  return { address: `/releases.json?since=${moment.toISOString()}`, start: positionBefore(moment), since: moment };
}
