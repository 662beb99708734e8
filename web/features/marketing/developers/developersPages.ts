import { paths } from "#web/paths.ts";

/** The pages for developers, in the order of their menu. */
export const DEVELOPERS_PAGES = {
  guide: paths.developers,
  queries: paths.developersQueries,
  mutations: paths.developersMutations,
  types: paths.developersTypes,
  lists: paths.developersLists,
  inputs: paths.developersInputs,
  enums: paths.developersEnums,
  rest: paths.developersRest,
} as const;
export type DevelopersPage = keyof typeof DEVELOPERS_PAGES;
