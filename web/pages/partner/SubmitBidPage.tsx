import { Typography } from "@mui/material";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router-dom";

import { NewBid } from "#web/features/bids/form/NewBid.tsx";
import { OwnBidCard, useOwnLiveBid } from "#web/features/bids/mine/OwnBidCard.tsx";
import { useCompanyProfile } from "#web/features/company-profile/useCompanyProfile.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { bidderProfileOf } from "#web/features/tenders/bidderProfile.ts";
import { TenderToBid } from "#web/features/tenders/bidding/TenderToBid.tsx";
import { formatBudget } from "#web/format/amounts.ts";
import { forgetWantedTender, rememberWantedTender, wantedTender } from "#web/pages/partner/wantedTender.ts";
import { paths } from "#web/paths.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/pages/partner/words/partner.en.ts";

export function SubmitBidPage() {
  const { tenderId = "" } = useParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const profile = bidderProfileOf(useCompanyProfile(user));
  const { ownBid, draft, asking } = useOwnLiveBid(tenderId);

  const userId = user?.id;
  useEffect(() => {
    if (userId && profile === "present") forgetWantedTender(userId, tenderId);
  }, [userId, profile, tenderId]);

  return (
    <>
      <PageHeader title={words.submitBid} back={{ to: paths.browseTenders, label: words.back }} />
      {profile === "loading" && <Typography role="status">{words.verifyingCompanyProfile}</Typography>}
      {profile === "missing" && <RedirectToProfile tenderId={tenderId} userId={user?.id} />}
      {user && (profile === "present" || profile === "unknown") && (
        <TenderToBid tenderId={tenderId} ownBidId={ownBid?.id}>
          {(tender, accepts) => {
            if (asking) return <Typography role="status">{words.loadingTenderDetails}</Typography>;
            if (ownBid) return <OwnBidCard bid={ownBid} tender={tender} accepts={accepts} hasDraft={Boolean(draft)} />;
            if (tender.sealed && user.isAdmin) return <SealedFromAdmins />;
            return (
              <NewBid
                key={tender.id}
                tenderId={tender.id}
                bidderId={user.id}
                stored={draft ?? null}
                tender={tender}
                budgetRange={formatBudget(tender.budgetMin, tender.budgetMax)}
                closed={!accepts}
                sealed={tender.sealed}
                discloseWinner={tender.discloseWinner}
                newestAddendum={tender.newestAddendum}
                amendedAt={tender.amendedAt}
                onSubmitted={(bidId) => void navigate(paths.myBid(bidId))}
              />
            );
          }}
        </TenderToBid>
      )}
    </>
  );
}

/**
 * Replaces the bid form for an administrator. Administrators cannot bid on a sealed tender, because they open its bids.
 */
function SealedFromAdmins() {
  return (
    <SectionCard title={words.sealedTender}>
      <Typography>{words.anAdministratorCannotBidOnA}</Typography>
    </SectionCard>
  );
}

function RedirectToProfile({ tenderId, userId }: { tenderId: string; userId: string | undefined }) {
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    const known = wantedTender(userId);
    if (userId && known?.tenderId !== tenderId) rememberWantedTender({ userId, tenderId, name: null });
    toast.error(words.profileIsRequired, { title: words.companyProfileRequired });
    void navigate(paths.companyProfile, { replace: true });
  }, [navigate, toast, tenderId, userId]);

  return <Typography role="status">{words.redirectingToCreateCompanyProfile}</Typography>;
}
