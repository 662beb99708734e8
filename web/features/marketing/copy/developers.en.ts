import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";

export const developersEn: DevelopersCopy = {
  mark: "Developers",
  contents: "On this page",
  explorer: "Explorer",
  schema: "Schema",
  inEnglish: null,
  search: {
    label: "Search the reference",
    submit: "Search",
    none: "No name found",
    one: "1 name found",
    many: "{n} names found",
  },
  pages: {
    guide: {
      name: "Guide",
      title: "Build on the procurement portal",
      lead: "Find tenders, submit bids and follow decisions from your own program: over GraphQL, or over REST. Ten minutes with curl take you from no account to a bid with its receipt.",
      description:
        "Quick start with curl, paging, filters, errors, idempotency, receipts, changes and limits of the GraphQL and REST api.",
    },
    programs: {
      name: "Programs",
      title: "Programs to start from",
      lead: "Copy the tenders, submit a bid, verify its receipt, receive a webhook: small programs in TypeScript, Python and shell.",
      description:
        "Programs to copy in TypeScript, Python and shell: nightly copies, submitting bids safely, receipts and webhooks.",
    },
    queries: {
      name: "Queries",
      title: "Queries",
      lead: "What can be read, field by field of the root, with arguments and what each answers.",
      description:
        "Reference of the GraphQL queries: every field of the root with its arguments, defaults and what it answers.",
    },
    mutations: {
      name: "Mutations",
      title: "Mutations",
      lead: "What can be written. Every create takes a key of yours, and a change the version that was read.",
      description: "Reference of the GraphQL mutations: every one with its arguments, and what it answers.",
    },
    types: {
      name: "Types",
      title: "Types",
      lead: "What answers are made of: objects with their fields, and the scalars. The pages of lists have a page of their own.",
      description: "Reference of the GraphQL object types and scalars: every field with its type and meaning.",
    },
    lists: {
      name: "Lists",
      title: "Lists",
      lead: "What a list answers: a page of it, how many there are, and whether there are more.",
      description:
        "Reference of the GraphQL connections: the pages in which lists are answered, with their totals and cursors.",
    },
    inputs: {
      name: "Inputs",
      title: "Inputs",
      lead: "What arguments are made of: filters, orders, and the fields of what is written.",
      description:
        "Reference of the GraphQL input types: filters, orders and the fields of what is written, with their limits.",
    },
    enums: {
      name: "Enums",
      title: "Enums",
      lead: "The closed lists: statuses, categories, and what lists are ordered by.",
      description: "Reference of the GraphQL enums: statuses, categories and orders, each value with its meaning.",
    },
    search: {
      name: "Search",
      title: "Search the reference",
      lead: "Every query, mutation, type, field, enum value and REST call by its name.",
      description: "Search of the GraphQL and REST reference: every query, mutation, type, field and call by its name.",
    },
    changelog: {
      name: "Changelog",
      title: "Changelog for integrators",
      lead: "What each version adds and changes in GraphQL, REST, events, webhooks and open data.",
      description: "Changes of the GraphQL schema, the REST calls, events, webhooks and open data, version by version.",
    },
    rest: {
      name: "REST",
      title: "REST",
      lead: "Every call under /api, with who may use it, what it takes and what it answers. The same as OpenAPI 3.1 is at /api/openapi.json.",
      description:
        "Reference of the REST calls: parameters, bodies, answers, refusals and token scopes, from the OpenAPI 3.1 document.",
    },
  },
};
