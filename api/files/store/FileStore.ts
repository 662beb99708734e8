/** The stored bytes of a file. */
interface StoredFile {
  /** The size in the store. For an encrypted file it is larger than the file. */
  bytes: number;
  /** False while the file is being uploaded. */
  isWhole: boolean;
  /**
   * The name of these bytes while the file is unfinished; null for a whole file. A request that continues the file gives
   * them a new name first, so that equal names mean equal bytes.
   */
  part: string | null;
}

/** Thrown when another request, also one of another process, has continued, ended or deleted the file meanwhile. */
export class OvertakenPart extends Error {
  constructor(id: string) {
    super(`Another request has continued, ended or deleted the file ${id}`);
  }
}

/** Appends bytes to an unfinished file. No other request writes to the same bytes. */
export interface PartWriter {
  /** The name of the bytes until they are closed. */
  part: string;
  write(bytes: Buffer): Promise<void>;
  /** Resolves when everything that was written is on the disk. */
  sync(): Promise<void>;
  /**
   * Lets other requests continue the file. Throws OvertakenPart if one has done so already: what was written does not count.
   * @returns the name of the bytes
   */
  close(): Promise<string>;
}

/**
 * Where the bytes of files are stored. It knows files by their ids, and nothing of their content. Several processes may
 * use one store at once.
 */
export interface FileStore {
  /** The stored bytes of a file: the longest ones, if two processes write it. Null if there are none. */
  find(id: string): Promise<StoredFile | null>;
  /**
   * Opens an unfinished file to write from this byte on. Later bytes are cut off. From now on no other request can
   * continue `part`, and a process that still writes to it does so in vain. Throws OvertakenPart if `part` is no longer
   * there.
   * @param part The bytes to continue, as `find` has named them; null to begin
   */
  append(id: string, from: number, part: string | null): Promise<PartWriter>;
  /**
   * Makes an unfinished file whole. Resolves when this would survive a crash. Throws OvertakenPart if the bytes have
   * another name now, or the file is whole with other bytes.
   * @param part The name of the closed bytes; null for a file that is whole already
   */
  finish(id: string, part: string | null): Promise<void>;
  /**
   * Reads the bytes from `start` to before `end`.
   * @param part The bytes of an unfinished file; without it, those that `find` finds
   */
  read(id: string, start: number, end: number, part?: string | null): AsyncIterable<Buffer>;
  /** Deletes the bytes of a file, if there are any. */
  remove(id: string): Promise<void>;
  /** The ids of all files in the store. */
  ids(): Promise<string[]>;
  /** The free and the total bytes of the disk; null for a store without such a limit. */
  room(): Promise<{ free: number; total: number } | null>;
}
