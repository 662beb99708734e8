import { LinkRows } from "#web/features/dashboard/LinkRows.tsx";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";
import { paths } from "#web/paths.ts";

export interface FirstStepsProps {
  /** Whether the company has no profile yet. Without one it cannot bid. */
  needsProfile: boolean;
  /** The tender on which the user wanted to bid before there was a profile. */
  wanted: { tenderId: string; name: string | null } | null;
}

export const hasFirstSteps = ({ needsProfile, wanted }: FirstStepsProps) => needsProfile || wanted !== null;

/** The first lines of a new partner's desk: the profile, and the way back to the tender from which the partner came. */
export function FirstSteps({ needsProfile, wanted }: FirstStepsProps) {
  const profile = { to: paths.companyProfile, label: words.createYourProfileToBid, text: words.tenderOwnersReadIt };
  const tender = wanted && {
    to: paths.tender(wanted.tenderId),
    label: words.continueYourBid(wanted.name),
    text: needsProfile ? words.onceYourProfileIsCreated : words.yourProfileIsCreated,
  };
  return <LinkRows isFirst rows={[...(needsProfile ? [profile] : []), ...(tender ? [tender] : [])]} />;
}
