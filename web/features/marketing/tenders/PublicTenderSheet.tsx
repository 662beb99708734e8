import { type ReactNode } from "react";

import { type ShownTender } from "#api/open-data/shownTender.rules.ts";
import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { AddendumItem } from "#web/features/marketing/tenders/AddendumItem.tsx";
import { daysLeftIn } from "#web/features/marketing/tenders/daysLeftIn.ts";
import { Moment } from "#web/features/marketing/tenders/Moment.tsx";
import { signInFor } from "#web/features/marketing/tenders/signInFor.ts";
import { budgetIn, countryIn, dayIn } from "#web/features/marketing/tenders/tenderFormats.ts";
import { TenderMarks } from "#web/features/marketing/tenders/TenderMarks.tsx";
import { PublicTenderOutcome } from "#web/features/marketing/tenders/PublicTenderOutcome.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

interface Props {
  copy: TendersCopy;
  tender: ShownTender;
}

/**
 * The public page of a tender: its texts, and beside them its dates, its budget and the links to sign in or register.
 */
export function PublicTenderSheet({ copy, tender }: Props) {
  const { href } = useSite();
  const { sections } = copy;
  const documents = [...(tender.hasDocumentsPage ? [copy.documents.atAddress] : []), ...tender.documents];
  const signIn = href(signInFor(paths.login, tender));
  const accepts = tender.daysLeft !== null;
  return (
    <article className="tender-sheet">
      <header>
        <p className="tender-number">
          <span>{tender.tenderNumber}</span> <TenderMarks copy={copy} tender={tender} sealed={tender.sealed} />
        </p>
        <h1>{tender.title}</h1>
      </header>
      <aside className="tender-aside">
        <TenderFacts copy={copy} tender={tender} />
        <WayIn copy={copy} tender={tender} />
      </aside>
      <div className="tender-text">
        <Section title={sections.description}>
          <p className="prose">{tender.description}</p>
        </Section>
        <Section title={sections.requirements}>
          <p className="prose">{tender.requirements}</p>
        </Section>
        {!accepts && (
          <Section title={sections.outcome}>
            <PublicTenderOutcome copy={copy} tender={tender} />
          </Section>
        )}
        <Section title={sections.documents}>
          {documents.length === 0 && <p className="quiet">{copy.documents.none}</p>}
          {documents.length > 0 && (
            <>
              <ul className="tender-documents">
                {documents.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              <p>
                <a href={signIn}>{copy.documents.signIn}</a>
              </p>
            </>
          )}
        </Section>
        <Section title={sections.questions}>
          {tender.questions.length === 0 && <p className="quiet">{copy.questions.none}</p>}
          {tender.questions.map(({ number, question, answer, answeredAt, correctedAt }) => (
            <div key={number} className="tender-question">
              <h3>{copy.questions.question.replace("{number}", String(number))}</h3>
              <p className="prose">{question}</p>
              <p className="prose tender-answer">{answer}</p>
              <p className="quiet">
                <TimeIn text={copy.questions.answered} at={answeredAt} />
                {correctedAt && (
                  <>
                    {" · "}
                    <TimeIn text={copy.questions.corrected} at={correctedAt} />
                  </>
                )}
              </p>
            </div>
          ))}
          {accepts && tender.questionsUntil && (
            <p>
              <a href={signIn}>{copy.questions.signIn}</a>
            </p>
          )}
        </Section>
        <Section title={sections.addenda}>
          {tender.addenda.length === 0 && <p className="quiet">{copy.addenda.none}</p>}
          {tender.addenda.map((addendum) => (
            <AddendumItem key={addendum.number} copy={copy} addendum={addendum} />
          ))}
        </Section>
      </div>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Renders a sentence with the day of `at` in place of `{time}`. */
function TimeIn({ text, at }: { text: string; at: string }) {
  const { language } = useSite();
  const [before, after] = text.split("{time}");
  return (
    <>
      {before}
      <time dateTime={at}>{dayIn(language, at)}</time>
      {after}
    </>
  );
}

function TenderFacts({ copy, tender }: Props) {
  const { language } = useSite();
  const { facts } = copy;
  const { daysLeft, publishedAt, openingDate, questionsUntil, closingDate, decisionExpectedOn, status } = tender;
  const rows: [term: string, value: ReactNode][] = [
    [facts.category, copy.categories[tender.category]],
    [facts.place, `${tender.location}, ${countryIn(language, tender.country)}`],
    [facts.budget, <strong key="budget">{budgetIn(language, tender)}</strong>],
  ];
  if (publishedAt) rows.push([facts.published, <Day key="published" at={publishedAt} />]);
  rows.push([facts.opens, <Day key="opens" at={openingDate} />]);
  if (daysLeft !== null && questionsUntil)
    rows.push([facts.questionsUntil, <Moment key="questions" at={questionsUntil} copy={copy} />]);
  rows.push([
    daysLeft === null ? facts.closed : facts.closes,
    <span key="closes" className="tender-closing">
      <Moment at={closingDate} copy={copy} />
      {daysLeft !== null && <span className="tender-left">{daysLeftIn(copy, daysLeft)}</span>}
    </span>,
  ]);
  if (decisionExpectedOn && status !== "awarded" && !tender.isCancelled)
    rows.push([facts.decisionExpected, <Day key="decision" at={decisionExpectedOn} />]);
  if (tender.bidders !== null) rows.push([facts.bidders, tender.bidders]);
  return (
    <dl className="tender-facts" aria-label={facts.label}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Day({ at }: { at: string }) {
  const { language } = useSite();
  return <time dateTime={at}>{dayIn(language, at)}</time>;
}

/**
 * The next step for a company: links to sign in or register, after which the portal opens this tender. If the tender
 * accepts no bids, there is only a link to all tenders.
 */
function WayIn({ copy: { bid, all, outcome }, tender }: Props) {
  const { href } = useSite();
  if (tender.daysLeft === null)
    return (
      <div className="tender-way-in">
        <h2>{bid.over.title}</h2>
        <p>{bid.over.text}</p>
        <a className="button" href={href(paths.publicTenders)}>
          {all}
        </a>
      </div>
    );
  return (
    <div className="tender-way-in">
      <h2>{bid.open.title}</h2>
      <p>{bid.open.text}</p>
      <a className="button button-primary" href={href(signInFor(paths.login, tender))}>
        {bid.signIn}
      </a>
      <a className="button" href={href(signInFor(paths.register, tender))}>
        {bid.register}
      </a>
      <p className="quiet">{bid.free}</p>
      {tender.sealed && <p className="quiet">{outcome.sealed}</p>}
    </div>
  );
}
