import { paths } from "#web/paths.ts";

/** The paths of the developer pages, in the order of their menu. */
export const DEVELOPERS_PAGES = {
  guide: paths.developers,
  programs: `${paths.developers}/programs`,
  queries: `${paths.developers}/queries`,
  mutations: `${paths.developers}/mutations`,
  types: `${paths.developers}/types`,
  lists: `${paths.developers}/lists`,
  inputs: `${paths.developers}/inputs`,
  enums: `${paths.developers}/enums`,
  rest: `${paths.developers}/rest`,
  search: `${paths.developers}/search`,
  changelog: `${paths.developers}/changelog`,
} as const;
export type DevelopersPage = keyof typeof DEVELOPERS_PAGES;

/** The pages of the reference that are generated from the GraphQL schema. */
export type ReferenceKind = Exclude<DevelopersPage, "guide" | "programs" | "rest" | "search" | "changelog">;
