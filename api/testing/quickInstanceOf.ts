const { NODE_ENV } = process.env;
// Outside production, graphql-js looks for duplicate packages at each `instanceof` that is false, which takes a fifth
// of the time of a large answer.
process.env.NODE_ENV = "production";
// oxlint-disable-next-line typescript/no-require-imports -- an import would run before the line above
require("graphql/jsutils/instanceOf.js");
process.env.NODE_ENV = NODE_ENV;
