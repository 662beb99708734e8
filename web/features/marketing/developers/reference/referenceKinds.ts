import { type DevelopersPage } from "#web/features/marketing/developers/developersPages.ts";

/** The pages that are made from the GraphQL schema. */
export type ReferenceKind = Exclude<DevelopersPage, "guide" | "rest">;
