import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

import { languageOf } from "#api/core/rules/language.rules.ts";
import { currentButton, keepTyped } from "#web/app/keepTyped.ts";
import { islandCode } from "#web/app/islands.ts";
import { PublicApp } from "#web/app/PublicApp.tsx";
import { siteWords } from "#web/pages/public/publicWords.ts";
import { type IslandName } from "#web/ui/island/Island.tsx";

/**
 * Hydrates one island in its own React root. Resolves when the island is interactive.
 * @param held The button that the visitor pressed last, by island. If React replaces the island's button, this function
 *   puts the new button into `held`.
 */
export async function hydrateIsland(place: HTMLElement, held: Map<HTMLElement, HTMLElement>) {
  const { language, path } = languageOf(location.pathname);
  const { island, props = "{}" } = place.dataset;
  const [Part, copy] = await Promise.all([islandCode(island as IslandName), siteWords[language]()]);
  const restoreTyped = keepTyped(place);
  await new Promise<void>((resolve) => {
    const part = (
      <>
        <Part {...(JSON.parse(props) as object)} />
        <Mounted onMount={resolve} />
      </>
    );
    hydrateRoot(place, <PublicApp site={{ language, path, copy }} page={part} />);
  });
  restoreTyped();
  const pressed = held.get(place);
  if (pressed) held.set(place, currentButton(pressed, place));
}

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}
