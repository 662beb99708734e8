/**
 * Signals to all processes of one database that data may have changed. A signal contains no data: each process reads
 * the changes itself.
 */
export interface DatabaseEvents {
  /** Sends a signal. Call it after the change was committed. */
  publish(): void;
  /**
   * Sets the listener, which is called for each signal of any process, including this process. Connects to the database
   * if necessary.
   */
  subscribe(heard: () => void): void;
  /** False if signals of other processes may be lost, for example after a loss of the connection. */
  isListening(): boolean;
  close(): void;
}

/**
 * Signals for the embedded database. They stay within this process, because no other process can use the embedded
 * database.
 */
export function inMemoryEvents(): DatabaseEvents {
  let listener: () => void = () => undefined;
  return {
    publish: () => listener(),
    subscribe: (heard) => void (listener = heard),
    isListening: () => true,
    close: () => undefined,
  };
}
