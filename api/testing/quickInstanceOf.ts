const { NODE_ENV } = process.env;
// Outside production GraphQL explains each `instanceof` that is false: a fifth of the time of a large answer.
process.env.NODE_ENV = "production";
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would run before the line above
require("graphql/jsutils/instanceOf.js");
process.env.NODE_ENV = NODE_ENV;
