import { Box, Button, Typography } from "@mui/material";

import { dayOf } from "#web/features/notices/dayOf.ts";
import { NoticeRow } from "#web/features/notices/NoticeRow.tsx";
import { useNotices } from "#web/features/notices/useNotices.ts";
import { type ToldNoticeFragment } from "#web/graphql/generatedNotices.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

/** Pixels: a notice of two lines. */
const ROW_HEIGHT = 112;

/** Newest first, by day in the viewer's time zone; of one tender, if the address names it. */
export function NoticeList() {
  const { address, put } = useAddressFilters();
  const tenderId = address.get("tenderId") ?? "";
  const { notices, ...reading } = useNotices(tenderId);
  if (!notices) return reading.failed ? <ErrorState text="Your notices could not be loaded." onRetry={reading.retry} /> : <CardSkeletons count={4} height={ROW_HEIGHT} />;
  if (notices.length === 0 && !tenderId) return <EmptyState title="Nothing new." text="We tell you here, and by email, when something changes." />;
  const tenders = new Map(notices.flatMap(({ tenderId: id, tenderNumber }) => (id && tenderNumber ? [[id, tenderNumber] as const] : [])));

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Box sx={{ maxWidth: 360 }}>
        <FilterChoice name="tenderId" label="Tender" value={tenderId} all="All tenders" choices={[...tenders].map(([value, label]) => ({ value, label }))} onChosen={(chosen) => put({ tenderId: chosen })} />
      </Box>
      {notices.length === 0 ? <EmptyState title="No notice about this tender" /> : <ByDay notices={notices} />}
      {reading.step === "failed" && <ErrorState text="More notices could not be loaded." onRetry={reading.readMore} />}
      {reading.hasMore && reading.step !== "failed" && (
        <div><Button variant="outlined" onClick={() => reading.step === "idle" && reading.readMore()}>{reading.step === "reading" ? "Loading..." : "Show more"}</Button></div>
      )}
    </Box>
  );
}

function ByDay({ notices }: { notices: readonly ToldNoticeFragment[] }) {
  const rows = notices.map((notice, place) => {
    const [day, before] = [notice, notices[place - 1]].map((each) => each && dayOf(each.createdAt));
    return { notice, day: day === before ? null : day };
  });
  return (
    <LongList
      items={rows}
      keyOf={({ notice }) => notice.id}
      label="Notices"
      gap={0}
      render={({ notice, day }) => (
        <>
          {day && <Typography component="h2" variant="h2" sx={{ pt: 2, pb: 1 }}>{day}</Typography>}
          <NoticeRow notice={notice} />
        </>
      )}
    />
  );
}
