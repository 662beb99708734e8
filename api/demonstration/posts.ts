import type { BlogPostFields } from "#api/content/blogPost.rules.ts";
import { onDay } from "#api/demonstration/onDay.ts";
import { prose } from "#api/demonstration/prose.ts";

/** The demonstration's blog posts. Their author is the administrator, except for guest posts, which have no author. */
export const posts = (now: Date, admin: { id: string }) =>
  POSTS.map(({ on, byGuest, ...fields }) => ({
    ...fields,
    authorId: byGuest ? null : admin.id,
    createdAt: onDay(now, on, "07:45:00.000"),
  }));

/**
 * `on` is the day on which the post was created, in days after the day of the server's first start; negative for days
 * before.
 */
const POSTS: (BlogPostFields & { on: number; byGuest?: boolean })[] = [
  {
    on: -5,
    slug: "how-the-value-loop-pays-back",
    title: "How the Value Loop pays back, line by line",
    excerpt:
      "Where the yearly fund comes from, the three uses it has, and what a member can check in the yearly statement.",
    category: "Value Loop",
    published: true,
    body: prose`
      The Value Loop is the part of the framework that members ask about first, usually with one question: what is it a percentage of?
      The answer is the annual net operating margin. It is not turnover, and it is not the value of a single contract.

      ## Three quotas

      Each year three quotas are set aside.

      - **5%** goes to royalties for companies and partners.
      - **2–3%** goes to reinvestment and innovation: tools, training, certification.
      - **1–2%** goes to the growth reserve.

      Take a margin of $400,000 as an example. Royalties are $20,000. Reinvestment lies between $8,000 and $12,000, and the reserve
      between $4,000 and $8,000. A year with a small margin gives a small fund; a year without a margin gives none.

      ## Who receives what

      The distribution model has four categories.

      - Core members: **50%**
      - Contributors: **30%**
      - Market developers: **15%**
      - Future reserve: **5%**

      Of $20,000 to distribute, core members together receive $10,000, contributors $6,000 and market developers $3,000, and $1,000
      stays in the future reserve. A firm can stand in more than one category: a studio that works on projects and also brings a client
      has taken part twice.

      ## What to keep during the year

      The loop is easier to follow when each firm keeps three short lists from January on.

      1. The projects in which it took part, with role and months.
      2. The competencies it lent to others: a reviewer, a laboratory, a licence.
      3. The clients and tenders it introduced, with the date of the first contact.

      These are the facts that the Contract of Temporary Integration already asks for: it defines roles, compensation and KPIs, and links
      each participant to the loop automatically. A list kept through the year settles in an hour what a memory in December cannot.

      ## What it does not change

      Each member stays legally and fiscally autonomous. The loop does not merge accounts, does not change who signs a contract with a
      client, and does not replace the fee for the work itself. It comes on top, once a year, out of margin that was made together.`,
  },
  {
    on: -16,
    slug: "read-a-fidic-contract-before-you-price",
    title: "Seven clauses to read in a FIDIC contract before you price",
    excerpt:
      "The general conditions are known; the particular conditions decide the price. A reading order for an estimator with one afternoon.",
    category: "Tender & Compliance",
    published: true,
    body: prose`
      An estimator who opens a FIDIC contract has seen most of it before. What changes from tender to tender is the particular
      conditions and the contract data, and they outrank the general conditions. Read those two first, with the general text beside you.

      ## A reading order

      1. **Who designs.** In the Red Book the employer designs; in the Yellow Book you do, and the works must be fit for their purpose.
         A Red Book with a long list of contractor’s drawings is somewhere between, and design time must be in the price.
      2. **Payment.** Look for the advance, its guarantee, the retention, the minimum amount of a certificate and the days to payment.
         Put them in a cash-flow table by month before you decide on the margin.
      3. **Currency and adjustment.** Is there a formula for cost changes, and is it deleted in the particular conditions? If it is, the
         risk of steel and fuel is yours.
      4. **Delay damages.** Note the daily rate and the cap. Compare the cap with your margin.
      5. **Ground conditions.** Read what the employer warrants about the site data, and what you are taken to have inspected.
      6. **Claims.** The standard text wants a notice within 28 days from when you became aware, or should have become aware, of the
         event. Check whether the number was changed, and who in your team will write notices.
      7. **Disputes.** See who sits on the board, where the arbitration is held and in which language.

      ## Turn each finding into one of three things

      Every clause that worries you becomes a clarification question, a line in the price, or a sentence in the method statement. If it
      becomes none of them, it becomes a surprise.

      Clarification questions have a date of their own in the tender data, often two or three weeks before the closing date. Put that
      date in the calendar on the day on which you download the documents.

      ## Keep a one-page summary

      Write one page with the seven points and give it to the person who will run the site. The estimator who read the contract is
      seldom the engineer who has to send the first notice.`,
  },
  {
    on: -29,
    slug: "lod-100-to-500-what-to-promise",
    title: "LOD 100 to 500: promise the level that the decision needs",
    excerpt:
      "A higher level of development is not a better model. What each level can be used for, and how to write it into a bid.",
    category: "BIM & Digital",
    published: true,
    body: prose`
      Many tenders ask for “BIM, LOD 400” in one line. Taken literally it means a model in which every element can be fabricated, for a
      building that has not been designed yet. A useful answer names the level for each element and each stage.

      ## What each level can carry

      - **LOD 100**: the element is a symbol or a mass. Good for areas, orientation and a first cost per square metre.
      - **LOD 200**: approximate size, shape and place. Good for comparing schemes and reserving space for services.
      - **LOD 300**: exact size, shape and place as designed. Drawings and quantities can be taken from it.
      - **LOD 350**: LOD 300 with the interfaces: supports, openings, connections to other elements. This is the level for clash checks.
      - **LOD 400**: detail for fabrication and assembly.
      - **LOD 500**: verified in the field. It says something about trust in the data, not about more geometry.

      ## A table says more than a number

      Put a small table in the bid: elements as rows, stages as columns, a level in each cell. Foundations may stop at 300. Steel
      connections may go to 400, by the fabricator. Ceiling services above a corridor need 350 from the detailed design on, because that
      is where they collide. Furniture can stay at 200 for ever.

      Add who is responsible for each cell. A level without a name is a wish.

      ## Information counts too

      Geometry is half of the matter. A pump at LOD 300 with no flow rate cannot be bought, and one at LOD 200 with flow, head and power
      can. Agree with the client which properties are needed at handover, and check them with a rule and not by eye.

      ## When to say no

      If a client asks for LOD 500 of a whole building, ask what will be done with it. Often the answer is maintenance, and that needs
      verified positions of valves, breakers and dampers, with their data sheets. That is a good deliverable, it can be priced, and it
      will be used.`,
  },
  {
    on: -41,
    slug: "evidence-for-an-iso-9001-audit",
    title: "Evidence for an ISO 9001 audit, collected while you work",
    excerpt:
      "A firm of twenty people does not need a quality department. It needs ten records that come out of the work by themselves.",
    category: "Quality",
    published: true,
    body: prose`
      An auditor asks two questions again and again: how do you do this, and can you show me one? The first is answered by a procedure.
      The second is answered by a record, and a record made the week before the audit looks like one.

      ## Ten records that come out of the work

      1. The review of a tender before the bid: a page with go or no-go, risks and names.
      2. The contract review after award, with what changed since the bid.
      3. Design inputs: codes, surveys, the client’s brief, each with a date.
      4. Design checks, signed by a person who did not do the design.
      5. Revision history of the drawings that were issued.
      6. Evaluation of suppliers, with the reason why each is on the list.
      7. Inspection and test records against a plan.
      8. Calibration certificates of everything that measures.
      9. Non-conformities, with cause and correction.
      10. What the client said at the end, in writing.

      Most firms have seven of these in e-mails. The work is to give them one place and one name.

      ## One project as a sample

      Choose a running project and collect the ten for it. What is missing shows which step has no owner. Fix the step, not the file: if
      design checks are not signed, change the drawing’s title block so that a drawing cannot be issued without a second name.

      ## The yearly parts

      Three things do not come out of projects and have to be planned: objectives with figures, an internal audit and a management review.
      Put them in the calendar in the same month each year. The internal audit follows ISO 19011 and can be done by a colleague from
      another team, or by a partner firm, and you audit theirs in return.

      ## Plan, do, check, act

      The cycle is easy to recite. It is visible when last year’s review contains a decision and this year’s records show its effect.
      Keep one such chain ready: a finding, its cause, the change that was made, and the month since when the finding has not come back.`,
  },
  {
    on: -57,
    slug: "pricing-a-bid-in-two-currencies",
    title: "Pricing a bid in two currencies",
    excerpt:
      "Cement in local money, a crane in dollars, payment in sixty days. A method to split the price so that neither side gambles.",
    category: "Capital Advisory",
    published: true,
    body: prose`
      Tenders on this portal state their budgets in US dollars. Costs seldom arise in one currency. A contractor who prices everything in
      dollars at today’s rate carries a risk that has nothing to do with building.

      ## Sort the costs first

      Make four columns in the estimate: local currency, dollars, another hard currency, and local prices that follow the dollar. The
      fourth is the one that is forgotten. Diesel and reinforcing steel are often bought in local money, at a price that moves with the
      exchange rate within weeks.

      Sum the columns by month of the programme, not only in total. A plant import in month two and wages until month thirty are different
      risks.

      ## Then look at how you are paid

      Read the payment clause with three questions. In which currencies and proportions? At which rate: that of a fixed date before the
      bid, or that of the day of payment? After how many days?

      If the proportions offered match your columns, most of the risk is gone. If they can be stated by the bidder, state them with the
      table as their reason; evaluators can follow it.

      ## What is left over

      The gap between costs and payments in each currency, month by month, is the open position. There are few ways to deal with it.

      - Ask for a larger advance and buy the imported items with it.
      - Use the adjustment formula, if the contract has one, and choose the weights with care.
      - Agree supplier prices in the currency in which you are paid.
      - Put an allowance in the price, as a line of its own, so that you know what it was for.

      ## A small check before you sign

      Recalculate the margin with the local currency 10% weaker and 10% stronger, and with payment 30 days later than promised. If one of
      the cases makes the project lose money, change the split before the bid, because afterwards it cannot be changed.

      Write the rate and its date on the first page of the estimate. When the bid is revised three weeks later, somebody will ask.`,
  },
  {
    on: -72,
    slug: "first-two-days-with-a-tender",
    title: "The first two days with a new tender",
    excerpt:
      "Most bids are lost or dropped late. A plan for the first sixteen working hours that leads to a clear go or no-go.",
    category: "Tender & Compliance",
    published: true,
    byGuest: true,
    body: prose`
      In our office a tender used to begin with somebody saying “there is a lot of time”. Now it begins with two days that end in a
      decision. This is how we spend them.

      ## Morning one: read for reasons to stop

      One person reads only the conditions of eligibility: turnover, similar contracts, staff, licences, securities. Each goes in a list
      with yes, no, or with a partner. A “no” without a possible partner ends the work before lunch.

      ## Afternoon one: read for dates

      Write down the site visit, the last day for questions, the closing date with its hour and time zone, the validity of the bid and
      that of the security. The bank usually needs a week for a security. Counting back from the closing date shows the real time left.

      ## Morning two: read for money

      The estimator prices the ten largest items from the bill of quantities, roughly, and compares the sum with the budget if there is
      one. Ten items often make up most of the price. A budget far below that sum is a reason for a question, or for stopping.

      ## Afternoon two: decide

      Three people meet for an hour with one page:

      - What do we have that the others have not?
      - What is missing, and which partner brings it?
      - What will the bid cost us in days?
      - What is the worst clause?

      The decision is go, no-go, or go if. The “if” has a name and a date.

      ## After a go

      Split the documents by requirement. Every “the bidder shall” gets a line, an owner and a place in the bid where it is answered. This
      list is the final check before submission, and it is dull, and it is where compliant bids come from.

      After a no-go, write one sentence with the reason and file it. After a year the sentences show what the firm should learn, hire or
      find in a partner. Ours said “no ISO 14001” eleven times, which made the next decision easy.`,
  },
  {
    on: -90,
    slug: "a-non-conformity-that-teaches",
    title: "Writing a non-conformity report that teaches something",
    excerpt:
      "A report that only blames is closed and forgotten. Five fields, and a rule for causes, make it useful to the next crew.",
    category: "Quality",
    published: true,
    body: prose`
      On many sites a non-conformity report is a letter of complaint. It is argued about, then closed. The same defect returns with the
      next pour. A report is worth its time when it changes how the work is done on Monday.

      ## Five fields are enough

      1. **What was found**, with place, date, photograph and the measured value.
      2. **What was required**, with the clause or drawing number.
      3. **What is done with it**: use as is, repair, replace, and who agreed.
      4. **Why it could happen.**
      5. **What changes**, by whom and from which day.

      The first three are about the concrete. The last two are about the next concrete.

      ## A rule for causes

      “Carelessness” is not a cause, because it leads to no action except a speech. Ask what made the mistake easy. Cover was too small
      because spacers were missing. Spacers were missing because they were ordered with the formwork, and the formwork was late. Now there
      is something to change: spacers are ordered with the steel.

      Two or three such steps are usually enough. Stop where the crew or the office can act.

      ## Verify before closing

      The inspector closes the report only after seeing both the repair and the change. For the change this means looking at the next two
      or three pours. Until then the report is open, and an open report is no disgrace.

      ## Look at them together

      Once a month, sort the reports by cause. Half an hour with foremen and engineers around one page is enough. If a quarter of the
      findings come from one cause, deal with that one and leave the others for the month after.

      ## Numbers with care

      A rising number of reports may mean worse work, or it may mean that people have begun to write them. Count how long they stay open
      and how many come back. These two figures are hard to embellish, and they fit on the dashboard beside the test results.`,
  },
  {
    on: -2,
    slug: "sequencing-works-around-the-rains",
    title: "4D sequencing: plan the works around the rains",
    excerpt:
      "A programme with a calendar of wet days, linked to the model, shows in an hour which activities cannot start when the bar chart says.",
    category: "BIM & Digital",
    published: false,
    body: prose`
      A bar chart treats every day alike. On an earthworks site in Conakry or Monrovia, a day in August and a day in January are different
      things. A 4D model, which links each element to an activity, makes the difference visible before it costs money.

      ## Start with a calendar

      Take daily rainfall of ten years or more from the nearest station. For each month, count the days on which your activity would stop:
      for compaction of laterite a few millimetres are enough, for block walls under a roof hardly any rain matters. This gives each type
      of activity its own calendar with working days per month.

      ## Link the model

      Elements need only be as detailed as the activities. One object for each embankment section of 200 m, one for each culvert, one for
      each pier is enough to begin. Give every object the code of its activity, and let the planning software move the dates.

      ## What to look for

      Play the sequence and stop at the first day of the rains. Ask of each open excavation where its water goes. Ask of each embankment
      whether its top is closed. Ask of each bridge whether the crew still stands in the riverbed. Each answer that you do not like is an
      activity to move, or a temporary work to price.

      ## Tell it in the bid

      Three pictures from the sequence, one before, one during and one after the rains, explain a programme better than ten pages of bars.
      Add the table of working days with its source. An evaluator can check it, and other bidders seldom have it.

      ## Keep it alive

      Once a week record what was finished, object by object. The model then shows where the site stands against the rains and not only
      against the contract date. When the first storm comes early, and it does, you see within an hour what is exposed.`,
  },
];
