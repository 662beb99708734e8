/** The stored bytes of a file. */
interface StoredFile {
  /** The size in the store. For an encrypted file it is larger than the file. */
  bytes: number;
  /** False while the file is being uploaded. */
  isWhole: boolean;
  /**
   * The name of these bytes while the file is unfinished; null for a whole file. A request that continues the file
   * renames the bytes first, so that equal names mean equal bytes.
   */
  part: string | null;
}

/** Thrown when another request, possibly in another process, has continued, ended or deleted the file meanwhile. */
export class OvertakenPart extends Error {
  constructor(id: string) {
    super(`Another request has continued, ended or deleted the file ${id}`);
  }
}

/** Appends bytes to an unfinished file. No other request writes to the same bytes. */
export interface PartWriter {
  /** The name of the bytes until `close` is called, which gives them a new name. */
  part: string;
  write(bytes: Buffer): Promise<void>;
  /** Resolves when everything that was written is on the disk. */
  sync(): Promise<void>;
  /**
   * Lets other requests continue the file. Throws OvertakenPart if another request has already continued it; the bytes
   * of this writer are then lost.
   * @returns the new name of the bytes
   */
  close(): Promise<string>;
}

/**
 * The store of the bytes of files. It identifies files by their ids and does not interpret their content. Several
 * processes may use one store at the same time.
 */
export interface FileStore {
  /**
   * The stored bytes of a file; null if there are none. If two processes write the file, these are the longest bytes.
   */
  find(id: string): Promise<StoredFile | null>;
  /**
   * Opens an unfinished file to write from the byte `from` on, and cuts off later bytes. From now on no other request
   * can continue `part`, and what another process still writes to it is lost. Throws OvertakenPart if `part` no longer
   * exists.
   * @param part The name of the bytes to continue, from `find`; null to begin the file
   */
  append(id: string, from: number, part: string | null): Promise<PartWriter>;
  /**
   * Makes an unfinished file whole. Resolves when a crash can no longer undo this. Throws OvertakenPart if the bytes
   * have another name now, or if the file is already whole with other bytes.
   * @param part The name of the closed bytes; null for a file that is whole already
   */
  finish(id: string, part: string | null): Promise<void>;
  /**
   * Reads the bytes from offset `start` up to, not including, offset `end`.
   * @param part The name of the bytes of an unfinished file; by default those that `find` returns
   */
  read(id: string, start: number, end: number, part?: string | null): AsyncIterable<Buffer>;
  /** Deletes the bytes of a file, if there are any. */
  remove(id: string): Promise<void>;
  /** The ids of all files in the store. */
  ids(): Promise<string[]>;
  /** The free and the total bytes of the disk; null for a store without such a limit. */
  room(): Promise<{ free: number; total: number } | null>;
}
