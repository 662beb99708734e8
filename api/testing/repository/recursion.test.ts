import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync } from "@swc/core";

/** A node of swc's syntax tree. Its other properties are values, further nodes, and lists of nodes. */
type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Partial<Node>).type === "string";
const identifier = (node: unknown) => (isNode(node) && node.type === "Identifier" ? (node.value as string) : undefined);
const FUNCTIONS = ["ArrowFunctionExpression", "FunctionExpression"];

/**
 * The name of the function that this node declares, as a function declaration or as a constant; undefined for other
 * nodes.
 */
function nameOf({ type, identifier: name, id, init }: Node) {
  if (type === "FunctionDeclaration") return identifier(name);
  return type === "VariableDeclarator" && isNode(init) && FUNCTIONS.includes(init.type) ? identifier(id) : undefined;
}

/**
 * The child nodes in which an identifier can refer to a function. Leaves out declared names, parameters, types and
 * property names.
 */
const partsOf = (node: Node) =>
  Object.entries(node)
    .filter(
      ([name]) =>
        !["identifier", "id", "key", "params"].includes(name) &&
        !(node.type === "MemberExpression" && name === "property" && identifier(node.property)),
    )
    .flatMap(([, value]) =>
      Array.isArray(value)
        ? (value as unknown[]).map((each) =>
            isNode(each) ? each : ((each as { expression?: unknown } | null)?.expression ?? null),
          )
        : value,
    )
    .filter((part) => isNode(part) && !part.type.startsWith("Ts")) as Node[];

/**
 * The names of the functions in a file that call themselves, directly or through other functions of the file. A
 * function that passes itself to another function counts, too.
 */
function recursiveFunctions(text: string) {
  const calls = new Map<string, Set<string>>();
  const left: [Node, readonly string[]][] = [
    [parseSync(text, { syntax: "typescript", decorators: true }) as unknown as Node, []],
  ];
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, within] = next;
    const name = nameOf(node);
    const inside = name === undefined ? within : [...within, name];
    if (name !== undefined && !calls.has(name)) calls.set(name, new Set());
    const called = identifier(node);
    if (called !== undefined) for (const caller of within) calls.get(caller)?.add(called);
    for (const part of partsOf(node)) left.push([part, inside]);
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(calls.get(from) ?? [])].some(
      (name) => name === to || (calls.has(name) && !seen.has(name) && reaches(name, to, seen.add(name))),
    );
  return [...calls.keys()].filter((name) => reaches(name, name));
}

const FILES = readdirSync("api", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test\.ts$|^(testing|commands|demonstration)\//.test(file),
);

const TOKENS = "a document has at most 1,000 tokens";
const FIELDS = "with its fragments written out, a valid document has at most 10,000 fields, nested 12 deep";
const NO_INPUT = "no input: ";

/**
 * For each recursive function: why the depth of its recursion is bounded. Recursion in libraries is bounded, too.
 * GraphQL's parser and validation are bounded by the limit of 1,000 tokens. GraphQL's coercion of variables, and yup,
 * are bounded by MOST_NESTED and by the depth of the input types. If marked or sanitize-html overflow the stack,
 * `renderMarkdown` shows the text as typed.
 */
const BOUNDS: Record<string, string> = {
  "bids/companies/company.reads.ts count": `${NO_INPUT}a column has the function's name`,
  "bids/companies/company.reads.ts liveBidCounts": `${NO_INPUT}a column has the name of a caller`,
  "content/openRenderer.ts finish": `${NO_INPUT}an event of the thread, or its timer`,
  "content/openRenderer.ts open": `${NO_INPUT}an event of the thread, or its timer`,
  "content/openRenderer.ts send": `${NO_INPUT}an event of the thread, or its timer`,
  "content/openRenderer.ts startNext": `${NO_INPUT}an event of the thread, or its timer`,
  "core/database/coalesceReads.ts next": `${NO_INPUT}reads that wait are sent after others`,
  "core/database/coalesceReads.ts send": `${NO_INPUT}reads that wait are sent after others`,
  "core/database/isUnavailable.ts isUnavailable": "MAX_CAUSES",
  "core/database/sortedPage.ts readsTable": `${NO_INPUT}a plan of PostgreSQL for a statement of ours`,
  "core/graphql/access.ts read": `${TOKENS}; each fragment once`,
  "core/graphql/access.ts rootFields": `${TOKENS}; each fragment once`,
  "core/graphql/cacheable.ts haveAllowedNames": "MOST_NESTED",
  "core/graphql/cost.ts ofFragment": `${TOKENS}; validation refuses circles; each fragment once`,
  "core/graphql/cost.ts ofSet": `${TOKENS}; validation refuses circles; each fragment once`,
  "core/graphql/queryExecutor.ts isPlainSet": "MOST_FIELDS",
  "core/graphql/readsOfRow.ts fieldsOf": FIELDS,
  "core/graphql/selectedFields.ts collect": FIELDS,
  "core/http/log.ts reasonOf": `${NO_INPUT}errors of a connection`,
  "core/http/log.ts shownError": "MAX_CAUSES",
  "core/http/open-api/answerSchema.ts answerSchema": `${NO_INPUT}the operations of the REST table`,
  "core/http/open-api/answerSchema.ts present": `${NO_INPUT}the operations of the REST table`,
  "database/openRecovering.ts crashed": "once for each crash of PostgreSQL, by its instance, not on a stack",
  "database/openRecovering.ts recover": "once for each crash of PostgreSQL, by its instance, not on a stack",
  "events/openEvents.ts read": `${NO_INPUT}a timer`,
  "events/openEvents.ts wake": `${NO_INPUT}a timer`,
  "events/postgresEvents.ts connect": `${NO_INPUT}a timer`,
  "events/postgresEvents.ts lose": `${NO_INPUT}a timer`,
  "events/postgresEvents.ts probe": `${NO_INPUT}a timer`,
  "mail/mailDispatcher.ts send": `${NO_INPUT}a timer`,
  "mail/mailDispatcher.ts wake": `${NO_INPUT}a timer`,
  "notices/mails/dispatchNotices.ts make": `${NO_INPUT}once more, with fewer notices`,
  "notices/noticeWords.ts typedOnOneLine": `${NO_INPUT}stored facts of NoticeFacts`,
  "webhooks/deliveries/webhookDispatcher.ts send": `${NO_INPUT}a timer`,
  "webhooks/deliveries/webhookDispatcher.ts wake": `${NO_INPUT}a timer`,
};

test("each recursion of the api is listed with what bounds it; a new one over input is a loop, or has a limit", () => {
  const found = FILES.flatMap((file) =>
    recursiveFunctions(readFileSync(join("api", file), "utf8")).map((name) => `${file} ${name}`),
  );

  expect(found.sort()).toEqual(Object.keys(BOUNDS).sort());
});
