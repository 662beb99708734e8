import { paths } from "#web/paths.ts";

/** The two lists of the content page, each with its texts, its URL (`to`) and the URL of its editor. */
export const contentLists = [
  { name: "posts", label: "Posts", noun: "post", to: paths.content, editor: paths.contentPost },
  {
    name: "projects",
    label: "Projects",
    noun: "project",
    to: `${paths.content}?list=projects`,
    editor: paths.contentProject,
  },
] as const;

export type ContentListName = (typeof contentLists)[number]["name"];
export type ContentNoun = (typeof contentLists)[number]["noun"];

/** The list that the URL selects. An unknown or missing value selects the first one. */
export const contentListOf = (address: URLSearchParams) =>
  contentLists.find(({ name }) => name === address.get("list")) ?? contentLists[0];

/** In the URL of an editor, this text replaces the id while the user creates a new post or project. */
export const NEW = "new";

export const capitalised = (noun: ContentNoun) => (noun === "post" ? "Post" : "Project");
