import type { ProjectFields } from "#api/content/project.rules.ts";
import { onDay } from "#api/demonstration/onDay.ts";
import { prose } from "#api/demonstration/prose.ts";

export const projects = (now: Date) =>
  PROJECTS.map(({ on, ...fields }) => ({ ...fields, imageUrl: null, createdAt: onDay(now, on, "10:00:00.000") }));

/**
 * `on` is the day on which the project was created, in days after the day of the server's first start; negative for
 * days before.
 */
const PROJECTS: (Omit<ProjectFields, "imageUrl"> & { on: number })[] = [
  {
    on: -20,
    title: "Pissa bridge: a steel crossing replaced in one dry season",
    description: prose`
      The single-lane bridge on the road from Bangui to Mbaïki was limited to 10 tonnes. A contractor from Bangui held the local
      knowledge and the plant; the design checks, the quality plan and the tender documents came through the framework. The new bridge
      of 32 m was built beside the old one, which stayed open until the day of the change.`,
    industry: "Infrastructure",
    location: "Pissa, Central African Republic",
    timeline: "9 months",
    results: prose`
      Two lanes, rated for 40 tonnes. Load test passed before opening. The old span was moved to a feeder road, where it serves today.`,
    published: true,
  },
  {
    on: -48,
    title: "Four schools in Atsinanana that share one roof detail",
    description: prose`
      An architectural studio with eighteen people designed four primary schools after a cyclone. Structural engineering and BIM
      coordination were completed by partners of the framework. One roof corner was drawn, calculated, built at full size and tested
      before any site started; the same detail then went to all four.`,
    industry: "Architecture",
    location: "Toamasina and Brickaville, Madagascar",
    timeline: "14 months",
    results: prose`
      22 classrooms handed over. Drawings, model at LOD 300 and site guide are with the ministry and have been used by other builders
      since.`,
    published: true,
  },
  {
    on: -75,
    title: "Quality control for a drainage lot in Nairobi",
    description: prose`
      Three contractors built 11 km of drains with three different habits. An engineering firm set up one inspection plan, one card for
      each pour and one register of non-conformities that the client could open at any time. The Global Desk kept the register running
      across time zones, so that a finding of the evening had an answer in the morning.`,
    industry: "Engineering",
    location: "Nairobi, Kenya",
    timeline: "12 months",
    results: prose`
      Every non-conformity was closed before handover, with photograph and cause. The inspection plan was written so that it could be
      shown to an ISO 9001 auditor as it stood.`,
    published: true,
  },
  {
    on: -110,
    title: "A common data environment for a housing programme in Lagos",
    description: prose`
      A housing programme with nine design firms exchanged drawings by e-mail. A digital consultant set up a common data environment
      with ISO 19650 naming, four document states and one weekly clash meeting. Each firm kept its own software and delivered IFC.`,
    industry: "Technology",
    location: "Lagos, Nigeria",
    timeline: "7 months to full use",
    results: prose`
      One place for 6,400 documents. Clashes are found in the model on Monday and assigned by Tuesday. The set-up was handed to the
      client’s own team of three.`,
    published: true,
  },
  {
    on: -160,
    title: "Precast culverts for feeder roads in Bong County",
    description: prose`
      Feeder roads needed 86 culverts before the rains. A supplier in Monrovia had the yard, a manufacturer in Tema had the moulds, and a
      county crew had the people. The framework brought the three under one bid, with one delivery plan and one set of tests.`,
    industry: "Manufacturing",
    location: "Gbarnga, Liberia",
    timeline: "5 months",
    results: prose`
      All culverts were placed before the first heavy rain. One pipe in each hundred was crushed in the presence of the client; every one
      held its class.`,
    published: true,
  },
  {
    on: -6,
    title: "Solar supply for a district hospital in Boké",
    description: prose`
      Operating theatre, laboratory and cold chain receive a solar supply with batteries. The load list was measured over two weeks
      before the system was sized. Installation is complete and the first season of operation is being recorded.`,
    industry: "Infrastructure",
    location: "Boké, Guinea",
    timeline: "8 months",
    results: prose`
      To be published with the records of the first season.`,
    published: false,
  },
];
