import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { listNotices } from "#api/notices/listNotices.ts";
import { markNotices } from "#api/notices/markNotices.ts";
import { Notice } from "#api/notices/Notice.ts";
import { NoticeFilter, NoticeTopicEnum } from "#api/notices/NoticeFilter.ts";
import { MOST_UNREAD, NOTICE_KINDS, type NoticeTopic } from "#api/notices/noticeKinds.rules.ts";
import { personsIn, readersOf, readerFormats } from "#api/notices/readerFormats.ts";
import { countUnread } from "#api/notices/countUnread.ts";
import { paragraphsOf, subjectOf } from "#api/notices/noticeWords.ts";

const NoticeConnection = connectionOf(Notice);

@Resolver(() => Notice)
export class NoticeResolver {
  @Query(() => NoticeConnection, { description: "The signed-in user's own notices, newest first." })
  @MayUse("partner", "desk:read")
  notices(
    @Ctx() context: SignedIn,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => NoticeFilter, { nullable: true }) filter?: NoticeFilter,
  ) {
    return listNotices(context, page, filter ?? {});
  }

  @Query(() => Int, {
    description: `The number of the signed-in user's unread notices; ${MOST_UNREAD} if there are more.`,
  })
  @MayUse("partner", "desk:read")
  unreadNotices(@Ctx() { db, user }: SignedIn) {
    return countUnread(db, user.id);
  }

  @Mutation(() => Int, {
    description:
      "Marks notices of the signed-in user as read: by their ids, by their subject, or all. `unread` marks them as unread again, by their ids. NOT_FOUND for another user's notices. Returns the number of unread notices, as unreadNotices does.",
  })
  @MayUse("partner", "no token", { writes: "notice writes" })
  markNotices(
    @Ctx() context: SignedIn,
    @Arg("ids", () => [ID], { nullable: true, description: `The ids of the notices, at most ${MAX_PAGE}.` })
    ids?: string[],
    @Arg("all", () => Boolean, { nullable: true, description: "true marks all notices; only without ids." })
    all?: boolean,
    @Arg("bidId", () => ID, { nullable: true, description: "Marks the unread notices about this bid." }) bidId?: string,
    @Arg("tenderId", () => ID, { nullable: true, description: "Marks the unread notices about this tender." })
    tenderId?: string,
    @Arg("about", () => NoticeTopicEnum, {
      nullable: true,
      description:
        "Marks the unread notices about this topic. Together with bidId or tenderId, a notice must meet all conditions.",
    })
    about?: NoticeTopic,
    @Arg("unread", () => Boolean, {
      nullable: true,
      description: "true marks the notices of `ids` as unread again; only with ids.",
    })
    unread?: boolean,
  ) {
    return markNotices(context, { ids, all, bidId, tenderId, about, unread });
  }

  @FieldResolver(() => String, { description: "The heading of the notice, one line." })
  subject(@Root() notice: Notice, @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language) {
    return subjectOf(notice, language);
  }

  @FieldResolver(() => [String], {
    description: "The paragraphs of the text, plain. Times are in the time zone of the person's settings.",
  })
  async paragraphs(
    @Ctx() context: SignedIn,
    @Root() notice: Notice,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    const [own, ...persons] = await Promise.all(
      [context.user.id, ...personsIn(notice.facts)].map((id) => loadBatched(context, readersOf, id)),
    );
    return paragraphsOf(notice, language, readerFormats({ language, timeZone: own?.timeZone ?? null }, persons));
  }

  @FieldResolver(() => String, { nullable: true, description: "The tender's number when the notice was created." })
  tenderNumber(@Root() { facts }: Notice) {
    return (facts as { number?: string }).number ?? null;
  }

  @FieldResolver(() => String, { description: "The path of the portal's page that the notice links to." })
  page(@Root() notice: Notice) {
    return NOTICE_KINDS[notice.kind].page(notice);
  }
}
