import { type ComponentType } from "react";
import { type RouteObject } from "react-router-dom";

import { type Language } from "#api/core/rules/language.rules.ts";
import { ReloadFromServer } from "#web/app/RootFrame.tsx";
import { language as loaded } from "#web/format/words/language.en.ts";
import { chosenLanguage } from "#web/ui/frame/chosenLanguage.ts";

interface Screen {
  (): Promise<{ Component: ComponentType }>;
  /** The name of the component and of its file, in one of the folders of web/pages. */
  component: string;
  /** The languages in which the screen exists. */
  languages: readonly Language[];
}

/** Makes the `lazy` function of a route: it loads the component of this name on the first visit. */
export const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  languages: readonly Language[] = ["en"],
): Screen => Object.assign(async () => ({ Component: (await load())[name] }), { component: name, languages });

/**
 * Like `screen`, for the screens that need a session. The loaded page has the words of one language. To show a screen
 * in another language, the browser loads the URL again, and the server sends the page in the user's language.
 */
export function portalScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  languages: readonly Language[] = ["en"],
): Screen {
  const show = screen(load, name, languages);
  // The development server has the portal in one language only.
  const isElsewhere = () => process.env.NODE_ENV !== "development" && shownLanguage(languages) !== loaded;
  const lazy = async () => (isElsewhere() ? { Component: ReloadFromServer } : show());
  return Object.assign(lazy, { component: name, languages });
}

function shownLanguage(languages: readonly Language[]) {
  const wanted = chosenLanguage();
  return languages.includes(wanted) ? wanted : "en";
}

export const isScreen = (lazy: RouteObject["lazy"]): lazy is Screen =>
  typeof lazy === "function" && "component" in lazy;
