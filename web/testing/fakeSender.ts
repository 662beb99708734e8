import { type sendFile as realSendFile } from "#web/ui/uploads/sendFile.ts";

type Sent = Parameters<typeof realSendFile>;

/**
 * A fake of sendFile.ts. `uploads` records each upload that was begun, and the calls of its functions. A test calls the
 * upload's `listener` to simulate the server's answers.
 */
export const fakeSender = {
  /** The ids of the files that were deleted from the server. */
  deleted: [] as string[],
  uploads: [] as { toSend: Sent[0]; listener: Sent[1]; calls: string[] }[],
  of(name: string) {
    const found = this.uploads.findLast(({ toSend }) => toSend.name === name);
    if (!found) throw new Error(`No upload of ${name} was begun`);
    return found;
  },
};

export const deleteFile = (id: string) => Promise.resolve(void fakeSender.deleted.push(id));

export const sendFile: typeof realSendFile = (toSend, listener) => {
  const calls: string[] = [];
  fakeSender.uploads.push({ toSend, listener, calls });
  return {
    start: () => void calls.push("start"),
    stop: () => Promise.resolve(void calls.push("stop")),
    remove: () => Promise.resolve(void calls.push("remove")),
  };
};
