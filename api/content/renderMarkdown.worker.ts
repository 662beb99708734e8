import { parentPort } from "node:worker_threads";

import { renderMarkdown } from "#api/content/renderMarkdown.ts";

/**
 * The worker thread of openRenderer. It first sends null to signal that it is ready, then answers each text with its
 * HTML.
 */
parentPort?.on("message", (markdown: string) => parentPort?.postMessage(renderMarkdown(markdown)));
parentPort?.postMessage(null);
