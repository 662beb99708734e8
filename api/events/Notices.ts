/** Tells all processes on one database that something may have changed; what has changed, each one reads itself. */
export interface Notices {
  /** Call it after the commit. */
  tell(): void;
  /** Connects if need be; the listener is called for each notice of any process, this one included. */
  listen(heard: () => void): void;
  /** false: notices of other processes may be lost. */
  isListening(): boolean;
  close(): void;
}
