import { Box, Button, Typography } from "@mui/material";
import { Suspense } from "react";

import { NOTICE_TOPICS, type NoticeTopic } from "#api/notices/noticeKinds.rules.ts";
import { NoticeRow } from "#web/features/notices/NoticeRow.tsx";
import { useNotices } from "#web/features/notices/useNotices.ts";
import type { ToldNoticeFragment } from "#web/graphql/generatedNotices.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { SelectBox } from "#web/ui/lists/SelectBox.tsx";
import { type Selection, useSelection } from "#web/ui/lists/useSelection.ts";
import { words as listWords } from "#web/ui/lists/words/lists.en.ts";
import { tenderChoices } from "#web/ui/lists/tenderControls.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { locale } from "#web/format/words/language.en.ts";
import { words } from "#web/features/notices/words/notices.en.ts";

const NoticeSelection = lazyComponent(
  async () => (await import("#web/features/notices/NoticeSelection.tsx")).NoticeSelection,
);

/** The height in pixels of the skeleton of a notice with two lines. */
const ROW_HEIGHT = 112;

const TOPICS: Record<NoticeTopic, string> = {
  ownQuestions: words.unreadAnswers,
  outcomes: words.unreadOutcomes,
};
const TOPIC_CHOICES = NOTICE_TOPICS.map((value) => ({ value, label: TOPICS[value] }));

/**
 * The user's notices, newest first, grouped by day in the user's time zone. If the URL names a tender or a topic, only
 * the matching notices are shown.
 */
export function NoticeList() {
  const { address, put } = useAddressFilters();
  const tenderId = address.get("tenderId") ?? "";
  const about = NOTICE_TOPICS.find((known) => known === address.get("about")) ?? "";
  const { notices, ...reading } = useNotices({ tenderId, about });
  const selection = useSelection(notices ?? NONE);
  if (!notices)
    return reading.failed ? (
      <ErrorState text={words.yourNoticesCouldNotBeLoaded} onRetry={reading.retry} />
    ) : (
      <CardSkeletons count={4} height={ROW_HEIGHT} />
    );
  if (notices.length === 0 && !tenderId && !about)
    return <EmptyState title={words.nothingNew} text={words.weTellYouHere} />;
  const tenders = new Map(
    notices.flatMap(({ tenderId: id, tenderNumber }) => (id && tenderNumber ? [[id, tenderNumber] as const] : [])),
  );

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 360px))" },
        }}
      >
        <FilterChoice
          name="about"
          label={words.show}
          value={about}
          all={words.allNotices}
          choices={TOPIC_CHOICES}
          onChosen={(chosen) => put({ about: chosen })}
        />
        <FilterChoice
          name="tenderId"
          label={words.tender}
          value={tenderId}
          all={words.allTenders}
          choices={tenderChoices(tenders, tenderId)}
          onChosen={(chosen) => put({ tenderId: chosen })}
        />
      </Box>
      {notices.length === 0 ? (
        <EmptyState title={about ? words.noUnreadNotice : words.noNoticeAboutThisTender} />
      ) : (
        <>
          <Box sx={{ display: "flex", alignItems: "center", mb: -2, pl: 1.25 }}>
            <SelectBox
              label={reading.hasMore ? listWords.selectAllLoaded : listWords.selectAllShown}
              isChecked={selection.areAllSelected}
              isMixed={selection.selected.length > 0 && !selection.areAllSelected}
              onChange={selection.selectAll}
              isLabelShown
            />
          </Box>
          <Suspense>
            <NoticeSelection selection={selection} />
          </Suspense>
          <ByDay notices={notices} selection={selection} />
        </>
      )}
      {reading.step === "failed" && <ErrorState text={words.moreNoticesCouldNotBeLoaded} onRetry={reading.readMore} />}
      {reading.hasMore && reading.step !== "failed" && (
        <div>
          <Button variant="outlined" onClick={() => reading.step === "idle" && reading.readMore()}>
            {reading.step === "reading" ? words.loading : words.showMore}
          </Button>
        </div>
      )}
    </Box>
  );
}

const NONE: readonly ToldNoticeFragment[] = [];

interface ByDayProps {
  notices: readonly ToldNoticeFragment[];
  selection: Selection<ToldNoticeFragment>;
}

function ByDay({ notices, selection }: ByDayProps) {
  const rows = notices.map((notice, place) => {
    const [day, before] = [notice, notices[place - 1]].map((each) => each && formatDay(each.createdAt));
    return { notice, day: day === before ? null : day };
  });
  return (
    <LongList
      items={rows}
      keyOf={({ notice }) => notice.id}
      label={words.notices}
      gap={0}
      render={({ notice, day }) => (
        <>
          {day && (
            <Typography component="h2" variant="h2" sx={{ pt: 3, pb: 1 }}>
              {day}
            </Typography>
          )}
          <NoticeRow
            notice={notice}
            isSelected={selection.isSelected(notice.id)}
            onSelect={(isWanted) => selection.select([notice.id], isWanted)}
          />
        </>
      )}
    />
  );
}

const DAY = new Intl.DateTimeFormat(locale, { weekday: "long", month: "short", day: "numeric", year: "numeric" });

/** Formats a day in the user's time zone, for example Monday, Nov 23, 2026. */
const formatDay = (moment: string) => DAY.format(new Date(moment));
