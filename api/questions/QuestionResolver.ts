import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { RemovalConnection } from "#api/core/graphql/Removal.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";
import { REMOVED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import { answerQuestion } from "#api/questions/answerQuestion.ts";
import { askQuestion } from "#api/questions/askQuestion.ts";
import { correctAnswer } from "#api/questions/correctAnswer.ts";
import { declineQuestion } from "#api/questions/declineQuestion.ts";
import { EarlierAnswer } from "#api/questions/EarlierAnswer.ts";
import { earlierAnswersOf, questionCountsOf } from "#api/questions/question.reads.ts";
import { listMyQuestions, listQuestions, listRemovedQuestions } from "#api/questions/listQuestions.ts";
import { Question } from "#api/questions/Question.ts";
import { stateOf } from "#api/questions/question.rules.ts";
import { QuestionFilter, QuestionStateEnum } from "#api/questions/QuestionFilter.ts";
import { questionsOfTender } from "#api/questions/questionsOfTender.ts";
import { withdrawQuestion } from "#api/questions/withdrawQuestion.ts";
import { acceptsBidsNow } from "#api/tenders/lifecycle/acceptsBidsNow.ts";
import { tenderOfBid } from "#api/tenders/findTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

const QuestionConnection = connectionOf(Question, { tellsChanges: true });

const VERSION = "The version that the client read. A stale version is refused with CONFLICT.";
const NOT_OTHERS = "null for other companies.";

@Resolver(() => Question)
export class QuestionResolver {
  @Query(() => QuestionConnection, {
    description:
      "Administrators only. The questions about all tenders, without withdrawn ones. Questions in the state `open` are sorted by the end of the tender's time for questions, all others newest first.",
  })
  @MayUse("admin", "tenders:read")
  questions(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => QuestionFilter, { nullable: true }) filter?: QuestionFilter,
  ) {
    return withChangesUntil(context, info, () => listQuestions(context, page, filter ?? {}));
  }

  @Query(() => RemovalConnection, {
    description:
      "Administrators only. The questions that were withdrawn, and those about deleted tenders, earliest removal first.",
  })
  @MayUse("admin", "tenders:read")
  removedQuestions(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("changedSince", () => DateTimeISO, { description: REMOVED_SINCE }) changedSince: Date,
  ) {
    return withChangesUntil(context, info, () => listRemovedQuestions(context, page, changedSince));
  }

  @Query(() => QuestionConnection, {
    description: "The questions of the signed-in user's company in every state, newest first.",
  })
  @MayUse("partner", "tenders:read")
  myQuestions(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => QuestionFilter, { nullable: true }) filter?: QuestionFilter,
  ) {
    return withChangesUntil(context, info, () => listMyQuestions(context, page, filter ?? {}));
  }

  @Mutation(() => Question, {
    description:
      "Asks a question about an open tender; QUESTIONS_CLOSED after its `questionsUntil`. The question is published with its answer; nobody can see who asked it. A company may ask 20 questions on a tender, and 10 an hour.",
  })
  @MayUse("partner", "bids:write", { writes: "question writes" })
  askQuestion(
    @Ctx() context: SignedIn,
    @Arg("tenderId", () => ID) tenderId: string,
    @Arg("text", () => String, { description: "10 to 5,000 characters." }) text: string,
    @Arg("clientMutationId", () => String, {
      nullable: true,
      description:
        "Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created.",
    })
    clientMutationId?: string | null,
  ) {
    return askQuestion(context, { tenderId, text, clientMutationId });
  }

  @Mutation(() => Question, {
    description:
      "Withdraws a question of the signed-in user's company. Possible until the question is answered or declined, or the tender closes.",
  })
  @MayUse("partner", "bids:write", { writes: "question writes" })
  withdrawQuestion(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return withdrawQuestion(context, id);
  }

  @Mutation(() => Question, {
    description:
      "Administrators only, until the tender closes. Publishes the question with its answer under the next number.",
  })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  answerQuestion(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("answer", () => String, { description: "1 to 10,000 characters." }) answer: string,
    @Arg("question", () => String, {
      nullable: true,
      description:
        "The published wording of the question, 10 to 5,000 characters. If absent, the question is published as asked.",
    })
    question?: string | null,
    @Arg("version", () => Int, { nullable: true, description: VERSION }) version?: number | null,
    @Arg("extendBy", () => Int, {
      nullable: true,
      description: "Extends the tender's closing time by 3 or 7 days together with the answer.",
    })
    extendBy?: number | null,
  ) {
    return answerQuestion(context, id, { question, answer, version, extendBy });
  }

  @Mutation(() => Question, {
    description:
      "Administrators only, until the tender closes. Declines to answer. Only the company that asked is notified.",
  })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  declineQuestion(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String, { description: "10 to 1,000 characters." }) reason: string,
    @Arg("version", () => Int, { nullable: true, description: VERSION }) version?: number | null,
  ) {
    return declineQuestion(context, id, { reason, version });
  }

  @Mutation(() => Question, {
    description:
      "Administrators only, until the tender closes. Replaces the answer. The earlier answer stays readable.",
  })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  correctAnswer(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("answer", () => String, { description: "1 to 10,000 characters." }) answer: string,
    @Arg("version", () => Int, { nullable: true, description: VERSION }) version?: number | null,
  ) {
    return correctAnswer(context, id, { answer, version });
  }

  @FieldResolver(() => Boolean, { description: "Whether the signed-in user's company asked the question." })
  mine(@Ctx() context: SignedIn, @Root() question: Question) {
    return isMine(context, question);
  }

  @FieldResolver(() => String, { nullable: true, description: `The question as asked; ${NOT_OTHERS}` })
  text(@Ctx() context: SignedIn, @Root() question: Question) {
    return mayReadOriginal(context, question) ? question.text : null;
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description: `When the question was asked, by the database's clock; ${NOT_OTHERS}`,
  })
  askedAt(@Ctx() context: SignedIn, @Root() question: Question) {
    return mayReadOriginal(context, question) ? question.askedAt : null;
  }

  @FieldResolver(() => QuestionStateEnum, { description: "The question's state." })
  async state(@Ctx() context: SignedIn, @Root() question: Question) {
    const tender = await tenderOfBid(context, question.tenderId);
    return stateOf(question, tender !== null && (await acceptsBidsNow(context, tender)));
  }

  @FieldResolver(() => [EarlierAnswer], { description: "The earlier answers, which were corrected, newest first." })
  earlierAnswers(@Ctx() context: SignedIn, @Root() { id, correctedAt }: Question) {
    return correctedAt ? loadBatched(context, earlierAnswersOf, id) : [];
  }

  @FieldResolver(() => Tender, {
    nullable: true,
    description: "The tender, even if it was deleted. null if it is a draft again, except for administrators.",
  })
  tender(@Ctx() context: SignedIn, @Root() { tenderId }: Question) {
    return tenderOfBid(context, tenderId);
  }
}

/**
 * Adds the fields about questions to the GraphQL type Tender here, because api/tenders must not import api/questions.
 */
@Resolver(() => Tender)
export class TenderQuestionsResolver {
  @FieldResolver(() => QuestionConnection, { description: "The answered questions, sorted by number." })
  @ReadsOfRow("id")
  questions(
    @Ctx() context: SignedIn,
    @Root() { id }: Tender,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("search", () => String, {
      nullable: true,
      description: "Only questions that contain this text, or whose answer does, ignoring case.",
    })
    search?: string | null,
  ) {
    return questionsOfTender(context, id, { first: page.first, after: page.after, search });
  }

  @FieldResolver(() => Int, { description: "The number of answered questions." })
  @ReadsOfRow("id")
  async publishedQuestionCount(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return (await loadBatched(context, questionCountsOf, id)).published;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Administrators only, null for partners. The number of questions that are neither answered, declined nor withdrawn.",
  })
  @ReadsOfRow("id")
  async undecidedQuestionCount(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return context.user.isAdmin ? (await loadBatched(context, questionCountsOf, id)).undecided : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "The number of questions that were neither answered, declined nor withdrawn when the tender closed; null while it is a draft or accepts bids. Their texts are not published.",
  })
  @ReadsOfRow("id", "status", "closingDate", "deletedAt")
  async unansweredQuestionCount(@Ctx() context: SignedIn, @Root() tender: Tender) {
    const { undecided, countedAt } = await loadBatched(context, questionCountsOf, tender.id);
    return tender.status === "draft" || acceptsBids(tender, countedAt) ? null : undecided;
  }
}

const isMine = ({ user }: SignedIn, { companyId }: Question) => companyId === user.id;

const mayReadOriginal = (context: SignedIn, question: Question) => context.user.isAdmin || isMine(context, question);
