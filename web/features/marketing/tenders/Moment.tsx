import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { momentIn } from "#web/features/marketing/tenders/tenderFormats.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Renders a time in UTC. In the browser, showLocalTimes.ts adds the same time in the visitor's time zone. */
export function Moment({ at, copy }: { at: string; copy: TendersCopy }) {
  const { language } = useSite();
  return (
    <time className="moment" dateTime={at} data-local={copy.yourTime}>
      {momentIn(language, at)}
    </time>
  );
}
