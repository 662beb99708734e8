import { Suspense, useEffect } from "react";
import { useParams } from "react-router-dom";

import { isDecided } from "#api/bids/bidStatus.rules.ts";

import { useSession } from "#web/features/session/useSession.ts";
import { TenderPageHeader } from "#web/features/tenders/page/TenderPageHeader.tsx";
import { TenderSheet } from "#web/features/tenders/page/TenderSheet.tsx";
import { useTenderPage } from "#web/features/tenders/page/useTenderPage.ts";
import { forgetWantedTender, rememberWantedTender } from "#web/pages/partner/wantedTender.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { words } from "#web/pages/partner/words/partner.en.ts";

const TenderNotFound = lazyComponent(
  async () => (await import("#web/features/tenders/TenderNotFound.tsx")).TenderNotFound,
);
const ChangesWithOwnBid = lazyComponent(
  async () => (await import("#web/pages/partner/ChangesWithOwnBid.tsx")).ChangesWithOwnBid,
);
const QuestionSection = lazyComponent(
  async () => (await import("#web/features/questions/QuestionSection.tsx")).QuestionSection,
);
const OutcomeFacts = lazyComponent(async () => (await import("#web/features/bids/mine/OutcomeFacts.tsx")).OutcomeFacts);
const MarkRead = lazyComponent(async () => (await import("#web/features/notices/MarkRead.tsx")).MarkRead);
const BidsOnPage = lazyComponent(async () => (await import("#web/features/deciding/BidsOnPage.tsx")).BidsOnPage);
const OpeningOnPage = lazyComponent(
  async () => (await import("#web/features/deciding/opening/OpeningOnPage.tsx")).OpeningOnPage,
);

/** The height of a skeleton, in pixels. */
const CARD_HEIGHT = 240;

/** The page of one tender, for all users who may read it. */
export function TenderPage() {
  const { tenderId = "" } = useParams();
  const { user } = useSession();
  const isAdmin = Boolean(user?.isAdmin);
  const { read, absent, failed, retry } = useTenderPage(tenderId);
  const outcome = read?.bid?.outcome;
  // Once the company has a profile, delete the stored tender: the dashboard then needs no link back to it.
  const userId = user?.id;
  const hasProfile = read !== undefined && read.tender.can.submitBid.code !== "PROFILE_REQUIRED";
  useEffect(() => {
    if (userId && hasProfile) forgetWantedTender(userId, tenderId);
  }, [userId, hasProfile, tenderId]);
  return (
    <>
      <TenderPageHeader
        tender={read?.tender}
        back={
          isAdmin
            ? { to: paths.tenders, label: words.tenderManagement }
            : { to: paths.browseTenders, label: words.browseTenders }
        }
      />
      {read && (
        <TenderSheet
          key={tenderId}
          read={read}
          isAdmin={isAdmin}
          changes={<ChangesWithOwnBid tenderId={tenderId} />}
          questions={
            <>
              <QuestionSection tenderId={tenderId} isAdmin={isAdmin} isEmbedded />
              <Suspense>
                <MarkRead tenderId={tenderId} about="ownQuestions" />
              </Suspense>
            </>
          }
          ownOutcome={
            outcome && (
              <Suspense>
                <OutcomeFacts outcome={outcome} isChosen={read.bid?.status === "accepted"} />
              </Suspense>
            )
          }
          bids={(now) => <BidsOnPage tender={read.tender} now={now} />}
          opening={<OpeningOnPage tender={read.tender} />}
          onNeedsProfile={() => {
            const name = `${read.tender.tenderNumber}, ${read.tender.title}`;
            if (user) rememberWantedTender({ userId: user.id, tenderId, name });
          }}
        />
      )}
      {read?.bid && isDecided(read.bid) && (
        <Suspense>
          <MarkRead key={read.bid.id} tenderId={tenderId} about="outcomes" />
        </Suspense>
      )}
      {absent && (
        <Suspense>
          <TenderNotFound />
        </Suspense>
      )}
      {failed && !read && <ErrorState text={words.theTenderCouldNotBeLoaded} onRetry={retry} />}
      {!read && !absent && !failed && (
        <CardSkeletons count={3} height={CARD_HEIGHT} text={words.loadingTenderDetails} />
      )}
    </>
  );
}
