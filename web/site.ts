export { siteFacts as site } from "#api/core/rules/siteFacts.rules.ts";
