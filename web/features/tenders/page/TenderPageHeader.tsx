import { usePhase } from "#web/clock/usePhase.ts";
import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { words } from "#web/features/tenders/page/words/page.en.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { ClosingTime } from "#web/ui/tenders/ClosingTime.tsx";
import { placeOf } from "#web/ui/tenders/TenderHeader.tsx";
import { StatusLine } from "#web/ui/tenders/StatusLine.tsx";

interface Props {
  /** Undefined until it is read. */
  tender: PageTender | undefined;
  back: { to: string; label: string };
}

/** The header of a tender on its own page. The tender's title is the title of the page. */
export function TenderPageHeader({ tender, back }: Props) {
  const { now } = usePhase(tender ?? null);
  return (
    <PageHeader
      title={tender?.title ?? words.tender}
      lead={tender && placeOf(tender)}
      above={tender && <StatusLine tender={tender} now={now} />}
      back={back}
    >
      {tender && <ClosingTime tender={tender} now={now} countsDown />}
    </PageHeader>
  );
}
