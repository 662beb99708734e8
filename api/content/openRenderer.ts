import { Worker } from "node:worker_threads";

/** Time limit for one text. The longest article takes 0.1 s, so a text that exceeds the limit was made to be slow. */
const LIMIT_MS = 1_000;
/** An idle thread ends after this time, because it takes some 20 MB. */
const IDLE_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

const SOURCE = new URL("./renderMarkdown.worker.ts", import.meta.url);
/** The built worker. The build puts it into the folder of the server's file. */
const BUILT = new URL("./renderMarkdown.worker.js", import.meta.url);
/** In development and in tests, registers tsx in the thread, because a thread does not inherit it. */
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
 * Renders Markdown in a separate thread, one text after another, so that no text blocks the process. A text that
 * exceeds the time limit or the memory ends the thread; the next text gets a new thread.
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
    // A working thread keeps the process alive, an idle one does not.
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
      // A thread that fails before it is ready did not fail because of the text.
      if (!isReady) running?.failed(error);
      finish(null);
    });
    return opened;
  }

  return {
    /**
     * @param key the id of the user who asks, or the hash of the text: a later text replaces a waiting one with the
     * same key
     * @returns its HTML; null if it was not rendered in time, or was replaced
     */
    render: (key: string, markdown: string) =>
      new Promise<string | null>((done, failed) => {
        waiting.get(key)?.done(null);
        waiting.set(key, { key, markdown, done, failed });
        startNext();
      }),
  };
}
