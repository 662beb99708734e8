import { type ComponentType } from "react";

import { type IslandName } from "#web/ui/island/Island.tsx";

type Loaded<Name extends IslandName> = Promise<Record<Name, ComponentType<never>>>;

/** For each island, a function that loads its code. The build makes one chunk per island. */
export const islands: { [Name in IslandName]: () => Loaded<Name> } = {
  ClientsCarousel: () => import("#web/features/marketing/clients/ClientsCarousel.tsx"),
  Clocks: () => import("#web/features/marketing/landing/chain/Clocks.tsx"),
  ContactForm: () => import("#web/features/marketing/contact/ContactForm.tsx"),
  PostList: () => import("#web/pages/public/PostList.tsx"),
  ProjectList: () => import("#web/pages/public/ProjectList.tsx"),
  ClosingSealCheck: () => import("#web/features/marketing/verify/ClosingSealCheck.tsx"),
  ArticleReader: () => import("#web/pages/public/ArticleReader.tsx"),
};

export async function islandCode(name: IslandName): Promise<ComponentType> {
  const loaded: Partial<Record<IslandName, ComponentType<never>>> = await islands[name]();
  return loaded[name] as ComponentType;
}
