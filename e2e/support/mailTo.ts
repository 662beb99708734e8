import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

const outbox = process.env.AXION_OUTBOX ?? "";

/** Reads the mails to an address from the server's outbox, the oldest first. */
async function mailsTo(address: string) {
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails.filter(({ to }) => to?.some((each) => each.address === address));
}

/** Waits for a mail to this address with this subject. If there are several, returns the newest. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).findLast((mail) => mail.subject === subject);
    expect(found, `${subject} to ${address}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found!;
}

/**
 * The path of the link in a mail. The origin is left out, because it is the default of PUBLIC_URL, at which the
 * journeys' server cannot be reached.
 */
export const linkIn = ({ text = "" }: Email) => /https:\/\/axion\.example(\/\S+)/.exec(text)?.[1] ?? "no link";
