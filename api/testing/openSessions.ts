import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import express from "express";
import type { DataSource } from "typeorm";

import { sessionHandle, sessions } from "#api/session/session.ts";

const FROM_THIS_MACHINE = { remoteAddress: { value: "127.0.0.1" } };

/**
 * Opens sessions with the functions that a sign-in ends with, but without a password and without a request over HTTP: a
 * sign-in runs 20 statements, of which one opens the session. The sign-in is neither recorded in the audit trail nor in
 * the user's row.
 * @param secret The secret of the api that will read the sessions
 * @returns A function that opens a session of a user and returns its cookie
 */
export function openSessions(db: DataSource, secret: string) {
  const { handler, close } = sessions(db, secret, { requireTwoStepForAdmins: false, adminIdleHours: null });
  const app: express.RequestHandler = express().use(handler);
  const open = (userId: string) =>
    new Promise<string>((opened, failed) => {
      const request = new IncomingMessage(Object.defineProperties(new Socket(), FROM_THIS_MACHINE));
      Object.assign(request, { method: "POST", url: "/", headers: { "user-agent": "node" } });
      const response = new ServerResponse(request);
      const start = async (asked: express.Request) => {
        await sessionHandle(asked).start(userId, false);
        response.writeHead(204);
        const [cookie = ""] = String(response.getHeader("set-cookie")).split(";");
        return cookie;
      };
      void app(request as express.Request, response as express.Response, (error: unknown) => {
        if (error) failed(new Error("The session could not be opened", { cause: error }));
        else start(request as express.Request).then(opened, failed);
      });
    });
  return { open, close };
}
