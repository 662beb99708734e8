import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { MissingSpanDrawing } from "#web/features/marketing/notice/MissingSpanDrawing.tsx";
import { MessagePage } from "#web/features/marketing/notice/MessagePage.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** The page for all paths that do not exist (spec §2: any other path). */
export function NotFoundPage() {
  const {
    copy: { notFound, backToHome },
    href,
  } = useSite();
  return (
    <SiteFrame>
      <MessagePage {...notFound} drawing={<MissingSpanDrawing />}>
        <a className="button button-primary" href={href(paths.home)}>
          {backToHome}
        </a>
      </MessagePage>
    </SiteFrame>
  );
}
