import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Options {
  href: string;
  /**
   * Sends a request that needs the same permission as the download, so that a refusal is shown as a toast. Without this
   * request, the browser would silently save the refusal as a broken file.
   */
  check: () => Promise<unknown>;
  /** The text of the toast for a failure without a message from the server. */
  failed: string;
}

/** Returns the click handler of a download link. It checks the permission first, then downloads the file. */
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
