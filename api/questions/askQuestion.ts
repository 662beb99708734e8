import type { EntityManager } from "typeorm";

import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { tooMany } from "#api/core/http/limits/throttle.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { QUESTIONS } from "#api/core/rules/writeLimits.rules.ts";
import { Question } from "#api/questions/Question.ts";
import { questionSchema, MOST_QUESTIONS } from "#api/questions/question.rules.ts";
import { notifyAdministrators } from "#api/questions/notifyQuestion.ts";
import type { Role } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { refuseInPhase } from "#api/tenders/lifecycle/refuseInPhase.ts";
import { Tender } from "#api/tenders/Tender.ts";

interface Asking {
  tenderId: string;
  text: string;
  clientMutationId?: string | null;
}

/**
 * Asks a question for the signed-in user's company. A company profile is not necessary. Refuses BAD_USER_INPUT,
 * NOT_FOUND (also for a draft tender), QUESTIONS_CLOSED if the tender does not accept questions by the database's
 * clock, CONFLICT if the company has already asked the same text, RATE_LIMITED, and all that createOnce refuses.
 */
export async function askQuestion(context: SignedIn, { tenderId, ...input }: Asking): Promise<Question> {
  const { user } = context;
  const { text } = valid(questionSchema, input);
  return createOnce(context, {
    act: "askQuestion",
    noun: "question",
    owner: user.id,
    input,
    terms: { text, tenderId: tenderId.toLowerCase() },
    async create(tx) {
      await queueUp(tx, user.id);
      const { tender, now } = await lockAskable(tx, tenderId, user.isAdmin ? "administrator" : "partner");
      await refuseSame(tx, { tenderId: tender.id, companyId: user.id, text });
      await refuseTooMany(tx, { tenderId: tender.id, companyId: user.id, now });
      const question = await tx.save(
        Question,
        tx.create(Question, { tenderId: tender.id, companyId: user.id, askedBy: user.id, text, askedAt: now }),
      );
      await notifyAdministrators(tx, tender, question, user.id);
      await recordCreation(tx, context, { act: "askQuestion", subject: "question", tenderId: tender.id }, question);
      return { id: question.id };
    },
    read: (tx, id) => tx.findOneBy(Question, { id }),
  });
}

/**
 * Takes an advisory lock, so that concurrent questions of one company wait for each other. Without this lock, the
 * company could exceed the limit of questions with two simultaneous requests.
 */
const queueUp = (tx: EntityManager, companyId: string) =>
  tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`questions of ${companyId}`]);

/**
 * Locks the tender's row with FOR SHARE, so that its times cannot change until the question is stored. Other questions
 * and bids do not wait. Refuses NOT_FOUND and QUESTIONS_CLOSED.
 */
async function lockAskable(tx: EntityManager, id: string, role: Role) {
  const tender = isId(id) ? await tx.findOne(Tender, { where: { id }, lock: { mode: "pessimistic_read" } }) : null;
  if (!tender) throw notFound("Tender");
  const now = await databaseClock(tx);
  refuseInPhase("askQuestion", role, tender, now);
  return { tender, now };
}

async function refuseSame(tx: EntityManager, same: Pick<Question, "tenderId" | "companyId" | "text">) {
  const [first] = await tx.query<{ id: string }[]>(
    "SELECT id FROM tender_questions WHERE tender_id = $1 AND company_id = $2 AND md5(text) = md5($3) AND withdrawn_at IS NULL",
    [same.tenderId, same.companyId, same.text],
  );
  if (!first) return;
  const message = "Your company has asked this already";
  const refused = refusal("CONFLICT", message, { text: message });
  refused.extensions.createdId = first.id;
  throw refused;
}

/** Refuses RATE_LIMITED if the company has asked too many questions. Withdrawn questions count too. */
async function refuseTooMany(
  tx: EntityManager,
  { tenderId, companyId, now }: Pick<Question, "tenderId" | "companyId"> & { now: Date },
) {
  const [{ onTender, since }] = await tx.query<[{ onTender: number; since: Date[] }]>(
    `SELECT count(*) FILTER (WHERE tender_id = $1)::int AS "onTender",
            coalesce(array_agg(asked_at ORDER BY asked_at) FILTER (WHERE asked_at > $3::timestamptz - make_interval(secs => $4)), '{}') AS since
       FROM tender_questions WHERE company_id = $2`,
    [tenderId, companyId, now, QUESTIONS.duration],
  );
  if (onTender >= MOST_QUESTIONS)
    throw refusal(
      "RATE_LIMITED",
      `Your company has asked ${MOST_QUESTIONS} questions about this tender, which is the most`,
    );
  const first = since.at(-QUESTIONS.points);
  if (first) throw tooMany("questions", first.getTime() + QUESTIONS.duration * 1000 - now.getTime());
}
