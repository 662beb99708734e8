import type { BidTerms } from "#api/bids/bid.rules.ts";
import type { BidStatus } from "#api/bids/bidStatus.rules.ts";
import { onDay } from "#api/demonstration/onDay.ts";
import { prose } from "#api/demonstration/prose.ts";
import { tenders } from "#api/demonstration/tenders.ts";

/**
 * `on` is a number of days after the day of the server's first start; negative for days before. `at` is the time of day
 * in UTC.
 */
interface Moment {
  on: number;
  at: string;
}

interface Offer {
  /** `tender` is a tender's number, and `company` a partner's username. */
  tender: string;
  company: string;
  status?: BidStatus;
  first: Moment & BidTerms;
  /** The changed terms in the second revision of the bid. */
  second?: Moment & Partial<BidTerms>;
  withdrawn?: Moment;
}

const DAYS_TO_DECIDE = 21;

/**
 * The demonstration's bids, each with all revisions, oldest first. Bids that are not pending were decided
 * DAYS_TO_DECIDE days after the closing time of their tender.
 */
export const bids = (now: Date) => {
  const closing = new Map(tenders(now).map(({ tenderNumber, closingDate }) => [tenderNumber, closingDate]));
  return BIDS.map(({ tender, company, status = "pending", first, second, withdrawn }) => ({
    tender,
    company,
    status,
    decidedAt: status === "pending" ? null : onDay(closing.get(tender) ?? now, DAYS_TO_DECIDE, "11:30:00.000"),
    withdrawnAt: withdrawn ? momentOf(now, withdrawn) : null,
    revisions: (second ? [first, { ...first, ...second }] : [first]).map(({ on, at, ...terms }) => ({
      ...terms,
      submittedAt: momentOf(now, { on, at }),
    })),
  }));
};

const momentOf = (now: Date, { on, at }: Moment) => onDay(now, on, `${at}:00.000`);

const BIDS: Offer[] = [
  // Bids on open tenders
  {
    tender: "MTPE-CAR-2026-014",
    company: "oubangui",
    first: {
      on: -14,
      at: "10:12",
      bidAmount: 45_900_000,
      timelineDays: 780,
      technicalProposal: prose`
        We work from both ends with two crews and keep one lane open by half-width construction in sections of 1,500 m. Base material
        comes from our Damara plant for the eastern half and from a new quarry at PK 412, where we have sampled 14 test pits. Cement
        content is fixed on trial sections of 200 m each. All 41 culverts are cast in the first dry season, so that the pavement crews
        never wait for drainage. Both bridges are built beside the present ones. Our laboratory is at Baoro and reports to the engineer
        every evening.`,
      documentsUrl: "https://oubangui-travaux.example.com/bids/rn3.pdf",
    },
    second: {
      on: -4,
      at: "15:40",
      bidAmount: 44_200_000,
      timelineDays: 750,
      technicalProposal: prose`
        Revision after the site visit of the lower Baoro drains. We work from both ends with two crews and keep one lane open by
        half-width construction in sections of 1,500 m. The quarry at PK 412 passed the Los Angeles and soundness tests, so all base
        material comes from there and the haul from Damara is dropped: this lowers the price and saves one month. Cement content is
        fixed on trial sections of 200 m each. All 41 culverts are cast in the first dry season. Both bridges are built beside the
        present ones, and our laboratory at Baoro reports to the engineer every evening.`,
    },
  },
  {
    tender: "MTPE-CAR-2026-014",
    company: "osun",
    first: {
      on: -9,
      at: "12:05",
      bidAmount: 41_600_000,
      timelineDays: 840,
      technicalProposal: prose`
        The programme is built on two dry seasons. In the first we open the quarry, stabilise 30 km with a recycler that mixes cement in
        place at 220 mm depth, and finish the three low points, which we raise by 1.2 m on rock fill. In the second we complete the base,
        surface the whole section and install signs. Single-lane working is limited to 1 km with radio-equipped flaggers and a recovery
        truck. A partner from Bouar carries out the culverts under our foremen. Weekly density and deflection results are shared in a
        folder open to the engineer.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MEH-CAR-2026-007",
    company: "kaloum",
    first: {
      on: -6,
      at: "09:31",
      bidAmount: 1_420_000,
      timelineDays: 300,
      technicalProposal: prose`
        The intake is placed after a bathymetric survey at low and high water, because the bank at Bimbo moves by several metres. We
        calibrate the network model with pressure loggers at 24 points over two weeks and hand it over as an EPANET file. The plant is
        designed in two lines of 6,000 m³/day, so that one can be cleaned while the other runs. Geotechnical work covers 18 boreholes and
        60 penetration tests. Each review stage ends with a two-day workshop with the operator’s staff in Bangui, whose comments are
        answered line by line.`,
      documentsUrl: "https://kaloum-ingenierie.example.com/offers/bimbo.pdf",
    },
  },
  {
    tender: "MEH-CAR-2026-007",
    company: "athi",
    first: {
      on: -3,
      at: "16:22",
      bidAmount: 1_750_000,
      timelineDays: 270,
      technicalProposal: prose`
        Our team leader has designed four surface water plants between 8,000 and 30,000 m³/day. We start with jar tests on river water of
        both seasons and size the clarifiers on their results. All structures are modelled at LOD 350, clash-checked weekly, and measured
        from the model, so that the bill of quantities and the drawings agree. Survey is by drone with ground control for the 42 km of
        mains and by total station at crossings. A French-speaking deputy stays in Bangui for the whole assignment and chairs the monthly
        review.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MSP-CAR-2026-003",
    company: "oubangui",
    first: {
      on: -2,
      at: "11:48",
      bidAmount: 7_650_000,
      timelineDays: 540,
      technicalProposal: prose`
        A dust wall with its own entrance separates the site from the wards, and concrete is poured on agreed days so that deliveries do
        not meet ambulances. Foundations are strip footings on the compacted laterite found at 1.4 m. Blocks are made on site and tested
        each week. Theatre ventilation, medical gases and sterilisation are with a specialist from Douala who stays until commissioning
        and trains four technicians of the hospital. The solar supply is sized from the load list for 48 hours and tested by a full
        weekend of island operation before handover.`,
      documentsUrl: "https://oubangui-travaux.example.com/bids/berberati.pdf",
    },
  },
  {
    tender: "MTP-MDG-2026-021",
    company: "osun",
    first: {
      on: -7,
      at: "13:15",
      bidAmount: 17_900_000,
      timelineDays: 690,
      technicalProposal: prose`
        Bored piles of 900 mm with temporary casing are driven from a crane platform of rock and geotextile, so that no machine stands in
        the river. Integrity is tested on every pile and one pile per bridge is load tested. Temporary crossings use our own modular
        steel spans of 30 m, rated for 40 tonnes, and stay until the new deck has passed its load test. Three bridges are built in each
        dry season; between them we complete approaches and slope protection. Flood levels are read daily at two gauges and works in the
        bed stop at a fixed mark.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MTP-MDG-2026-021",
    company: "volta",
    first: {
      on: -4,
      at: "08:54",
      bidAmount: 15_200_000,
      timelineDays: 600,
      technicalProposal: prose`
        Decks are made of pretensioned beams cast in a field yard at Moramanga with moulds shipped from Tema. The same beam serves all six
        spans up to 24 m; the 36 m span uses two beams joined over a pier. Each beam is proof loaded before it leaves the yard. Setting
        takes four nights per bridge with a 120-tonne crane, which keeps the time in the riverbed short. Piling and abutments are with a
        local partner, whose crew and rigs are listed in the annex. Bearings and joints come with ten years of spare parts.`,
      documentsUrl: "https://volta-precast.example.com/offers/rn44.pdf",
    },
  },
  {
    tender: "MEN-MDG-2026-009",
    company: "ravinala",
    first: {
      on: -13,
      at: "07:42",
      bidAmount: 232_000,
      timelineDays: 150,
      technicalProposal: prose`
        We visit twelve existing schools in Atsinanana before drawing and record how each one failed or held in the last cyclones. The
        three types share one roof: hipped, 30° pitch, with short overhangs and straps at every rafter. Walls are confined masonry with
        local brick up to the sill and timber louvres above. Each connection is calculated and one full-size roof corner is pulled to
        failure at the university. The site guide shows every step in drawings, with text in Malagasy and French, and is tried with two
        local firms before it is printed.`,
      documentsUrl: "https://ravinala.example.com/dossiers/ecoles.pdf",
    },
    second: {
      on: -5,
      at: "09:20",
      bidAmount: 214_000,
      timelineDays: 135,
    },
  },
  {
    tender: "MEN-MDG-2026-009",
    company: "athi",
    first: {
      on: -2,
      at: "14:09",
      bidAmount: 268_000,
      timelineDays: 120,
      technicalProposal: prose`
        Wind loads are taken from the national code and checked by a computational model of the two-classroom type, because openings on
        the lee side govern the roof. We compare three structural systems by cost per classroom and by the tools a village crew owns, and
        present the result before the concept is fixed. A Malagasy architect leads the drawings; our office carries the structure and
        the LOD 300 model. Bills of quantities are measured from the model. We add a one-page checklist with which a head teacher can
        inspect the roof before each season.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MT-GIN-2026-030",
    company: "osun",
    first: {
      on: -11,
      at: "17:30",
      bidAmount: 3_860_000_000,
      timelineDays: 2190,
      technicalProposal: prose`
        This offer is made for a joint venture of four firms, with a railway contractor as leader; its agreement is in the annex. The five
        lots advance together, each with its own quarry, sleeper plant and camp. Mass-haul diagrams balance cut and fill within each lot
        except lot 3, where 1.9 million m³ move by rail on the finished track. Tunnels are driven from both portals. Bridges above 40 m
        use two standard steel spans. A common data environment is in service from month one and all designs pass through it. Guinean
        firms receive 28% of the works under a list of named subcontracts, with training at a school in Mamou.`,
      documentsUrl: "https://osun-civil.example.com/jv/conakry-kankan",
    },
  },
  {
    tender: "MEDD-GIN-2026-006",
    company: "kaloum",
    first: {
      on: -8,
      at: "10:47",
      bidAmount: 298_000,
      timelineDays: 240,
      technicalProposal: prose`
        We have worked on the Kaloum drains since 2013 and bring the levels of 410 manholes into the study. Water quality, noise and
        mangrove surveys are made in February and August at the same 30 points. The household census uses a tablet form in French, Susu
        and Pular, with photographs and coordinates; every household receives a copy. Two outfall options are compared on flooding,
        fishery and cost. Consultations are held in each commune in the evening, with minutes read back and signed. The grievance
        register is kept at five town halls and on a telephone line.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MEDD-GIN-2026-006",
    company: "teranga",
    first: {
      on: -3,
      at: "18:02",
      bidAmount: 352_000,
      timelineDays: 210,
      technicalProposal: prose`
        The assessment is carried by an approved Guinean consultant in association with us; we bring the data. Flood extents are mapped
        from satellite images of ten rainy seasons and checked on the ground. Affected buildings are digitised, numbered and surveyed
        in the field by six pairs, with daily checks for gaps and duplicates. The environmental plan names for each measure who does it,
        when, at what cost and how it is verified. All layers are handed over in GeoPackage, with a public map on which residents can
        find their plot and leave a comment.`,
      documentsUrl: "https://teranga-donnees.example.org/offres/kaloum",
    },
  },
  {
    tender: "SDU-KEN-2026-118",
    company: "osun",
    first: {
      on: -6,
      at: "09:58",
      bidAmount: 6_480_000,
      timelineDays: 420,
      technicalProposal: prose`
        The hall is divided into three structural bays that match the partial handovers. Steel is fabricated in Nairobi while we pile and
        cast the ground beams, and each bay is erected and roofed in five weeks. The cold store is a box within the hall, with its own
        slab insulation, so that it can be commissioned before the rest. Our partner holds NCA category 2 and manages local hiring with
        the county’s labour office; 34% of unskilled days are planned for Kisumu residents. Traders’ representatives walk each bay with
        us two weeks before its handover.`,
      documentsUrl: null,
    },
  },
  {
    tender: "SDU-KEN-2026-118",
    company: "volta",
    first: {
      on: -3,
      at: "11:36",
      bidAmount: 5_400_000,
      timelineDays: 360,
      technicalProposal: prose`
        We offer a precast frame instead of the steel frame as a priced alternative, with the same grid and clear height. Columns, beams
        and stall partitions are cast in Kisumu in a temporary yard with 60 workers trained by our foremen. Concrete needs no painting
        and stands the moisture of the fish hall. Erection takes eleven weeks with one mobile crane. Refrigeration is with a named
        subcontractor from Mombasa. Should the client prefer the steel frame, our price for it is stated in annex B and the programme is
        four weeks longer.`,
      documentsUrl: "https://volta-precast.example.com/offers/kisumu.pdf",
    },
  },
  {
    tender: "MICT-KEN-2026-041",
    company: "teranga",
    first: {
      on: -12,
      at: "08:15",
      bidAmount: 1_190_000,
      timelineDays: 330,
      technicalProposal: prose`
        We begin with ten projects and move the others in waves of twenty, each after its documents have been renamed by a script that
        proposes ISO 19650 codes and a controller who accepts them. The service runs in two data centres in Kenya; backups are restored
        once a month as a test. The phone application keeps the last drawings of a project on the device and sends marks when a network
        is found. Approvals follow four states and nothing can be issued without one. Sixty document controllers are trained in groups
        of twelve, each with their own project’s files.`,
      documentsUrl: "https://teranga-donnees.example.org/offres/cde",
    },
    second: {
      on: -5,
      at: "10:31",
      bidAmount: 1_120_000,
      technicalProposal: prose`
        Revision with the answers to the clarifications of last week. We begin with ten projects and move the others in waves of twenty;
        a script proposes ISO 19650 codes and a controller accepts them. The service runs in two data centres in Kenya, and single
        sign-on with the ministry’s directory is now included. Backups are restored once a month as a test. The phone application keeps
        the last drawings on the device. Approvals follow four states and nothing can be issued without one. Licences are priced by
        project and no longer by user, which lowers the total over three years.`,
    },
  },
  {
    tender: "MICT-KEN-2026-041",
    company: "athi",
    first: {
      on: -15,
      at: "15:55",
      bidAmount: 1_310_000,
      timelineDays: 300,
      technicalProposal: prose`
        As structural engineers we have kept our own common data environment for six years and offer to run the same set-up for the
        ministry, on a licensed platform hosted by a Nairobi provider. Migration is by project team, with a fixed day on which the old
        folder becomes read-only. Model viewing covers IFC and the two native formats in use. Support is by telephone in working hours,
        with a four-hour response, and by two visiting controllers who spend one day a month with each large project.`,
      documentsUrl: null,
    },
    withdrawn: { on: -9, at: "09:05" },
  },
  {
    tender: "SDR-KEN-2026-055",
    company: "athi",
    first: {
      on: -10,
      at: "07:25",
      bidAmount: 512_000,
      timelineDays: 730,
      technicalProposal: prose`
        Our Nairobi laboratory is accredited to ISO/IEC 17025 for all listed tests but two, for which a second accredited laboratory is
        named. Two mobile units are stationed at Nakuru and Eldoret, each with a nuclear density gauge, CBR press and concrete press.
        Samples carry a bar code from the pit to the report; results are sent to the resident engineer by message and as a signed PDF
        within 48 hours. One sample in twenty is split and tested twice. Calibration certificates are attached, the oldest is seven
        months old.`,
      documentsUrl: "https://athi-structures.example.com/bids/rift-lab.pdf",
    },
  },
  {
    tender: "FMW-NGA-2026-203",
    company: "osun",
    first: {
      on: -3,
      at: "12:44",
      bidAmount: 138_400_000,
      timelineDays: 1020,
      technicalProposal: prose`
        Concrete is paved by slip-form at 8.5 m width, one carriageway at a time, with traffic on the other. Two batching plants of 120
        m³/h stand at Okpella and Okene, near cement and aggregate. Milled asphalt is crushed to 20 mm and makes up 40% of the sub-base.
        Joint-free continuous reinforcement is spliced by a crew of 36 ahead of the paver, checked by cover meter behind it. Service lanes
        in the four towns are finished first, so that local traffic leaves the main road. The dollar portion is limited to the paver’s
        parts, admixtures and bearings.`,
      documentsUrl: "https://osun-civil.example.com/bids/okene-auchi.pdf",
    },
  },
  {
    tender: "FMH-NGA-2026-088",
    company: "osun",
    first: {
      on: -18,
      at: "13:20",
      bidAmount: 32_900_000,
      timelineDays: 720,
      technicalProposal: prose`
        Eight groups of 80 units are built in a line, with formwork for one block every nine days. Walls and slabs are cast together in
        aluminium forms, then services are fixed on the inside of the walls. Roads and drains of a group are complete before its first
        tenant arrives. The treatment plant is built with the first group and extended twice. We price the whole in naira with an
        adjustment formula for steel and cement, and state the unit price of each dwelling type in the annex.`,
      documentsUrl: null,
    },
    withdrawn: { on: -12, at: "16:30" },
  },
  {
    tender: "FMH-NGA-2026-088",
    company: "osun",
    first: {
      on: -6,
      at: "10:08",
      bidAmount: 31_200_000,
      timelineDays: 660,
      technicalProposal: prose`
        This offer replaces the one that we withdrew: walls are now precast panels from a partner plant in Sagamu, tested for joints and
        fire, and only slabs are cast on site. A block of 16 units is structurally complete in twelve days. Eight groups of 80 units are
        handed over at intervals of ten weeks, each with its roads, drains and water. The treatment plant starts with one line and
        receives two more as tenants arrive. Unit prices by dwelling type and for external works are stated in the annex.`,
      documentsUrl: "https://osun-civil.example.com/bids/ibadan-640.pdf",
    },
  },
  {
    tender: "FMH-NGA-2026-088",
    company: "volta",
    first: {
      on: -8,
      at: "15:12",
      bidAmount: 29_700_000,
      timelineDays: 600,
      technicalProposal: prose`
        Panels, stairs and bathroom pods are cast in a plant that we set up in Ibadan on land leased for three years. One shift makes the
        elements of two flats a day. Joints are wet, with loops and grout, and have been tested for shear and for racking; reports are
        attached. Foundations and external works are with a contractor from Oyo State, who is a party to the bid. Each group of 80 units
        takes nine weeks from ground beam to paint. After the contract the plant stays in Ibadan and can supply later phases.`,
      documentsUrl: null,
    },
  },
  {
    tender: "LSG-NGA-2026-064",
    company: "teranga",
    first: {
      on: -7,
      at: "09:09",
      bidAmount: 1_940_000,
      timelineDays: 365,
      technicalProposal: prose`
        Drains are surveyed at night by mobile laser scanner and, where covered, by a small robot with sonar; manual levels every 50 m
        check both. The network becomes an IFC model for structures and a hydraulic model for flow, linked by the same identifiers. Forty
        radar level sensors report every five minutes in rain and every hour otherwise, which gives the batteries more than two years. The
        warning compares forecast rain with the state of the drains and is tuned over the first rainy season with the emergency service.
        All source and interfaces are handed over each quarter.`,
      documentsUrl: "https://teranga-donnees.example.org/offres/lagos",
    },
  },
  {
    tender: "MPW-LBR-2026-017",
    company: "osun",
    first: {
      on: -2,
      at: "08:40",
      bidAmount: 19_300_000,
      timelineDays: 720,
      technicalProposal: prose`
        Five crews work on eleven roads, ordered so that each cooperative has one open road before the main harvest. Nineteen borrow pits
        have been sampled; CBR values are listed in the annex. Culvert pipes come from Monrovia by truck to three stores and from there
        by tractor. Drainage, stone pitching and grass cutting are let to village groups under contracts of 500 m, supervised by two
        liaison officers from Bong and Nimba. Laterite is laid in two layers of 100 mm and compacted at a moisture that is checked with
        every load.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MPW-LBR-2026-019",
    company: "mesurado",
    first: {
      on: -11,
      at: "07:58",
      bidAmount: 3_890_000,
      timelineDays: 730,
      technicalProposal: prose`
        Our yard beside the Freeport holds 4,000 tonnes of cement and 900 tonnes of steel, which is more than six weeks of the expected
        orders. Pipes of 600 to 1,200 mm are made in our own plant at Caldwell and one in each hundred is crushed in the presence of the
        ministry. Twelve trucks serve the depots on a fixed monthly round; for Lofa and River Gee we fill two forward stores in November
        and February, so that the depots are served when the roads are closed. Steel arrives with mill certificates and is tagged by
        batch.`,
      documentsUrl: "https://mesurado.example.com/offers/depots.pdf",
    },
    second: {
      on: -4,
      at: "11:11",
      bidAmount: 3_720_000,
    },
  },
  {
    tender: "MPW-LBR-2026-019",
    company: "volta",
    first: {
      on: -5,
      at: "16:45",
      bidAmount: 4_100_000,
      timelineDays: 730,
      technicalProposal: prose`
        Pipes are shipped from Tema to Monrovia every three weeks on a chartered coaster, nested to save space, and stored at a leased yard
        in Paynesville. Cement and steel are bought under a frame agreement with two mills, whose certificates are sent with each
        delivery. Five hauliers are under contract for the counties, with a penalty for each late day that we pass on to the ministry.
        For the rainy season we propose smaller bundles for 4×4 trucks. Orders, deliveries and receipts are visible to the depots in a
        shared sheet.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MIT-SEN-2026-011",
    company: "teranga",
    first: {
      on: -4,
      at: "12:27",
      bidAmount: 860_000,
      timelineDays: 800,
      technicalProposal: prose`
        The resident team of five is led by an engineer who has been the owner’s engineer on two logistics parks. Submissions are logged
        on arrival and answered within ten days, with comments graded as must, should and note. The planner rebuilds the contractor’s
        programme each month from measured progress and shows the float that is left. Quantities are checked from the model and by drone
        survey of earthworks. The monthly report is ten pages: two each on time, cost, quality and safety, and two with the decisions
        that the owner is asked to take.`,
      documentsUrl: null,
    },
  },
  {
    tender: "LEC-LBR-2026-008",
    company: "athi",
    first: {
      on: -13,
      at: "08:33",
      bidAmount: 405_000,
      timelineDays: 420,
      technicalProposal: prose`
        Earthing is recalculated from our own soil resistivity survey at 20 points, since the wet and dry values at Gbarnga differ by a
        factor of three. Protection settings are checked in a model of the line to Monrovia and the neighbouring feeders. Two engineers
        attend the factory tests of the transformers with a list of hold points agreed beforehand. On site a resident inspector checks
        bolts, clearances and cable terminations against photographs in a weekly report. Punch items are kept in one list with owner and
        date until energisation.`,
      documentsUrl: "https://athi-structures.example.com/bids/gbarnga.pdf",
    },
  },
  {
    tender: "LEC-LBR-2026-008",
    company: "kaloum",
    first: {
      on: -6,
      at: "14:50",
      bidAmount: 372_000,
      timelineDays: 450,
      technicalProposal: prose`
        Our civil and geotechnical staff review foundations, drainage and the access road; a protection engineer with 14 years at 110 kV
        joins us for the electrical part. Design documents are reviewed in three packages, each with a meeting in Monrovia. Insulation
        coordination is checked independently for the lightning density of Bong County. We place a resident engineer in Gbarnga from the
        first excavation to the end of the defects period and a second one during erection. Factory tests are attended and their reports
        compared with the type tests.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MINISANTE-RWA-2026-026",
    company: "ravinala",
    first: {
      on: -10,
      at: "06:55",
      bidAmount: 268_000,
      timelineDays: 180,
      technicalProposal: prose`
        We spend two weeks in the hospital before drawing, count patients by hour and follow twenty of them from gate to pharmacy. The
        slope is used for two entrances, one for infectious patients. Rooms are ventilated by high and low openings, checked with tracer
        smoke in a mock-up bay. The structure is a regular frame of 6 m with walls in volcanic stone and compressed earth. A Rwandan
        engineer signs the seismic design. The federated model is checked for clashes at each of three stages and the report is part of
        the submission.`,
      documentsUrl: "https://ravinala.example.com/dossiers/musanze.pdf",
    },
  },
  {
    tender: "MINISANTE-RWA-2026-026",
    company: "athi",
    first: {
      on: -4,
      at: "10:19",
      bidAmount: 305_000,
      timelineDays: 165,
      technicalProposal: prose`
        An architect from Kigali with three health centres leads the design; we are responsible for structure, services and the model.
        Three schemes are tested with the hospital’s heads of department in a one-day workshop with cards and a floor plan at 1:50. The
        link to the ward is on two levels by a ramp of 1:14. Site investigation includes six boreholes and a seismic survey. The joint
        between old and new is 80 mm. Construction documents are split so that earthworks can be tendered six weeks before the building.`,
      documentsUrl: null,
    },
  },

  // Bids on closed tenders
  {
    tender: "MTPE-CAR-2026-009",
    company: "oubangui",
    first: {
      on: -31,
      at: "11:02",
      bidAmount: 2_780_000,
      timelineDays: 1095,
      technicalProposal: prose`
        Bases at Damara and Sibut hold a grader, a roller, two tippers and a crew of 22 each, all year. A patrol drives the whole road
        twice a week and records defects by telephone with position and photograph; each defect has a time limit by its class and turns
        red when it is near. Culvert pipes and gravel for two washouts are stocked at PK 75 and PK 140, so that a cut can be made passable
        within twelve hours. Drains and shoulders are given to eleven village associations, which make up 46% of labour days.`,
      documentsUrl: "https://oubangui-travaux.example.com/bids/rn2.pdf",
    },
  },
  {
    tender: "MTPE-CAR-2026-009",
    company: "osun",
    first: {
      on: -16,
      at: "17:14",
      bidAmount: 3_200_000,
      timelineDays: 1095,
      technicalProposal: prose`
        During the first four months we bring the road to the service level with a mobile cold-mix plant, then hold it there with two
        gangs and a jet-patcher. Washouts are prevented by adding 28 relief culverts at points that we mapped after the last rains; they
        are included in the price. Self-inspection is monthly by a vehicle with camera and accelerometer, and the raw data is shared. A
        sub-base at Sibut is shared with the local works service. Emergency stock is kept in two containers of gabions, pipes and
        signs.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MATP-MDG-2026-004",
    company: "kaloum",
    first: {
      on: -29,
      at: "09:44",
      bidAmount: 745_000,
      timelineDays: 450,
      technicalProposal: prose`
        Volumes are measured by single-beam echo sounder on cross-sections of 10 m, before and after each pass, jointly with the
        contractor’s surveyor; the drawing is signed on the same day. Sediment is sampled every 200 m and disposal trucks are weighed and
        followed by tracker to the approved site. The resident engineer has supervised two canal works in Conakry. A desk at the
        district office receives complaints, answers within five days and shows the list on the wall. Bank repairs are inspected before
        they are covered and photographed from a fixed point.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MUH-GIN-2026-013",
    company: "ravinala",
    first: {
      on: -24,
      at: "07:36",
      bidAmount: 428_000,
      timelineDays: 270,
      technicalProposal: prose`
        The plan starts from water: three valleys stay open as parks and carry the hundred-year flow, and streets follow the ridges.
        Public buildings face a shaded walk of 1.2 km that ends at the transport hub. We present three densities with their cost per plot
        before one is chosen. The drone survey has 30 ground control points and is delivered with contours at 0.5 m. Two exhibitions are
        held in Coyah, with a model that visitors can change; every comment is numbered and answered in the report. Phases are
        independent of each other.`,
      documentsUrl: "https://ravinala.example.com/dossiers/coyah.pdf",
    },
  },
  {
    tender: "MUH-GIN-2026-013",
    company: "kaloum",
    first: {
      on: -13,
      at: "13:51",
      bidAmount: 395_000,
      timelineDays: 300,
      technicalProposal: prose`
        Networks decide what a new district costs, so our plan is drawn from roads, drains, water and power outward. Levels are set to
        balance earthworks within each phase and the main drain follows the natural line to the Soumba. Traffic is counted for a week on
        the national road and forecast for 2045, with a separate scenario for the transport hub. An urban planner from Dakar leads the
        layout of plots and public space. Cost estimates come from our unit price file of 36 contracts in Guinea and are stated for each
        phase with their margin.`,
      documentsUrl: null,
    },
  },
  {
    tender: "SDTVET-KEN-2026-076",
    company: "volta",
    first: {
      on: -44,
      at: "10:26",
      bidAmount: 3_550_000,
      timelineDays: 330,
      technicalProposal: prose`
        The four workshops are portal frames of the same span, cast flat on site and tilted up in two days each. Trainees help with
        reinforcement, formwork and block walls under foremen who are paid for the hours of teaching; insurance for 40 persons is
        included. The hostel is a plain concrete frame with precast stairs. Gutters lead to two tanks of 60 m³ under the yard. Solar
        panels stand on the north roofs with a 30 kWp inverter in the electrical workshop, where it serves for teaching. A look-ahead by
        trade is posted each Monday.`,
      documentsUrl: null,
    },
  },
  {
    tender: "SDTVET-KEN-2026-076",
    company: "osun",
    first: {
      on: -36,
      at: "15:33",
      bidAmount: 3_840_000,
      timelineDays: 365,
      technicalProposal: prose`
        We build the hostel first, because its rooms can house the crews’ foremen and later the students without a gap. Workshops follow
        in pairs. The institute’s trainees come every Wednesday and work in pairs with our people on tasks agreed for the term; a log book
        is signed for each. Steel trusses are welded in the institute’s own yard under our certified welders. Concrete is tested at the
        county laboratory. Handover includes a maintenance plan by month and two days of training for the caretakers.`,
      documentsUrl: "https://osun-civil.example.com/bids/eldoret.pdf",
    },
  },
  {
    tender: "FMP-NGA-2026-151",
    company: "osun",
    first: {
      on: -22,
      at: "12:12",
      bidAmount: 27_900_000,
      timelineDays: 570,
      technicalProposal: prose`
        Civil works are ours; switchgear, transformers and protection come from an electrical partner with nine substations at 132 kV. The
        loop-in is prepared beside the live line on temporary towers, so that each site needs one outage of 14 hours instead of two
        weekends. Foundations are complete before equipment leaves the factory. Transformers travel by rail to Kaduna and by a 12-axle
        trailer to Kano, on a route that we measured with the road agency. Secondary systems are tested in the factory as one, with the
        client’s engineers present. Spare parts for two years are listed and priced.`,
      documentsUrl: null,
    },
  },
  {
    tender: "LWSC-LBR-2026-005",
    company: "osun",
    first: {
      on: -19,
      at: "09:27",
      bidAmount: 10_200_000,
      timelineDays: 480,
      technicalProposal: prose`
        Pipe is bought from a factory certified to ISO 2531 and inspected there by a third party. Two laying crews reach 72 m a day each in
        open ground and 24 m in streets. River crossings are on steel bridges with expansion joints, fixed on bored piles. The surge study
        is by an independent specialist and may change the vessel, for which we state a unit price. Each section of 800 m is tested at
        1.5 times working pressure. Asphalt is restored within 72 hours by our own paving crew, with temporary plates until then.`,
      documentsUrl: "https://osun-civil.example.com/bids/white-plains.pdf",
    },
  },
  {
    tender: "LWSC-LBR-2026-005",
    company: "mesurado",
    first: {
      on: -8,
      at: "16:05",
      bidAmount: 9_400_000,
      timelineDays: 540,
      technicalProposal: prose`
        We supply the pipe and lay it with a pipeline contractor from Freetown, who is a party to this bid and has laid 38 km of DN 700. Pipes
        land at the Freeport, 500 m from our yard, and go to the trench without intermediate store. Bedding sand is from our own pit at
        Mount Barclay. Thrust blocks are precast. Residents receive a leaflet five days before their street is opened, with a telephone
        number that is answered. Night work is limited to the Somalia Drive crossing and takes six nights with steel plates by day.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MT-CIV-2026-033",
    company: "teranga",
    first: {
      on: -52,
      at: "08:08",
      bidAmount: 3_150_000,
      timelineDays: 300,
      technicalProposal: prose`
        Each station has two rows of quartz sensors in a straight, level section of 200 m that we select with a profilometer. Sensors are
        set in night closures of one lane, two nights per lane, in a resin that opens to traffic after three hours. Accuracy is certified
        with three loaded trucks at three speeds and repeated after six months. Stations store 45 days of records and send them when the
        network returns. The toll operator receives an open interface with documentation and a test station. For one year our operators
        sit with theirs, then hand over shift by shift.`,
      documentsUrl: "https://teranga-donnees.example.org/offres/pesage",
    },
  },
  {
    tender: "MTP-CMR-2026-015",
    company: "kaloum",
    first: {
      on: -9,
      at: "10:55",
      bidAmount: 640_000,
      timelineDays: 110,
      technicalProposal: prose`
        Two rotary rigs work from Douala and Edéa towards each other, with one CPTu rig of 200 kN on the soft ground near the estuaries.
        Piston samples of 100 mm are waxed on site and driven to our Douala partner laboratory the same day. We run 36 oedometer and 28
        triaxial tests, and place six settlement plates on an existing embankment whose history is known, to check the calculated
        values. Logs are sent as AGS files each Friday. Recommendations for 14 structures give two foundation options with quantities.`,
      documentsUrl: null,
    },
  },

  // Bids on awarded tenders
  {
    tender: "MTAC-CAR-2026-001",
    company: "oubangui",
    status: "accepted",
    first: {
      on: -171,
      at: "09:16",
      bidAmount: 4_890_000,
      timelineDays: 330,
      technicalProposal: prose`
        The frame is bolted, with no site welding above 6 m, so that hot work near the apron is rare. Cranes are limited to 18 m in flight
        hours, and the two heavy lifts are made on Sunday nights with the tower’s approval. Foundations are pads on improved ground after
        eight dynamic penetration tests. The cold room is a modular unit with two compressors. Customs offices are finished first and
        used by the officers while the hall is being clad. Operation manuals are in French and handed over with two days of training.`,
      documentsUrl: "https://oubangui-travaux.example.com/bids/mpoko.pdf",
    },
    second: {
      on: -157,
      at: "14:38",
      bidAmount: 4_720_000,
      timelineDays: 315,
    },
  },
  {
    tender: "MTAC-CAR-2026-001",
    company: "osun",
    status: "rejected",
    first: {
      on: -160,
      at: "11:29",
      bidAmount: 4_950_000,
      timelineDays: 300,
      technicalProposal: prose`
        Steel is fabricated and trial-assembled in Lagos, then flown and trucked in bundles of six tonnes that a small crane can set. The
        hall is closed in 140 days, before the rains, and interior work follows under roof. Airside work is done by a crew with badges
        obtained beforehand, inside a fence with one guarded gate. Floors are laser-levelled and hardened for forklifts of five tonnes.
        Lighting at night points away from the approach and is checked with the tower before each shift.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MTAC-CAR-2026-001",
    company: "volta",
    status: "rejected",
    first: {
      on: -165,
      at: "13:07",
      bidAmount: 5_300_000,
      timelineDays: 280,
      technicalProposal: prose`
        We propose precast columns with a steel roof: columns arrive with cladding rails and lightning conductors cast in, and stand in
        pockets without bracing, which frees the apron side. Elements come by barge to Bangui at high water and by road otherwise; both
        routes are priced. The tallest lift is 12 m and needs no approval in flight hours. The roof follows bay by bay. Cold room,
        customs counters and fire detection are with firms in Bangui. All tests follow ASTM, and certificates are filed by element
        number.`,
      documentsUrl: "https://volta-precast.example.com/offers/mpoko.pdf",
    },
  },
  {
    tender: "MEN-CAR-2026-002",
    company: "ravinala",
    status: "accepted",
    first: {
      on: -112,
      at: "07:11",
      bidAmount: 168_000,
      timelineDays: 150,
      technicalProposal: prose`
        We visit Bambari for ten days, meet the brick makers and take soil from three pits for compressed earth blocks. The campus is a
        row of courtyards along the contour, with the library at the lowest point where shade is deepest. All spans are 6 m or less, so
        that local timber is enough. The three lots have the same value within 10% and can start independently. An architect in Bangui,
        registered in the CEMAC, is associated with us. Block strength, absorption and erosion tests are part of the design file, with
        limits that a foreman can check.`,
      documentsUrl: "https://ravinala.example.com/dossiers/bambari.pdf",
    },
  },
  {
    tender: "MEN-CAR-2026-002",
    company: "athi",
    status: "rejected",
    first: {
      on: -104,
      at: "12:58",
      bidAmount: 205_000,
      timelineDays: 120,
      technicalProposal: prose`
        The campus is modelled from the first week and the bill of quantities of each lot is read from the model. Dormitories and staff
        houses use one structural bay of 3.6 m, which reduces the number of details to nine. Fired brick from Bambari is used where its
        strength allows, with reinforced bands at plinth, sill and lintel. A site visit of five days precedes the concept. Structural
        calculations are checked by a second engineer in our office. We include one visit during construction of each lot.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MEN-CAR-2026-002",
    company: "kaloum",
    status: "rejected",
    first: {
      on: -99,
      at: "15:47",
      bidAmount: 152_000,
      timelineDays: 180,
      technicalProposal: prose`
        Site engineering comes first: the 6 ha slope to the Ouaka and need a drain around the upper side before anything is built. We
        survey the ground at 0.25 m contours, drill eight boreholes and design roads, water and sanitation as lot one. Buildings are simple
        load-bearing walls in cement-stabilised blocks under metal roofs with ceilings. An architect from Bangui joins us for classrooms
        and library. Documents are in French and follow the ministry’s standard forms. Each lot has its own programme and list of local
        materials.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MTP-MDG-2026-001",
    company: "osun",
    status: "accepted",
    first: {
      on: -126,
      at: "10:40",
      bidAmount: 8_600_000,
      timelineDays: 510,
      technicalProposal: prose`
        The 22 slopes are ranked by what would happen if they fell tomorrow, and the first six are drained and nailed before the rains. Nails
        of 6 to 12 m are drilled from rope by a certified crew, so that the road is closed for 20 minutes at a time, with a board that
        shows the next opening. Every tenth nail is pulled to 1.5 times its load. Inclinometers and crack gauges are read weekly and for
        one year after completion. Vetiver is raised in four village nurseries and planted by the same groups.`,
      documentsUrl: "https://osun-civil.example.com/bids/rn7.pdf",
    },
  },
  {
    tender: "MTP-MDG-2026-001",
    company: "volta",
    status: "rejected",
    first: {
      on: -118,
      at: "09:03",
      bidAmount: 9_100_000,
      timelineDays: 450,
      technicalProposal: prose`
        Fourteen of the slopes are held by crib walls of precast units that two men can carry, filled with stone from the slide itself.
        They drain freely and are set by local crews after a week of training. Soil nails on the eight steepest slopes are with a
        specialist named in the annex. Units are cast at Ambositra in steel moulds brought from Tema, and tested each day. The road is
        kept open behind concrete barriers; closures of 30 minutes are needed only for drilling. Gauges are read by our engineer for one
        year.`,
      documentsUrl: null,
    },
  },
  {
    tender: "MMG-GIN-2026-002",
    company: "kaloum",
    status: "accepted",
    first: {
      on: -148,
      at: "08:50",
      bidAmount: 985_000,
      timelineDays: 270,
      technicalProposal: prose`
        Axles are weighed for 14 days at two points and the pavement is designed for the measured spectrum, not for a standard axle.
        Three structures are compared over twenty years: thick granular with asphalt, cement-treated base, and concrete. The bridge of
        240 m has six spans of composite girders that can be launched from one bank; a checker from another firm in Abidjan verifies it to
        Eurocode. Soft ground near the port is drilled every 150 m. Tender documents follow the FIDIC Red Book, with quantities from the
        model and a risk list.`,
      documentsUrl: "https://kaloum-ingenierie.example.com/offers/boke.pdf",
    },
  },
  {
    tender: "MMG-GIN-2026-002",
    company: "athi",
    status: "rejected",
    first: {
      on: -139,
      at: "16:16",
      bidAmount: 1_150_000,
      timelineDays: 240,
      technicalProposal: prose`
        We design the road as a corridor model from the start, so that alignments are compared by earthworks, drainage and haul cost within
        a day. The pavement is jointed concrete on lean concrete base, which suits slow loads of 20-tonne axles at the port gate; asphalt
        is priced for the first 20 km. The bridge is a continuous concrete box built by balanced cantilever, with a check by a firm in
        Mombasa. Surveys, counts and boreholes take ten weeks and run in parallel. Documents are in French and English.`,
      documentsUrl: null,
    },
  },
  {
    tender: "NCC-KEN-2026-019",
    company: "athi",
    status: "accepted",
    first: {
      on: -97,
      at: "07:49",
      bidAmount: 372_000,
      timelineDays: 540,
      technicalProposal: prose`
        Three resident inspectors, one for each contractor, check before, during and after each pour with a card of twelve points, and have
        the right to stop it. A fourth engineer visits without notice twice a week. Non-conformities enter a register that the city can
        open at any time; each has a photograph, a cause, a correction and a date, and is closed only after we have seen it. Pipe bedding
        is tested every 50 m. Finished sections are filmed and graded. Each month we show the causes of the last month’s findings.`,
      documentsUrl: "https://athi-structures.example.com/bids/drains-qc.pdf",
    },
  },
  {
    tender: "NCC-KEN-2026-019",
    company: "kaloum",
    status: "rejected",
    first: {
      on: -88,
      at: "11:54",
      bidAmount: 338_000,
      timelineDays: 540,
      technicalProposal: prose`
        Inspection is organised by process and not by contractor: one inspector for concrete, one for pipes and joints, one for earthworks,
        each moving between the three sites. This keeps the standard equal and makes comparison easy. Tests are made in an accredited
        laboratory in Nairobi, with 5% repeated in ours. Stop orders are issued in writing with the clause of the specification. The
        register of non-conformities is a shared table, updated by 18:00. CCTV inspection is with a named subcontractor who owns two
        cameras.`,
      documentsUrl: null,
    },
  },
  {
    tender: "FCT-NGA-2026-012",
    company: "teranga",
    status: "accepted",
    first: {
      on: -93,
      at: "10:02",
      bidAmount: 1_480_000,
      timelineDays: 300,
      technicalProposal: prose`
        We map how a file moves today, with waiting times, and agree the new steps with the reviewers before any screen is made. The first
        permit type, for single dwellings, goes live after four months with ten architects; the others follow every six weeks. Drawings
        and IFC models open in the browser; comments are pinned to a place and to a rule. Each decision is recorded with person, time and
        reason, and cannot be changed afterwards. The public register shows decisions without personal data. Source code is deposited
        at every release.`,
      documentsUrl: "https://teranga-donnees.example.org/offres/abuja",
    },
    second: {
      on: -79,
      at: "09:37",
      bidAmount: 1_360_000,
      technicalProposal: prose`
        Revision after the bidders’ conference: paper files of the last five years are now scanned by the city itself, so that part is
        taken out of the price. We map how a file moves today, with waiting times, and agree the new steps with the reviewers before any
        screen is made. The first permit type goes live after four months with ten architects; the others follow every six weeks. Drawings
        and IFC models open in the browser; comments are pinned to a place and to a rule. Each decision is recorded with person, time and
        reason. Source code is deposited at every release.`,
    },
  },
  {
    tender: "FCT-NGA-2026-012",
    company: "ravinala",
    status: "rejected",
    first: {
      on: -84,
      at: "13:40",
      bidAmount: 1_580_000,
      timelineDays: 360,
      technicalProposal: prose`
        As architects we file permits every month and know where they stop. Together with a software firm in Mauritius, which runs the
        permit service of two cities, we offer its platform with the forms, rules and language of Abuja. Automatic checks cover plot
        ratio, setbacks and parking from the IFC model and leave judgement to the reviewer. Training is by case: each reviewer brings five
        real files. Paper and platform run side by side for three months. A help desk in Abuja answers architects by telephone.`,
      documentsUrl: null,
    },
  },
  {
    tender: "NAFAA-LBR-2026-002",
    company: "volta",
    status: "accepted",
    first: {
      on: -82,
      at: "08:21",
      bidAmount: 2_340_000,
      timelineDays: 270,
      technicalProposal: prose`
        The quay is a wall of hollow precast blocks of 18 tonnes, cast in Tema with 70 mm cover and slag cement, shipped to Robertsport and
        set from the shore by a crawler crane. Divers level the rubble bed to ±20 mm. All work below the tide line falls between December
        and March. Half of the beach stays open to canoes, divided by a floating line that moves with the work. The landing hall and ice
        store are built behind the wall at the same time by a contractor from Tubmanburg. Rescue boat and vests are on site daily.`,
      documentsUrl: "https://volta-precast.example.com/offers/robertsport.pdf",
    },
  },
  {
    tender: "NAFAA-LBR-2026-002",
    company: "osun",
    status: "rejected",
    first: {
      on: -75,
      at: "14:14",
      bidAmount: 2_620_000,
      timelineDays: 300,
      technicalProposal: prose`
        We drive a sheet pile wall with tie rods from the land side, with a vibratory hammer and a crane of 60 tonnes, and cap it with a
        concrete beam. Piles are coated and protected by anodes for 25 years. Driving takes seven weeks in the calm season and leaves no
        work for divers except inspection. The hall is a light steel frame with a washable floor laid to falls. The access road is
        finished first, so that ice and fish never wait for it. Noise is limited to the hours agreed with the town.`,
      documentsUrl: null,
    },
  },
  {
    tender: "NAFAA-LBR-2026-002",
    company: "mesurado",
    status: "rejected",
    first: {
      on: -66,
      at: "17:03",
      bidAmount: 2_200_000,
      timelineDays: 330,
      technicalProposal: prose`
        A gravity wall of mass concrete is cast in place behind a temporary bund of sandbags and geotextile, in eight sections, each pumped dry
        for nine days. Cement, steel and aggregate come from our own yard and pits, which is why the price is low. A marine foreman with
        two river quays in Sierra Leone leads the crew. Landing hall and ice store are block buildings by our own crews. The durability
        plan sets water-cement ratio, curing and cover by zone and is checked by cores at 28 days.`,
      documentsUrl: null,
    },
  },
  {
    tender: "GSA-LBR-2026-004",
    company: "teranga",
    status: "accepted",
    first: {
      on: -118,
      at: "09:52",
      bidAmount: 118_000,
      timelineDays: 180,
      technicalProposal: prose`
        Three pairs of surveyors, one from each county team and one of ours, visit 310 buildings in 14 weeks with an offline form: 46
        elements on a scale of one to five, each with a photograph. Scores are compared weekly between pairs on five common buildings. The
        cost model is a spreadsheet without macros; unit costs are taken from county purchases and can be changed in one sheet. Two
        officers in each county run a full update in the last month while we watch. Data is delivered as CSV and GeoPackage.`,
      documentsUrl: null,
    },
  },
  {
    tender: "GSA-LBR-2026-004",
    company: "ravinala",
    status: "rejected",
    first: {
      on: -109,
      at: "12:36",
      bidAmount: 132_000,
      timelineDays: 150,
      technicalProposal: prose`
        Each building is measured and drawn as a simple plan with room names, because a register without plans cannot plan repairs. Two
        architects and four technicians travel by county, with an advance letter to each caretaker. Condition is recorded by room and
        element, with the urgency stated in months. Typical repairs are priced from twelve standard details that we draw for the purpose.
        The model sums them by year and county. A workshop in Monrovia closes the work, with a printed atlas for each county.`,
      documentsUrl: "https://ravinala.example.com/dossiers/atlas.pdf",
    },
  },
  {
    tender: "DUR-GHA-2026-022",
    company: "volta",
    status: "accepted",
    first: {
      on: -77,
      at: "07:05",
      bidAmount: 3_710_000,
      timelineDays: 240,
      technicalProposal: prose`
        Our plant is 6 km from the site, so that drains are delivered at night in the order of laying and never stored on the lanes. Units
        of 1.5 m are set by an excavator with a vacuum lifter, at 75 m a day, on a bed that is screeded by laser. Covers are tested for a
        40-tonne vehicle, three from each week’s production. Shop access is kept by steel ramps that are moved with the trench; nobody is
        cut off for more than two hours. Levels are taken every 10 m and handed over as a CSV file with the drawing.`,
      documentsUrl: "https://volta-precast.example.com/offers/tema-drains.pdf",
    },
  },
  {
    tender: "DUR-GHA-2026-022",
    company: "osun",
    status: "rejected",
    first: {
      on: -63,
      at: "15:25",
      bidAmount: 4_050_000,
      timelineDays: 300,
      technicalProposal: prose`
        Drains are slip-formed in place where the lane is straight, at 120 m a day, and precast at bends and catch pits with units from a
        plant in Ashaiman. Slip-forming avoids joints and gives a smooth invert. Work is done in blocks of 200 m, excavated and backfilled
        within the week. Each shopkeeper signs the date on which the front is closed and opened. The four outfalls are built first, so
        that rain during the works has a way out. Survey data is handed over weekly.`,
      documentsUrl: null,
    },
  },
];
