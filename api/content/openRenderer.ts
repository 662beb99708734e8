import { Worker } from "node:worker_threads";

/**
 * The time limit for rendering one text, in milliseconds. The longest allowed article takes 100 ms, so only a text that
 * was written to be slow exceeds the limit.
 */
const LIMIT_MS = 1_000;
/** An idle thread ends after this many milliseconds, because it occupies about 20 MB of memory. */
const IDLE_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

const SOURCE = new URL("./renderMarkdown.worker.ts", import.meta.url);
/** The compiled worker, which the build puts into the folder of the compiled server. */
const BUILT = new URL("./renderMarkdown.worker.js", import.meta.url);
/**
 * The worker's code in development and in tests. It registers tsx, which compiles TypeScript, because a thread does not
 * inherit tsx from the main thread.
 */
const FROM_SOURCE = `import("tsx/esm/api").then(({ register }) => (register(), import("${SOURCE.href}")))`;

const openThread = () =>
  import.meta.url.endsWith(".ts")
    ? new Worker(FROM_SOURCE, { eval: true, resourceLimits: MEMORY })
    : new Worker(BUILT, { resourceLimits: MEMORY });

interface Job {
  key: string;
  markdown: string;
  done: (html: string | null) => void;
  failed: (error: Error) => void;
}

/**
 * Renders Markdown in a separate thread, one text at a time, so that no text blocks the main thread. If a text exceeds
 * the time limit or the memory limit, the thread ends, and the next text gets a new thread.
 */
export function openRenderer({ limitMs = LIMIT_MS, idleMs = IDLE_MS } = {}) {
  const waiting = new Map<string, Job>();
  let running: Job | null = null;
  let thread: Worker | null = null;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;

  function startNext() {
    if (running) return;
    clearTimeout(timer);
    const [job] = waiting.values();
    if (!job) {
      timer = setTimeout(end, idleMs).unref();
      return;
    }
    waiting.delete(job.key);
    running = job;
    thread ??= open();
    // A busy thread keeps the process alive. For an idle thread, `finish` calls unref.
    thread.ref();
    if (isReady) send();
  }

  function send() {
    if (!running) return;
    timer = setTimeout(() => finish(null), limitMs);
    thread?.postMessage(running.markdown);
  }

  function finish(html: string | null) {
    clearTimeout(timer);
    if (html === null) end();
    thread?.unref();
    const job = running;
    running = null;
    job?.done(html);
    startNext();
  }

  function end() {
    void thread?.terminate();
    thread = null;
    isReady = false;
  }

  function open() {
    const opened = openThread();
    opened.on("message", (html: string | null) => {
      if (thread !== opened) return;
      if (html !== null) finish(html);
      else {
        isReady = true;
        send();
      }
    });
    opened.on("error", (error) => {
      if (thread !== opened) return;
      // If a thread fails before it is ready, the text is not the cause. The caller then gets the error instead of
      // null.
      if (!isReady) running?.failed(error);
      finish(null);
    });
    return opened;
  }

  return {
    /**
     * @param key The id of the user who requests a preview, or the hash of the text. A newer text replaces a waiting
     * text with the same key
     * @returns The HTML; null if the text was not rendered in time, or was replaced by a newer one
     */
    render: (key: string, markdown: string) =>
      new Promise<string | null>((done, failed) => {
        waiting.get(key)?.done(null);
        waiting.set(key, { key, markdown, done, failed });
        startNext();
      }),
  };
}
