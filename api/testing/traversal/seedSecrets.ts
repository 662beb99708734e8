import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import { openLog } from "#api/core/http/log.ts";
import type { Scope } from "#api/core/rules/scopes.rules.ts";
import { anApiToken } from "#api/testing/builders/anApiToken.ts";
import { aTwoStep, RECOVERY_CODE, SECRET } from "#api/testing/builders/aTwoStep.ts";
import { aBid, aBidder, aBlogPost, anAdmin, aProject, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { aCompanyDocument } from "#api/testing/builders/companyDocuments.ts";
import { DOCUMENT } from "#api/testing/builders/documents.ts";
import { seedSubscriptions } from "#api/testing/traversal/seedSubscriptions.ts";
import { anAnsweredQuestion, aQuestion } from "#api/testing/builders/questions.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import type { TestApp } from "#api/testing/testApp.ts";

/** A unique text or number in the test data. The tests search all answers for it. */
interface SeededSecret {
  what: string;
  text: string;
  /**
   * Administrators may read the secret with a session, or with a token that has one of these scopes. null if no
   * administrator may read it.
   */
  forAdminsWith: readonly Scope[] | null;
}

const DEVICE =
  "INSERT INTO sessions (sid, sess, expire) VALUES ('hidden-sid', json_build_object('userId', $1::text, 'device', $2::text, 'network', $3::text), now() + interval '1 day')";
const GIVE =
  "mutation ($id: ID!, $sha256: String!, $url: String!) { giveDocumentAddress(bidId: $id, sha256: $sha256, url: $url) { id } }";
const SET =
  "mutation ($id: ID!, $documents: [TenderDocumentInput!]!) { setTenderDocuments(tenderId: $id, documents: $documents, version: 1) { id } }";
const DRAFT = "mutation ($id: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $id, input: $input) { tenderId } }";

const AWARD =
  "mutation ($id: ID!, $won: ID!, $reasons: [BidReasonInput!], $nextSteps: String) { awardTender(tenderId: $id, bidId: $won, reasons: $reasons, nextSteps: $nextSteps) { id } }";

/**
 * Texts of two objects whose connection must stay secret, such as a question and the company that asked it. No object
 * of an answer may contain a text of each, in its own fields or in the objects below it.
 */
export interface SeededPair {
  what: string;
  texts: readonly [readonly string[], readonly string[]];
}

const NOTICE =
  "INSERT INTO notices (user_id, kind, tender_id, facts, reason) VALUES ($1, 'tenderCancelled', $2, $3::jsonb, 'bid') RETURNING id";

/**
 * Seeds the secrets of another company and of administrators. Also seeds bids, drafts and a question of the caller
 * `me`, so that the caller's own lists are not empty. Each secret contains a unique text or number, by which the tests
 * find it in an answer. Add a row here for each new kind of secret.
 */
export async function seedSecrets(api: TestApp) {
  const secrets: SeededSecret[] = [];
  const hidden = (what: string, forAdminsWith: SeededSecret["forAdminsWith"]) => {
    const text = `hidden${secrets.length}x${what.replace(/\W/g, "")}`;
    secrets.push({ what, text, forAdminsWith });
    return text;
  };
  const hiddenNumber = (what: string, forAdminsWith: SeededSecret["forAdminsWith"]) => {
    const number = 8_700_000_000_000_000 + secrets.length * 1_234_567;
    secrets.push({ what, text: String(number), forAdminsWith });
    return number;
  };
  const bids: Scope[] = ["bids:read", "bids:decide"];
  const tenders: Scope[] = ["tenders:read", "tenders:write"];
  const persons: Scope[] = ["users:read", "users:write"];
  const companies: Scope[] = [...persons, "bids:read", "bids:decide"];
  const content: Scope[] = ["content:read", "content:write"];
  const requests: Scope[] = ["requests:read", "content:write"];
  const proposal = (what: string, forAdminsWith: SeededSecret["forAdminsWith"]) =>
    `${hidden(what, forAdminsWith)} ${"x".repeat(60)}`;

  const chief = await api.has(
    anAdmin({
      username: hidden("administrator name", [...persons, "audit:read"]).slice(0, 50),
      email: `${hidden("administrator mail", persons)}@example.org`,
    }),
  );
  const [me, admin] = [await api.has(aBidder()), await api.has(anAdmin())];
  const profile = {
    phone: hidden("phone", companies),
    description: hidden("profile", companies),
    registrationNumber: hidden("registration", companies),
    companyName: hidden("company", [...companies, "tenders:read"]),
  };
  const person = {
    email: `${hidden("mail", companies)}@example.org`,
    firstName: hidden("first name", persons),
    cardId: hidden("card", persons),
    vatNumber: hidden("vat", persons),
    addressStreet: hidden("street", persons),
  };
  const other = await api.has(
    aBidder({ ...person, username: hidden("username", [...companies, "audit:read"]) }, profile),
  );
  const deleted = await api.has(
    aBidder({
      username: hidden("deleted username", [...companies, "audit:read"]),
      email: `${hidden("deleted mail", companies)}@example.org`,
      deletedAt: new Date(),
    }),
  );

  const of = { createdBy: chief.id };
  const [open, closed, sealed] = [
    await api.has(aTender(of)),
    await api.has(aTender(of)),
    await api.has(aSealedTender(of)),
  ];
  const draft = await api.has(
    aTender({
      ...of,
      status: "draft",
      title: hidden("draft title", tenders),
      description: hidden("draft text", tenders),
      requirements: hidden("draft requirements", tenders),
      budgetMin: hiddenNumber("draft budget", tenders),
      tenderNumber: hidden("draft number", tenders),
    }),
  );
  const gone = await api.has(aTender({ ...of, deletedAt: new Date(), description: hidden("deleted tender", tenders) }));
  const terms = (of: string) => ({
    technicalProposal: proposal(`${of} proposal`, bids),
    bidAmount: hiddenNumber(`${of} amount`, bids),
    documentsUrl: `https://${hidden(`${of} documents`, bids)}.example/`,
  });
  const file = (what: string, forAdminsWith: SeededSecret["forAdminsWith"]) => ({
    ...DOCUMENT,
    name: hidden(what, forAdminsWith),
  });
  const addressed = (what: string, forAdminsWith: SeededSecret["forAdminsWith"]) =>
    `https://${hidden(what, forAdminsWith)}.example/`;
  const theirs = await api.has(
    aSubmittedBid({ tenderId: open.id, companyId: other.id, ...terms("bid") }, [file("document", bids)]),
  );
  await api
    .as(other)
    .graphql(GIVE, { id: theirs.id, sha256: DOCUMENT.sha256, url: addressed("document address", bids) });
  await api.as(chief).graphql(SET, {
    id: draft.id,
    documents: [{ ...file("draft tender's document", tenders), url: addressed("draft tender's address", tenders) }],
  });
  const withdrawn = await api.has(
    aSubmittedBid({ tenderId: closed.id, companyId: other.id, withdrawnAt: new Date(), ...terms("withdrawn") }),
  );
  const ofDeleted = await api.has(
    aSubmittedBid({ tenderId: open.id, companyId: deleted.id, ...terms("deleted user's") }),
  );
  await api.has(aSubmittedBid({ tenderId: gone.id, companyId: other.id, ...terms("deleted tender's") }));
  await api.has(aSubmittedBid({ tenderId: closed.id, companyId: deleted.id, ...terms("closed") }));
  const [mine] = [
    await api.has(aSubmittedBid({ tenderId: open.id, companyId: me.id })),
    await api.has(aSubmittedBid({ tenderId: closed.id, companyId: me.id })),
  ];
  await closeForOpening(api, closed.id);
  await makeDueClosingSeals({ db: api.db, wrappingKeys: TEST_WRAPPING_KEYS, log: openLog("silent") });

  // The award does not reveal the winner. The bids of `me` and `other` lost, each for a reason of its own.
  const awarded = await api.has(aTender({ ...of, discloseWinner: false }));
  const winner = await api.has(aBidder({}, { companyName: hidden("winner", [...companies, "tenders:read"]) }));
  const won = await api.has(aSubmittedBid({ tenderId: awarded.id, companyId: winner.id, ...terms("winning") }));
  const [lost, lostToo] = [
    await api.has(aSubmittedBid({ tenderId: awarded.id, companyId: other.id, ...terms("lost") })),
    await api.has(aSubmittedBid({ tenderId: awarded.id, companyId: me.id })),
  ];
  await closeForOpening(api, awarded.id);
  const reasons = [
    { bidId: lost.id, reason: "other", words: hidden("reason of the rejection", [...bids, "audit:read"]) },
    { bidId: lostToo.id, reason: "other", words: "My own reason is the price." },
  ];
  const award = await api.as(chief).graphql(AWARD, {
    id: awarded.id,
    won: won.id,
    reasons,
    nextSteps: hidden("next steps of the winner", [...bids, "audit:read"]),
  });
  if (award.errors) throw new Error(JSON.stringify(award.errors));

  const sealedTerms = {
    technicalProposal: proposal("sealed proposal", null),
    bidAmount: hiddenNumber("sealed amount", null),
    documentsUrl: `https://${hidden("sealed documents", null)}.example/`,
  };
  const [browser, myBrowser] = [api.as(other), api.as(me)];
  const sealedBid = (
    await browser.post(
      "/api/bids",
      aBid({ tenderId: sealed.id, ...sealedTerms, documents: [file("sealed document", null)] }),
    )
  ).body as { id: string };
  await browser.graphql(GIVE, { id: sealedBid.id, sha256: DOCUMENT.sha256, url: addressed("sealed address", null) });
  await myBrowser.post("/api/bids", aBid({ tenderId: sealed.id }));
  const answer = await browser.graphql("{ myBids(first: 20) { nodes { receipt { receiptNumber sha256 } } } }");
  const [{ receipt }] = (answer.data as { myBids: { nodes: [{ receipt: { receiptNumber: string; sha256: string } }] } })
    .myBids.nodes;
  for (const [tenderId, what] of [
    [open.id, "draft bid"],
    [sealed.id, "sealed draft bid"],
  ]) {
    const input = {
      bidAmount: "",
      technicalProposal: hidden(what!, null),
      timelineDays: "",
      documentsUrl: "",
      documents: [file(`${what!} document`, null)],
    };
    await browser.graphql(DRAFT, { id: tenderId, input });
    await myBrowser.graphql(DRAFT, {
      id: tenderId,
      input: { ...input, technicalProposal: "My own draft", documents: [DOCUMENT] },
    });
  }

  await api.has(
    aCompanyDocument(other, {
      name: hidden("company document name", null),
      number: hidden("company document number", null),
      issuer: hidden("company document issuer", null),
      fileName: hidden("company document file", null),
    }),
  );
  await api.has(aCompanyDocument(me));

  const asker = await api.has(aBidder({ username: hidden("asker", companies) }));
  const ofAsker = [asker.id, asker.username];
  const pending = await api.has(
    aQuestion({ tenderId: open.id, companyId: asker.id, text: hidden("question", [...tenders, "audit:read"]) }),
  );
  await recordEvent(
    api.db.manager,
    { user: asker },
    {
      act: "askQuestion",
      subject: "question",
      subjectId: pending.id,
      tenderId: open.id,
      after: { text: pending.text },
    },
  );
  const answered = await api.has(
    anAnsweredQuestion({ tenderId: open.id, companyId: asker.id, text: hidden("wording", tenders) }),
  );
  const declined = await api.has(
    aQuestion({
      tenderId: open.id,
      companyId: asker.id,
      text: "A question that was declined",
      declinedAt: new Date(),
      declinedBy: chief.id,
      declineReason: hidden("reason", tenders),
    }),
  );
  await api.has(
    aQuestion({
      tenderId: open.id,
      companyId: asker.id,
      text: hidden("withdrawn question", null),
      withdrawnAt: new Date(),
    }),
  );
  await api.has(aQuestion({ tenderId: open.id, companyId: me.id }));
  const pairs = [pending, answered, declined].map(({ id, text }, index): SeededPair => ({
    what: `the asker of question ${index + 1}`,
    texts: [ofAsker, [id, text]],
  }));

  const [notice] = await api.db.query<[{ id: string }]>(NOTICE, [
    other.id,
    open.id,
    JSON.stringify({ number: open.tenderNumber, title: open.title, reason: hidden("notice", null) }),
  ]);
  await api.db.query(NOTICE, [
    me.id,
    open.id,
    JSON.stringify({ number: open.tenderNumber, title: open.title, reason: "My own notice" }),
  ]);
  secrets.push({ what: "notice id", text: notice.id, forAdminsWith: null });

  const token = await api.has(anApiToken(other, { name: hidden("token name", null) }));
  secrets.push(
    { what: "token", text: token.text, forAdminsWith: null },
    { what: "two-step secret", text: SECRET, forAdminsWith: null },
    { what: "recovery code", text: RECOVERY_CODE, forAdminsWith: null },
  );
  secrets.push(
    { what: "password's hash", text: "$argon2", forAdminsWith: null },
    { what: "session", text: "hidden-sid", forAdminsWith: null },
  );
  await aTwoStep(api.db, other.id);
  await api.db.query(DEVICE, [other.id, hidden("device", null), hidden("network", null)]);
  const [session] = await api.db.query<[{ id: string }]>(
    "SELECT public_id AS id FROM sessions WHERE sid = 'hidden-sid'",
  );

  const subscriptions = await seedSubscriptions(api, { other, me, admin }, hidden);
  for (const [index, what] of ["webhook id", "webhook delivery id", "saved search id"].entries())
    secrets.push({ what, text: subscriptions.theirs[index]!, forAdminsWith: null });

  const post = await api.has(
    aBlogPost({
      published: false,
      authorId: chief.id,
      slug: "hidden-slug",
      title: hidden("post title", content),
      excerpt: hidden("post excerpt", content),
      body: hidden("post body", content),
    }),
  );
  const project = await api.has(
    aProject({
      published: false,
      title: hidden("project title", content),
      description: hidden("project text", content),
    }),
  );
  await api.has(aBlogPost());
  await api.has(aProject());
  await api.visitor.post("/api/contact", {
    firstName: hidden("request name", requests),
    lastName: "Obi",
    email: `${hidden("request mail", requests)}@example.org`,
    company: hidden("request company", requests),
    role: "other",
    message: hidden("request", requests),
  });
  const recorded = hidden("recorded title", ["audit:read", ...tenders]);
  await api.as(chief).patch(`/api/tenders/${draft.id}`, { location: recorded });
  const [request] = await api.db.query<[{ id: string }]>("SELECT id FROM contact_requests");

  return {
    me,
    admin,
    myBid: mine,
    other,
    secrets,
    pairs,
    /** Ids, slugs and receipts of objects of the caller and of other users. The tests try them as arguments. */
    pool: [
      theirs.id,
      sealedBid.id,
      withdrawn.id,
      ofDeleted.id,
      won.id,
      lost.id,
      lostToo.id,
      mine.id,
      open.id,
      awarded.id,
      sealed.id,
      closed.id,
      draft.id,
      gone.id,
      other.id,
      deleted.id,
      chief.id,
      me.id,
      token.id,
      session.id,
      post.id,
      post.slug,
      project.id,
      request.id,
      receipt.receiptNumber,
      receipt.sha256,
      pending.id,
      answered.id,
      declined.id,
      notice.id,
      ...subscriptions.theirs,
      ...subscriptions.own,
      subscriptions.mail,
      "a",
    ],
  };
}
