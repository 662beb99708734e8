import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { momentIn } from "#web/features/marketing/tenders/tenderFormats.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/** A time in UTC. The page's script adds it in the reader's time zone (showLocalTimes.ts). */
export function Moment({ at, copy }: { at: string; copy: TendersCopy }) {
  const { language } = useSite();
  return (
    <time className="moment" dateTime={at} data-local={copy.yourTime}>
      {momentIn(language, at)}
    </time>
  );
}
