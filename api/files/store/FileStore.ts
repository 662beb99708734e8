/** The stored bytes of a file. */
interface StoredFile {
  /** The size in the store. For an encrypted file it is larger than the file. */
  bytes: number;
  /** False while the file is being uploaded. */
  isWhole: boolean;
}

/** Appends bytes to an unfinished file. */
export interface PartWriter {
  write(bytes: Buffer): Promise<void>;
  /** Resolves when everything that was written is on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Where the bytes of files are stored. It knows files by their ids, and nothing of their content. */
export interface FileStore {
  /** The stored bytes of a file; null if there are none. */
  find(id: string): Promise<StoredFile | null>;
  /** Opens an unfinished file, which it creates if needed, to write from this byte on. Later bytes are cut off. */
  append(id: string, from: number): Promise<PartWriter>;
  /** Makes an unfinished file whole. Resolves when this would survive a crash. Does nothing for a whole file. */
  finish(id: string): Promise<void>;
  /** Reads the bytes from `start` to before `end`, of a whole or an unfinished file. */
  read(id: string, start: number, end: number): AsyncIterable<Buffer>;
  /** Deletes the bytes of a file, if there are any. */
  remove(id: string): Promise<void>;
  /** The ids of all files in the store. */
  ids(): Promise<string[]>;
  /** The free and the total bytes of the disk; null for a store without such a limit. */
  room(): Promise<{ free: number; total: number } | null>;
}
