import { tenderFeedPaths } from "#api/core/rules/addresses.rules.ts";
import { isBeyondList } from "#api/content/shownPage.rules.ts";
import { type ShownTenders } from "#api/open-data/shownTender.rules.ts";
import { EmptyList } from "#web/features/content/published/list.states.tsx";
import { PageLinks } from "#web/features/content/published/PageLinks.tsx";
import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { countIn } from "#web/features/marketing/tenders/tenderFormats.ts";
import { PublicTenderRow } from "#web/features/marketing/tenders/PublicTenderRow.tsx";
import { TenderSearch } from "#web/features/marketing/tenders/TenderSearch.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";
import { ORIGIN } from "#web/site.ts";

interface Props {
  copy: TendersCopy;
  /** The tenders with which the server renders the page; null if the server could not read them. */
  shown: ShownTenders | null;
}

/** The public list of tenders. All of it works without scripts. */
export function PublicTendersPage({ copy, shown }: Props) {
  const { href, language } = useSite();
  const list = href(paths.publicTenders);
  return (
    <SiteFrame>
      <div className="wrap content-page">
        <header>
          <h1>{copy.titles[shown?.status ?? "open"]}</h1>
          <p className="lead">{copy.lead}</p>
        </header>
        <TenderSearch copy={copy} query={shown?.query ?? ""} />
        {!shown && (
          <div role="alert" className="unread">
            <h2>{copy.unread.title}</h2>
            <p>{copy.unread.text}</p>
            <a className="button" href={list}>
              {copy.unread.retry}
            </a>
          </div>
        )}
        {shown && (
          <p className="tender-count">
            {foundIn(copy, shown, (count) => countIn(language, count))}
            {shown.query && <a href={list}>{copy.search.clear}</a>}
            <a href={addressOf(href(tenderFeedPaths.atom), shown.query)} type="application/atom+xml">
              {copy.feeds.atom}
            </a>
            <a href={CALENDAR_ORIGIN + addressOf(href(tenderFeedPaths.calendar), shown.query)}>{copy.feeds.calendar}</a>
          </p>
        )}
        {shown && isBeyondList(shown) && (
          <EmptyList {...copy.beyond}>
            <a className="button" href={addressOf(list, shown.query)}>
              {copy.beyond.firstPage}
            </a>
          </EmptyList>
        )}
        {shown?.items.length === 0 &&
          !isBeyondList(shown) &&
          (shown.query ? (
            <EmptyList {...copy.noMatch}>
              <a className="button" href={list}>
                {copy.search.clear}
              </a>
            </EmptyList>
          ) : (
            <EmptyList {...copy.empty}>
              <a className="button" href={href(paths.register)}>
                {copy.bid.register}
              </a>
            </EmptyList>
          ))}
        {shown && shown.items.length > 0 && (
          <ul className="tender-list">
            {shown.items.map((tender) => (
              <PublicTenderRow key={tender.tenderNumber} copy={copy} tender={tender} />
            ))}
          </ul>
        )}
        {shown && !isBeyondList(shown) && (
          <PageLinks
            address={addressOf(list, shown.query)}
            page={shown.page}
            more={shown.more}
            words={{ newer: copy.pages.previous, older: copy.pages.next, pages: copy.pages.label }}
          />
        )}
      </div>
    </SiteFrame>
  );
}

/**
 * The site's origin with the scheme `webcal:`. A link with this scheme opens in a calendar program, which then
 * subscribes to the calendar.
 */
const CALENDAR_ORIGIN = ORIGIN.replace("https:", "webcal:");

const addressOf = (list: string, query: string) => list + (query && `?${query}`);

function foundIn({ found }: TendersCopy, { count, countIsExact }: ShownTenders, inWords: (count: number) => string) {
  if (count === 1) return found.one;
  return (countIsExact ? found.many : found.moreThan).replace("{count}", inWords(count));
}
