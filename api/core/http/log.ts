import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import { type DestinationStream, type Logger, pino } from "pino";
import { pinoHttp } from "pino-http";

import { pathAndQuery } from "#api/core/http/pathAndQuery.ts";

/**
 * Opens the process's only log, with one JSON object per line. At every level, errors, requests and answers have only
 * the fields named in this file.
 */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  destination ? pino({ level, serializers }, destination) : pino({ level, serializers });

/**
 * Logs each request at the level debug, and gives the request the id that its answer has in the header X-Request-Id.
 */
export function requestLog(log: Logger) {
  const logged = pinoHttp({
    logger: log,
    serializers,
    wrapSerializers: false,
    customLogLevel: () => "debug",
    genReqId: () => randomUUID(),
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    if (log.isLevelEnabled("debug")) {
      logged(request, response);
    } else {
      // Without debug logging, no child logger is needed: pino-http would create one for each request.
      request.id = randomUUID();
      request.log = log;
    }
    return request.id as string;
  };
}

/** Fields of an error that are safe to log, with the pattern that each must match, so that no user's text is logged. */
const ERROR_FIELDS: Record<string, RegExp> = {
  name: /^\w{1,60}$/,
  /** SQLSTATE, or the code of Node.js or of the mail library. */
  code: /^\w{1,60}$/,
  schema: /^\w{1,63}$/,
  table: /^\w{1,63}$/,
  column: /^\w{1,63}$/,
  constraint: /^\w{1,63}$/,
  /** The C function in PostgreSQL that raised the error. */
  routine: /^\w{1,63}$/,
  syscall: /^\w{1,30}$/,
  /** The address of a refused connection. */
  address: /^[\w.:%-]{1,100}$/,
  port: /^\d{1,5}$/,
  /** The SMTP command that the mail server refused. */
  command: /^[A-Z ]{1,20}$/,
  responseCode: /^\d{3}$/,
};

const MAX_CAUSES = 4;

/**
 * The part of an error that is logged. The message is left out, because PostgreSQL and libraries quote values in it.
 * The stack contains only its frames.
 */
function shownError(thrown: unknown, causes = MAX_CAUSES): object {
  if (typeof thrown !== "object" || thrown === null) return { name: typeof thrown };
  const error = thrown as Record<string, unknown>;
  const source = { ...fieldsOf(error.driverError), ...fieldsOf(error) };
  const stack = framesOf(error);
  const cause = causes > 0 && error.cause ? { cause: shownError(error.cause, causes - 1) } : {};
  const errors =
    causes > 0 && Array.isArray(error.errors)
      ? { errors: error.errors.slice(0, MAX_CAUSES).map((each) => shownError(each, causes - 1)) }
      : {};
  return { ...source, ...(stack && { stack }), ...cause, ...errors };
}

function fieldsOf(error: unknown) {
  const given = (error ?? {}) as Record<string, string | number | undefined>;
  const fields = Object.entries(ERROR_FIELDS).flatMap(([field, form]) => {
    const value = given[field];
    return value !== undefined && form.test(String(value)) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** Removes the message from the start of the stack, because the message can contain lines that look like frames. */
function framesOf({ message, stack }: Record<string, unknown>) {
  if (typeof stack !== "string") return undefined;
  const start = typeof message === "string" ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(start)
    .split("\n")
    .filter((line) => /^ {4}at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/.test(line))
    .join("\n");
}

const serializers = {
  err: (error: unknown) => shownError(error),
  /** A logged request has neither its query string nor its headers. */
  req: (request: IncomingMessage & { id?: unknown; originalUrl?: string }) => ({
    id: request.id,
    method: request.method,
    path: pathAndQuery(request.originalUrl ?? request.url ?? "").path,
    address: request.socket.remoteAddress,
  }),
  res: ({ statusCode }: ServerResponse) => ({ statusCode }),
};

/**
 * The reason of a failed start, for the operator. For a failed statement it contains only the fields that are safe to
 * log, because the message can quote values.
 */
export function reasonOf(error: unknown): string {
  // A host name can resolve to several addresses, each with its own error.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  if (error instanceof Error && "driverError" in error)
    return [error.name, ...Object.values(fieldsOf(error.driverError))].join(" ");
  return error instanceof Error ? error.message : String(error);
}
