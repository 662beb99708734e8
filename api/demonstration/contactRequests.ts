import type { ContactRequestFields } from "#api/contact/contactRequest.rules.ts";
import { onDay } from "#api/demonstration/onDay.ts";
import { prose } from "#api/demonstration/prose.ts";

export const contactRequests = (now: Date, admin: { id: string }) =>
  CONTACT_REQUESTS.map(({ on, answered, ...fields }) => ({
    ...fields,
    createdAt: onDay(now, on, "06:20:00.000"),
    handledAt: answered === undefined ? null : onDay(now, answered, "14:05:00.000"),
    handledBy: answered === undefined ? null : admin.id,
  }));

/**
 * `on` is the day of the request and `answered` the day of the answer, both in days after the day of the server's first
 * start; negative for days before.
 */
const CONTACT_REQUESTS: (ContactRequestFields & { on: number; answered?: number })[] = [
  {
    on: -1,
    firstName: "Voahangy",
    lastName: "Rasoanaivo",
    email: "v.rasoanaivo@atelier-mangoro.example.com",
    company: "Atelier Mangoro",
    role: "architecture",
    message: prose`
      We are an architectural studio of eleven people in Antananarivo with two school programmes on the boards. We lose time on the
      structural checks, which we buy abroad one by one.

      Can a studio of our size join with design work only, and who signs the calculations?`,
  },
  {
    on: -2,
    firstName: "Emmanuel",
    lastName: "Toe",
    email: "etoe@bassa-aggregates.example.com",
    company: "Bassa Aggregates",
    role: "supplier",
    message: prose`
      We run a quarry and a precast yard at Buchanan: kerbs, culverts up to 1,200 mm and paving blocks, with our own cube press. We would
      like to be found by contractors before they price, not after. Please tell us which test certificates you ask for.`,
  },
  {
    on: -4,
    firstName: "Wanjiru",
    lastName: "Kamau",
    email: "wanjiru.kamau@rift-housing.example.com",
    company: "Rift Housing Fund",
    role: "developer",
    message: prose`
      The fund prepares 640 flats near Nakuru in three lots. We look for one counterpart who brings design review, cost control and
      quality records together, so that our lenders see the same figures as the site.

      Could we have a call next week, in the morning in Nairobi?`,
  },
  {
    on: -7,
    firstName: "Ibrahima",
    lastName: "Camara",
    email: "i.camara@fouta-travaux.example.com",
    company: "Fouta Travaux",
    role: "execution",
    message: prose`
      Road works company from Labé, 140 people, two graders and an asphalt plant of 80 t/h. We were shortlisted twice for lots above our
      turnover and refused on the guarantee. Is a joint bid with another member possible, and how are the shares written down?`,
  },
  {
    on: -12,
    answered: -11,
    firstName: "Chinedu",
    lastName: "Eze",
    email: "c.eze@benue-survey.example.com",
    company: "Benue Survey & Mapping",
    role: "other",
    message: prose`
      We fly drones and deliver point clouds and contour plans within four days. Which coordinate systems and file formats do your
      designers expect? We can send a sample of a river crossing.`,
  },
  {
    on: -19,
    answered: -18,
    firstName: "Clarisse",
    lastName: "Yakété",
    email: "c.yakete@lobaye-ingenierie.example.com",
    company: "Lobaye Ingénierie",
    role: "architecture",
    message: prose`
      Engineering office in Mbaïki, six engineers, mostly water supply and small bridges. We read about the Pissa bridge on your page and
      would like to take part in the next tender of that kind as a local supervisor.`,
  },
];
