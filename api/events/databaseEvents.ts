/** Signals to all processes of one database that data may have changed. Each process reads the changes itself. */
export interface DatabaseEvents {
  /** Must be called after the commit. */
  publish(): void;
  /** Connects if necessary. The listener is called for each event of any process, including this one. */
  subscribe(heard: () => void): void;
  /** False if events of other processes may be lost. */
  isListening(): boolean;
  close(): void;
}

/** Events for the embedded database, which only one process uses. */
export function inMemoryEvents(): DatabaseEvents {
  let listener: () => void = () => undefined;
  return {
    publish: () => listener(),
    subscribe: (heard) => void (listener = heard),
    isListening: () => true,
    close: () => undefined,
  };
}
