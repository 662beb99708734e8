import { paths } from "#web/paths.ts";

/** The two lists of the content page, each with its address and what stands in it. */
export const contentLists = [
  { name: "posts", label: "Posts", noun: "post", to: paths.content, editor: paths.contentPost },
  { name: "projects", label: "Projects", noun: "project", to: `${paths.content}?list=projects`, editor: paths.contentProject },
] as const;

export type ContentListName = (typeof contentLists)[number]["name"];
export type ContentNoun = (typeof contentLists)[number]["noun"];

/** An address can be typed: what is no list counts as the first. */
export const contentListOf = (address: URLSearchParams) =>
  contentLists.find(({ name }) => name === address.get("list")) ?? contentLists[0];

/** Stands in an address in the place of the id of what is not stored yet. */
export const NEW = "new";

export const capitalised = (noun: ContentNoun) => (noun === "post" ? "Post" : "Project");
