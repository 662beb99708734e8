import { createHash } from "node:crypto";

import type { RequestHandler } from "express";

import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 2rem 1rem; background: #F7F5F0; color: #0E1B2A; font: 1rem/1.6 "IBM Plex Sans Variable", system-ui, sans-serif; }
main { max-width: 50ch; margin: 0 auto; }
h1 { margin-top: 0; font-size: 1.75rem; line-height: 1.2; }
a { color: #A84208; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid #D5DAE0; background: #FFFFFF; }
@media (prefers-color-scheme: dark) {
  body { background: #0E1B2A; color: #F1EEE6; }
  a { color: #F28A45; }
  pre { border-color: #2B3E53; background: #14253A; }
}
`;

/** The page's one style sheet, by its hash; nothing else is loaded. */
const SECURITY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Of answers to programs, which load nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphQL | ${siteFacts.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>The GraphQL address of ${siteFacts.name}</h1>
<p>Programs send their operations here, as JSON in a POST request. There is nothing to see for a browser.</p>
<pre tabindex="0">POST /graphql
Content-Type: application/json

{ "query": "{ serverTime }" }</pre>
<p>Introspection is on: a GraphQL client reads the whole schema from this address, with a description of each type and field.</p>
<p>Most operations need a session. Send the mutation <code>login</code>, or <code>POST /api/login</code>, and keep the cookie of the answer. People <a href="/login">sign in here</a>.</p>
<p><a href="/">Back to ${siteFacts.name}</a></p>
</main>
</body>
</html>
`;

/** For a person who opens /graphql in a browser; a program, which does not prefer HTML, is left to the next handler. */
export const graphqlPage: RequestHandler = (request, response, next) => {
  response.vary("Accept");
  if (!["GET", "HEAD"].includes(request.method) || request.accepts(["json", "html"]) !== "html") {
    response.set("Content-Security-Policy", NOTHING);
    next();
    return;
  }
  response.set("Content-Security-Policy", SECURITY).type("html").send(PAGE);
};
