export { siteFacts as site } from "#api/core/siteFacts.rules.ts";
