import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Options {
  href: string;
  /**
   * A server request that needs the same permission as the download. Without it, a browser would silently save a
   * refusal as a broken file.
   */
  check: () => Promise<unknown>;
  /** The toast for failures without a message from the server. */
  failed: string;
}

/** Handles the click on a download link: checks the permission first, then downloads the file. */
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
