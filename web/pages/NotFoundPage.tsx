import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { MissingSpanDrawing } from "#web/features/marketing/notice/MissingSpanDrawing.tsx";
import { Notice } from "#web/features/marketing/notice/Notice.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** Spec §2: any other path. */
export function NotFoundPage() {
  const { copy: { notFound, backToHome }, href } = useSite();
  return (
    <SiteFrame>
      <Notice {...notFound} drawing={<MissingSpanDrawing />}>
        <a className="button button-primary" href={href(paths.home)}>{backToHome}</a>
      </Notice>
    </SiteFrame>
  );
}
