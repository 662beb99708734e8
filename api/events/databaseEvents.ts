/**
 * Signals to all processes of one database that data may have changed. A signal contains no data: each process reads
 * the changes itself.
 */
export interface DatabaseEvents {
  /** Sends a signal. Must be called after the change was committed. */
  publish(): void;
  /**
   * Sets the listener, which is called for each signal of any process, including this one. Connects to the database if
   * necessary.
   */
  subscribe(heard: () => void): void;
  /** False while signals of other processes may be lost, for example because the connection is lost. */
  isListening(): boolean;
  close(): void;
}

/** Signals for the embedded database. They stay within this process, because no other process can use that database. */
export function inMemoryEvents(): DatabaseEvents {
  let listener: () => void = () => undefined;
  return {
    publish: () => listener(),
    subscribe: (heard) => void (listener = heard),
    isListening: () => true,
    close: () => undefined,
  };
}
