import { readdirSync } from "node:fs";
import { resolve } from "node:path";

const WORDS = /\/words\/\w+\.en\.ts$/;

const inBrackets = (text: string) => (text.trim() === "" ? text : `⟦${text}⟧`);

/** Puts each text in brackets, at any depth, also the texts that a function returns. Leaves arrays unchanged. */
function pseudo(words: unknown): unknown {
  if (typeof words === "string") return inBrackets(words);
  if (typeof words === "function")
    return (...given: unknown[]) => pseudo((words as (...all: unknown[]) => unknown)(...given));
  if (Array.isArray(words)) return words;
  if (words && typeof words === "object")
    return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, pseudo(value)]));
  return words;
}

/**
 * Replaces the portal's lists of words by a generated language for modules that are imported afterwards: each text is
 * in brackets. Its dates and numbers have no Latin letters.
 */
export function usePseudoLocale() {
  const lists = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) => WORDS.test(file));
  for (const file of lists) {
    const path = resolve("web", file);
    jest.doMock(path, () =>
      file.endsWith("/language.en.ts") ? { language: "en", locale: "zh-CN" } : pseudo(jest.requireActual<object>(path)),
    );
  }
}

/** Returns the visible texts, and those for screen readers, that have two Latin letters in a row outside brackets. */
export function textsOutside(root: HTMLElement) {
  const named = [...root.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((element) =>
    ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""),
  );
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest("style")) shown.push(walker.currentNode.textContent ?? "");
  return [...named, ...shown].map(withoutBrackets).filter((text) => /[A-Za-z]{2}/.test(text));
}

function withoutBrackets(text: string) {
  let rest = text;
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, "");
  }
  return rest;
}
