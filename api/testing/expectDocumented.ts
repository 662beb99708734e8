import { readFileSync } from "node:fs";

import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

interface Answered {
  method: string;
  /** Including the query string. */
  path: string;
  status: number;
  headers: Headers;
  /** Parsed if it is JSON. */
  body: unknown;
}

interface Responses {
  responses: Record<string, { $ref?: string }>;
}

interface Document {
  paths: Record<string, Record<string, Responses>>;
}

const document = JSON.parse(readFileSync("web/graphql/openapi.json", "utf8")) as Document;
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema(document, "openapi");
const checks = new Map<string, ValidateFunction>();
const paths = Object.keys(document.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/**
 * Throws if an answer of the REST API does not match GET /api/openapi.json: its status, fields, types, code or headers.
 */
export function expectDocumented({ method, path: requestPath, status, headers, body }: Answered) {
  const address = addressOf(requestPath);
  if (!address.startsWith("/api/") || isPreflight({ method, status })) return;
  const at = pointerTo(method, address, status);
  const wrong = [
    ...wrongHeaders(at, headers),
    ...(method === "HEAD" || status === 304 || status === 204 ? [] : wrongBody(at, headers, body)),
  ];
  if (wrong.length > 0)
    throw new Error(
      `${method} ${requestPath} answered what its document does not say (npm run generate writes it): ${wrong.join("; ")}\n${JSON.stringify(body)}`,
    );
}

/** The OpenAPI document does not contain CORS preflight requests. */
const isPreflight = ({ method, status }: Pick<Answered, "method" | "status">) => method === "OPTIONS" && status === 204;

/** The path as the server reads it: clients resolve dot segments, and the server ignores a trailing slash. */
const addressOf = (path: string) => new URL(path, "http://localhost").pathname.replace(/\/$/, "");

/**
 * The JSON pointer to the response of this request in the OpenAPI document. For a request that the document lacks, it
 * points to the shared refusal with this status.
 */
function pointerTo(method: string, address: string, status: number) {
  const path = paths.find(({ pattern }) => pattern.test(address))?.path;
  const verb = method === "HEAD" ? "get" : method.toLowerCase();
  const responses = path === undefined ? undefined : document.paths[path]?.[verb]?.responses;
  if (!responses) return `#/components/responses/${pathless(status, path)}`;
  const response = responses[status];
  if (!response)
    throw new Error(
      `${method} ${address} answered ${status}, which its document does not have: add the refusal to \`refuses\` of its row`,
    );
  return response.$ref ?? `#/paths/${path?.replaceAll("/", "~1")}/${verb}/responses/${status}`;
}

/** The names of the shared refusals by status, for requests that the OpenAPI document lacks. */
const OF_NO_CALL: Record<number, string> = {
  400: "BAD_USER_INPUT",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  405: "METHOD_NOT_ALLOWED",
  404: "NOT_FOUND",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMITED",
  503: "UNAVAILABLE",
};

const pathless = (status: number, path: string | undefined) => OF_NO_CALL[status] ?? unknownCall(status, path);

function unknownCall(status: number, path = "an unknown path"): never {
  throw new Error(`The document does not have this call, which answered ${status}: ${path}`);
}

interface Response {
  headers?: Record<string, { $ref?: string; required?: boolean }>;
  content?: Record<string, object>;
}

function wrongHeaders(at: string, headers: Headers) {
  const { headers: documented = {} } = read(at) as Response;
  return Object.entries(documented)
    .filter(
      ([name, header]) =>
        (header.$ref ? (read(header.$ref) as { required?: boolean }) : header).required && !headers.has(name),
    )
    .map(([name]) => `the header ${name} is missing`);
}

function wrongBody(at: string, headers: Headers, body: unknown) {
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  const { content = {} } = read(at) as Response;
  if (!(type in content)) return [`the type ${type}`];
  const pointer = `openapi${at}/content/${type.replaceAll("/", "~1")}/schema`;
  let check = checks.get(pointer);
  if (!check) checks.set(pointer, (check = ajv.compile({ $ref: encodeURI(pointer) })));
  if (check(body)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, message = "", params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Resolves a JSON pointer in the OpenAPI document. */
const read = (pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
