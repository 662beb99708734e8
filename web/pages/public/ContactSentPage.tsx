import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { MessagePage } from "#web/features/marketing/notice/MessagePage.tsx";
import { ReplyLineDrawing } from "#web/features/marketing/notice/ReplyLineDrawing.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** The server's answer to a contact form that a browser without scripts has posted, if the server accepts it. */
export function ContactSentPage() {
  const {
    copy: { contact, hero, backToHome },
    href,
  } = useSite();
  return (
    <SiteFrame>
      <MessagePage {...contact.sent} drawing={<ReplyLineDrawing />}>
        <a className="button button-primary" href={href(`${paths.home}#the-formula`)}>
          {hero.discover}
        </a>
        <a className="button" href={href(paths.home)}>
          {backToHome}
        </a>
      </MessagePage>
    </SiteFrame>
  );
}
