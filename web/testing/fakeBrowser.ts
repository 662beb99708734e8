type Listener = (event: { data?: unknown }) => void;

class Listeners {
  private readonly heard = new Map<string, Listener[]>();
  addEventListener(name: string, listener: Listener) {
    this.heard.set(name, [...(this.heard.get(name) ?? []), listener]);
  }
  emit(name: string, data?: unknown) {
    for (const listener of this.heard.get(name) ?? []) listener({ data });
  }
}

/**
 * Installs fakes of the browser APIs by which tabs share server-sent events, and which jsdom lacks: navigator.locks,
 * BroadcastChannel and EventSource. `restore` removes them.
 */
export function fakeBrowser() {
  const sources: FakeSource[] = [];
  const channels: FakeChannel[] = [];
  const waiting: (() => void)[] = [];
  let held = false;

  class FakeSource extends Listeners {
    static readonly CLOSED = 2;
    readyState = 1;
    constructor(readonly url: string) {
      super();
      sources.push(this);
    }
    close() {
      this.readyState = FakeSource.CLOSED;
    }
    /** Simulates a refusal of the connection by the server, after which browsers do not reconnect. */
    refuse() {
      this.close();
      this.emit("error");
    }
  }

  class FakeChannel extends Listeners {
    private closed = false;
    constructor(readonly name: string) {
      super();
      channels.push(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) if (other !== this && !other.closed) other.emit("message", data);
    }
    close() {
      this.closed = true;
    }
  }

  const locks = {
    async request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      if (held) await new Promise<void>((granted) => waiting.push(granted));
      if (signal.aborted) {
        waiting.shift()?.();
        throw new Error("aborted");
      }
      held = true;
      await work();
      held = false;
      waiting.shift()?.();
    },
  };

  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  return {
    sources,
    /** Returns the open connections. */
    open: () => sources.filter(({ readyState }) => readyState !== FakeSource.CLOSED),
    restore() {
      for (const name of ["EventSource", "BroadcastChannel"]) Reflect.deleteProperty(globalThis, name);
      Reflect.deleteProperty(navigator, "locks");
    },
  };
}
