/** The server's reason why an act is refused. The server's sentences are English. */
export const reasonText = (reason: string) => reason;
