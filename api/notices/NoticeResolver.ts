import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { listNotices } from "#api/notices/listNotices.ts";
import { markNotices } from "#api/notices/markNotices.ts";
import { Notice } from "#api/notices/Notice.ts";
import { NoticeFilter, NoticeTopicEnum } from "#api/notices/NoticeFilter.ts";
import { MOST_UNREAD, NOTICE_KINDS, type NoticeTopic } from "#api/notices/noticeKinds.rules.ts";
import { personsIn, readersOf, writtenFor } from "#api/notices/readers.ts";
import { countUnread } from "#api/notices/unread.ts";
import { paragraphsOf, subjectOf } from "#api/notices/wordsOf.ts";

const NoticeConnection = connectionOf(Notice);

@Resolver(() => Notice)
export class NoticeResolver {
  @Query(() => NoticeConnection, { description: "The signed-in user's own notices, newest first." })
  @MayUse("partner", "no token")
  notices(@Ctx() context: SignedIn, @Args(() => PageArgs) page: PageArgs, @Arg("filter", () => NoticeFilter, { nullable: true }) filter?: NoticeFilter) {
    return listNotices(context, page, filter ?? {});
  }

  @Query(() => Int, { description: `How many notices the signed-in user has not read; ${MOST_UNREAD} if there are more.` })
  @MayUse("partner", "no token")
  unreadNotices(@Ctx() { db, user }: SignedIn) {
    return countUnread(db, user.id);
  }

  @Mutation(() => Int, { description: "Marks the signed-in user's own notices as read: these, those about something, or all. NOT_FOUND for somebody else's. Answers how many are still unread, as unreadNotices does." })
  @MayUse("partner", "no token", { writes: "notice writes" })
  markNotices(
    @Ctx() context: SignedIn,
    @Arg("ids", () => [ID], { nullable: true, description: "At most 100." }) ids?: string[],
    @Arg("all", () => Boolean, { nullable: true, description: "true, without ids: all of them." }) all?: boolean,
    @Arg("bidId", () => ID, { nullable: true, description: "The unread ones about this bid." }) bidId?: string,
    @Arg("tenderId", () => ID, { nullable: true, description: "The unread ones about this tender." }) tenderId?: string,
    @Arg("about", () => NoticeTopicEnum, { nullable: true, description: "The unread ones about this; with bidId or tenderId those that meet both." }) about?: NoticeTopic,
  ) {
    return markNotices(context, { ids, all, bidId, tenderId, about });
  }

  @FieldResolver(() => String, { description: "One line." })
  subject(@Root() notice: Notice, @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language) {
    return subjectOf(notice, language);
  }

  @FieldResolver(() => [String], { description: "The paragraphs of its text, with times in the time zone of the person's settings. Plain text." })
  async paragraphs(@Ctx() context: SignedIn, @Root() notice: Notice, @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language) {
    const [own, ...persons] = await Promise.all([context.user.id, ...personsIn(notice.facts)].map((id) => loadBatched(context, readersOf, id)));
    return paragraphsOf(notice, language, writtenFor({ language, timeZone: own?.timeZone ?? null }, persons));
  }

  @FieldResolver(() => String, { nullable: true, description: "Of the tender that it is about, as of then." })
  tenderNumber(@Root() { facts }: Notice) {
    return (facts as { number?: string }).number ?? null;
  }

  @FieldResolver(() => String, { description: "The page of the portal that it leads to, as a path." })
  page(@Root() notice: Notice) {
    return NOTICE_KINDS[notice.kind].page(notice);
  }
}
