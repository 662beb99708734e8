import { onDay } from "#api/demonstration/onDay.ts";
import { prose } from "#api/demonstration/prose.ts";

/**
 * `on` is a number of days after the day of the server's first start; negative for days before. `at` is the time of day
 * in UTC.
 */
interface Moment {
  on: number;
  at: string;
}

interface DemonstrationQuestion extends Moment {
  /** `tender` is a tender's number, and `company` a partner's username. */
  tender: string;
  company: string;
  text: string;
  /** The published wording of the question, if it differs from `text`. */
  published?: string;
  answer?: Moment & { text: string; /** The answer before it was corrected. */ earlier?: Moment & { text: string } };
  declined?: Moment & { reason: string };
}

const momentOf = (now: Date, { on, at }: Moment) => onDay(now, on, at);

/** The demonstration's questions. Within a tender, answered questions are numbered in the order of this list. */
export const questions = (now: Date) => {
  const numbers = new Map<string, number>();
  return QUESTIONS.map(({ tender, company, text, published, answer, declined, ...moment }) => {
    if (answer) numbers.set(tender, (numbers.get(tender) ?? 0) + 1);
    const given = answer?.earlier ?? answer;
    return {
      tender,
      company,
      text,
      askedAt: momentOf(now, moment),
      answered: answer &&
        given && {
          number: numbers.get(tender)!,
          publishedQuestion: published ?? text,
          answer: answer.text,
          answeredAt: momentOf(now, given),
          correctedAt: answer.earlier ? momentOf(now, answer) : null,
        },
      earlier: answer?.earlier && { answer: answer.earlier.text, answeredAt: momentOf(now, answer.earlier) },
      declined: declined && { declinedAt: momentOf(now, declined), declineReason: declined.reason },
    };
  });
};

const QUESTIONS: readonly DemonstrationQuestion[] = [
  {
    tender: "MTPE-CAR-2026-014",
    company: "osun",
    on: -20,
    at: "08:12:00.000",
    text: "Osun Works has its crushing plant at Berbérati, 190 km away. Does a plant outside the prefecture count as firmly hired?",
    published: "Does a crushing plant that stands outside the prefecture count as firmly hired?",
    answer: {
      on: -18,
      at: "14:40:00.000",
      text: "Yes, if the hire contract covers the whole period of the works and names the plant by its serial number. Transport is at the bidder's cost.",
    },
  },
  {
    tender: "MTPE-CAR-2026-014",
    company: "kaloum",
    on: -17,
    at: "10:05:00.000",
    text: "The drawings give 41 culverts, the bill of quantities 43. Which figure counts?",
    answer: {
      on: -12,
      at: "09:20:00.000",
      text: "43 culverts: the two at PK 31 and PK 44 were added after the survey. Sheet 7 of the drawings will be issued again.",
      earlier: { on: -15, at: "11:00:00.000", text: "41 culverts, as drawn." },
    },
  },
  {
    tender: "MTPE-CAR-2026-014",
    company: "athi",
    on: -6,
    at: "16:31:00.000",
    text: "May the mobile laboratory be shared with the contractor of the adjoining section, with a timetable that both sign?",
  },
  {
    tender: "MTPE-CAR-2026-014",
    company: "volta",
    on: -3,
    at: "07:55:00.000",
    text: "What budget do you expect for the drainage through Baoro alone?",
    declined: {
      on: -2,
      at: "13:10:00.000",
      reason: "The budget is stated for the whole of the works. It is not divided.",
    },
  },
  {
    tender: "MTP-MDG-2026-021",
    company: "oubangui",
    on: -9,
    at: "12:44:00.000",
    text: "Is a joint venture of three firms accepted, if the lead firm alone has the references?",
    answer: {
      on: -7,
      at: "15:02:00.000",
      text: "Yes. The lead firm signs the bid and stands for the others jointly and severally.",
    },
  },
  {
    tender: "MEH-CAR-2026-007",
    company: "ravinala",
    on: -2,
    at: "09:30:00.000",
    text: prose`
      The pumps are to run from solar energy alone. May a diesel set stand by for the first rainy season, until the yield of the
      boreholes is known?`,
  },
  {
    tender: "SDU-KEN-2026-118",
    company: "mesurado",
    on: -4,
    at: "11:18:00.000",
    text: "Do the site visits need an appointment, and who grants it?",
  },
];
