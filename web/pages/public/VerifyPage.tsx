import { type VerifyCopy } from "#web/features/marketing/copy/VerifyCopy.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { ByHand } from "#web/features/marketing/verify/ByHand.tsx";
import { ClosingSealCheck } from "#web/features/marketing/verify/ClosingSealCheck.tsx";
import { Island } from "#web/ui/island/Island.tsx";

/** The public page on which anyone can check the receipt of a bid and the closing seal of the bid's tender. */
export const VerifyPage = ({ copy: { mark, title, lead, withoutScripts, form, byHand } }: { copy: VerifyCopy }) => (
  <SiteFrame>
    <div className="verify wrap">
      <header className="verify-head">
        <p className="section-mark">{mark}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
      <Island name="ClosingSealCheck" of={ClosingSealCheck} given={{ words: form }} />
      <ByHand words={byHand} />
    </div>
  </SiteFrame>
);
