const { NODE_ENV } = process.env;
// Loads the instanceOf check of graphql-js in production mode. In other modes each check with the result false looks
// for a duplicate graphql package, which takes a fifth of the time of a large answer.
process.env.NODE_ENV = "production";
// oxlint-disable-next-line typescript/no-require-imports -- an import would run before the line above
require("graphql/jsutils/instanceOf.js");
process.env.NODE_ENV = NODE_ENV;
