import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Options {
  href: string;
  /** Asks the server for something that the same person may read: a browser would save a refusal as a broken file without a message. */
  check: () => Promise<unknown>;
  /** The toast where no refusal tells more. */
  failed: string;
}

/** Answers the download of a file by its address. */
export function useCheckedDownload({ href, check, failed }: Options) {
  const toast = useToast();
  return async function download() {
    try {
      await check();
      Object.assign(document.createElement("a"), { href, download: "" }).click();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? failed);
    }
  };
}
