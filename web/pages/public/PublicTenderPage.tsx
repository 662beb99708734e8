import { type TenderAt } from "#api/open-data/shownTender.rules.ts";
import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { PublicTenderSheet } from "#web/features/marketing/tenders/PublicTenderSheet.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

interface Props {
  copy: TendersCopy;
  /** The tender with which the server renders the page; null if the server could not read it. */
  shown: TenderAt | null;
}

/** The public page of a tender. All of it works without scripts. */
export function PublicTenderPage({ copy, shown }: Props) {
  const { href } = useSite();
  const missing = shown ? (shown.isDeleted ? copy.deleted : copy.absent) : copy.unread;
  return (
    <SiteFrame>
      <div className="wrap content-page">
        <a className="back-link" href={href(paths.publicTenders)}>
          {copy.back}
        </a>
        {shown?.tender ? (
          <PublicTenderSheet copy={copy} tender={shown.tender} />
        ) : (
          <div className="tender-missing">
            <h1>{missing.title}</h1>
            <p className="lead">{missing.text}</p>
            <a className="button button-primary" href={href(paths.publicTenders)}>
              {copy.all}
            </a>
          </div>
        )}
      </div>
    </SiteFrame>
  );
}
