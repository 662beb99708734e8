import { onDay } from "#api/demonstration/onDay.ts";
import { prose } from "#api/demonstration/prose.ts";
import type { TenderFields } from "#api/tenders/tender.rules.ts";

/** Days after the day of the server's first start; negative for days before. */
interface Period {
  opens: number;
  closes: number;
}

/**
 * The demonstration's tenders. They open at the start of a day in UTC and close at the end of a day in UTC, like
 * tenders from the tender form.
 */
export const tenders = (now: Date) =>
  TENDERS.map(({ opens, closes, ...fields }) => ({
    ...fields,
    openingDate: onDay(now, opens, "00:00:00.000"),
    closingDate: onDay(now, closes, "23:59:59.999"),
    createdAt: onDay(now, Math.min(opens, 0) - 4, "09:15:00.000"),
  }));

const TENDERS: (Omit<TenderFields, "openingDate" | "closingDate"> & Period)[] = [
  // Open tenders
  {
    tenderNumber: "MTPE-CAR-2026-014",
    title: "Rehabilitation of National Road 3, Bouar–Baoro section (58 km)",
    description: prose`
      The section carries the freight between the Cameroonian border and Bangui and is cut at three low points every rainy season.
      Works cover reconstruction of the pavement with a cement-stabilised base and double surface dressing, 41 culverts, two
      short-span bridges and the drainage through Baoro. One lane stays open to traffic for the whole duration.`,
    category: "Infrastructure",
    budgetMin: 38_000_000,
    budgetMax: 46_000_000,
    opens: -26,
    closes: 34,
    location: "Bouar, Nana-Mambéré",
    country: "Central African Republic",
    requirements: prose`
      - Two completed road contracts of at least 40 km each in the last eight years
      - Own or firmly hired crushing plant (150 t/h or more) and mobile laboratory
      - Traffic management plan for single-lane working, with escorts at night
      - Quality plan to ISO 9001; environmental and social plan in French
      - Bid security of 2% of the bid amount, valid for 120 days`,
    documentsUrl: "https://procurement.example.org/car/mtpe-2026-014",
    status: "open",
  },
  {
    tenderNumber: "MEH-CAR-2026-007",
    title: "Bimbo water supply: detailed engineering of treatment plant and network",
    description: prose`
      Detailed design of a 12,000 m³/day surface water treatment plant on the Oubangui and of 42 km of distribution mains for Bimbo
      and the southern districts of Bangui. The consultant delivers drawings, bills of quantities and works tender documents.
      A hydraulic model handed over in an open format is part of the contract.`,
    category: "Engineering",
    budgetMin: 1_200_000,
    budgetMax: 1_800_000,
    opens: -30,
    closes: 5,
    location: "Bimbo, Ombella-M'Poko",
    country: "Central African Republic",
    requirements: prose`
      - Team leader with 12 years in water treatment design, fluent in French
      - Calibrated hydraulic model, scenarios for 2030 and 2045
      - Topographic and geotechnical surveys included in the price
      - Three review stages: concept, 60% and 100%`,
    documentsUrl: "https://procurement.example.org/car/meh-2026-007",
    status: "open",
  },
  {
    tenderNumber: "MSP-CAR-2026-003",
    title: "Berbérati regional hospital: maternity and surgical block",
    description: prose`
      Construction of a two-storey block of 3,400 m² with 64 maternity beds, two operating theatres, sterilisation and a medical gas
      plant. The existing wards stay in use beside the site. Commissioning of the theatres and training of the maintenance team are
      included.`,
    category: "Construction",
    budgetMin: 6_400_000,
    budgetMax: 8_200_000,
    opens: -12,
    closes: 62,
    location: "Berbérati, Mambéré-Kadéï",
    country: "Central African Republic",
    requirements: prose`
      - One hospital or laboratory building of at least 2,000 m² handed over
      - Infection control plan for work beside occupied wards
      - Solar supply with 48 hours of autonomy for theatres and cold chain
      - Commissioning records for ventilation and medical gases`,
    documentsUrl: null,
    status: "open",
  },
  {
    tenderNumber: "MTP-MDG-2026-021",
    title: "RN44 Moramanga–Ambatondrazaka: replacement of six bridges",
    description: prose`
      Six single-lane steel bridges on the road to the rice plains of Lake Alaotra are limited to 12 tonnes. They are to be replaced
      by two-lane concrete bridges of 18 to 36 m span, with approach embankments raised above the fifty-year flood. Temporary
      crossings are part of the works.`,
    category: "Infrastructure",
    budgetMin: 14_000_000,
    budgetMax: 19_000_000,
    opens: -18,
    closes: 48,
    location: "Moramanga–Ambatondrazaka",
    country: "Madagascar",
    requirements: prose`
      - Three bridges of 20 m span or more completed in the last ten years
      - Method statement for piling in alluvial soils with high groundwater
      - Works in the riverbed between May and October only
      - Load test of one span of each bridge type before opening`,
    documentsUrl: "https://procurement.example.org/mdg/mtp-2026-021",
    status: "open",
  },
  {
    tenderNumber: "MEN-MDG-2026-009",
    title: "Cyclone-resistant standard designs for primary schools, Atsinanana",
    description: prose`
      Design of three standard school types of two, four and six classrooms for the east coast, to be built by local firms with
      materials found within 60 km. The designs must withstand the wind speeds of the national cyclone code. Deliverables are
      drawings, a bill of quantities for each type and an illustrated site guide in French and Malagasy.`,
    category: "Design",
    budgetMin: 180_000,
    budgetMax: 260_000,
    opens: -21,
    closes: 3,
    location: "Toamasina, Atsinanana",
    country: "Madagascar",
    requirements: prose`
      - Registered architect and structural engineer in the team
      - Two school designs built in a cyclone zone
      - Roof connection details tested or justified by calculation
      - BIM model of each type at LOD 300`,
    documentsUrl: "https://procurement.example.org/mdg/men-2026-009",
    status: "open",
  },
  {
    tenderNumber: "MEH-MDG-2026-012",
    title: "Solar hybridisation of 14 isolated diesel stations",
    description: prose`
      Engineering, supply and installation of photovoltaic fields and batteries at 14 isolated stations of 200 kW to 2.5 MW. The
      operator expects to run without diesel from 9:00 to 17:00 on an average day. Two years of assisted operation follow the
      take-over of each station.`,
    category: "Engineering",
    budgetMin: 22_000_000,
    budgetMax: 31_000_000,
    opens: -5,
    closes: 90,
    location: "Antsiranana and 13 other sites",
    country: "Madagascar",
    requirements: prose`
      - 10 MW of hybrid plants in operation for at least two years
      - Grid-forming inverters; protection study for each station
      - Mounting structures designed for cyclone winds
      - Spare parts for five years stored in the country`,
    documentsUrl: "https://procurement.example.org/mdg/meh-2026-012",
    status: "open",
  },
  {
    tenderNumber: "MT-GIN-2026-030",
    title: "Conakry–Kankan railway: renewal programme, civil works and track",
    description: prose`
      Ministry-scale programme to renew 662 km of railway between Conakry and Kankan to standard gauge, in five lots with one
      programme contract. It covers earthworks, 148 bridges, four tunnels, track, stations and depots. Bidders may form joint
      ventures and must subcontract at least 25% of the works to firms registered in Guinea.`,
    category: "Infrastructure",
    budgetMin: 3_200_000_000,
    budgetMax: 4_100_000_000,
    opens: -40,
    closes: 120,
    location: "Conakry to Kankan",
    country: "Guinea",
    requirements: prose`
      - Joint venture leader with one railway contract above $500,000,000
      - Programme of all five lots with mass-haul diagrams
      - Local content plan with named subcontractors and training numbers
      - Common data environment for all parties from the first month
      - FIDIC Yellow Book, 2017 edition, with particular conditions attached`,
    documentsUrl: "https://procurement.example.org/gin/mt-2026-030",
    status: "open",
  },
  {
    tenderNumber: "MEDD-GIN-2026-006",
    title: "Environmental and social impact assessment, Kaloum drainage programme",
    description: prose`
      Impact assessment and resettlement framework for 23 km of primary drains and two outfalls on the Kaloum peninsula. The study
      feeds a works tender planned for next year. Public consultations are held in the five affected communes.`,
    category: "Consulting",
    budgetMin: 240_000,
    budgetMax: 380_000,
    opens: -24,
    closes: 4,
    location: "Kaloum, Conakry",
    country: "Guinea",
    requirements: prose`
      - Approved environmental consultant in Guinea, alone or in association
      - Baseline surveys in both seasons
      - Census of affected households with a grievance register
      - Reports in French, executive summary in English`,
    documentsUrl: null,
    status: "open",
  },
  {
    tenderNumber: "SDU-KEN-2026-118",
    title: "Kisumu lakefront market hall and cold store",
    description: prose`
      Construction of a covered market for 820 traders with a 400 m² cold store for fish, ice plant, waste yard and a bus bay. The
      design is at 100% and the site is clear. Traders move in by section, so three partial handovers are fixed in the programme.`,
    category: "Construction",
    budgetMin: 5_500_000,
    budgetMax: 7_000_000,
    opens: -15,
    closes: 27,
    location: "Kisumu",
    country: "Kenya",
    requirements: prose`
      - Registration as building contractor, category NCA 3 or better, or a partner who holds it
      - One steel-framed hall of at least 3,000 m² completed
      - Refrigeration subcontractor named in the bid
      - 30% of unskilled labour from Kisumu County`,
    documentsUrl: "https://procurement.example.org/ken/sdu-2026-118",
    status: "open",
  },
  {
    tenderNumber: "MICT-KEN-2026-041",
    title: "Common data environment for public works projects",
    description: prose`
      Set-up, migration and three years of support of a common data environment for about 120 running public works projects. Document
      control, model viewing and approvals replace shared folders and e-mail. Naming and status codes follow ISO 19650.`,
    category: "Technology",
    budgetMin: 900_000,
    budgetMax: 1_400_000,
    opens: -20,
    closes: 18,
    location: "Nairobi",
    country: "Kenya",
    requirements: prose`
      - Two common data environments in operation with 200 users or more
      - Hosting in Kenya; daily backup to a second site
      - Works on a phone with an intermittent connection
      - Training of 60 document controllers`,
    documentsUrl: "https://procurement.example.org/ken/mict-2026-041",
    status: "open",
  },
  {
    tenderNumber: "SDR-KEN-2026-055",
    title: "Materials testing services for road works, Rift Valley region",
    description: prose`
      Framework for independent testing of soils, aggregates, bitumen and concrete on eleven running road contracts. Results reach the
      resident engineers within 48 hours of sampling. The framework runs for two years with call-offs by contract.`,
    category: "Services",
    budgetMin: 400_000,
    budgetMax: 650_000,
    opens: -28,
    closes: 1,
    location: "Nakuru",
    country: "Kenya",
    requirements: prose`
      - Laboratory accredited to ISO/IEC 17025 for the listed tests
      - Two mobile units with compaction, CBR and concrete equipment
      - Calibration certificates not older than twelve months
      - Price schedule for each ASTM and BS EN test method`,
    documentsUrl: null,
    status: "open",
  },
  {
    tenderNumber: "FMW-NGA-2026-203",
    title: "Lokoja–Benin Road, section II: reconstruction Okene–Auchi",
    description: prose`
      Reconstruction of 64 km of dual carriageway with a continuously reinforced concrete pavement, service lanes through four towns
      and twelve pedestrian bridges. The existing asphalt is milled and reused in the sub-base. Payment is in naira with a dollar
      portion for imported inputs.`,
    category: "Infrastructure",
    budgetMin: 120_000_000,
    budgetMax: 150_000_000,
    opens: -10,
    closes: 75,
    location: "Okene–Auchi",
    country: "Nigeria",
    requirements: prose`
      - Concrete pavement contract of at least 30 km, or a partner with one
      - Slip-form paver and batching plant (120 m³/h) available at start
      - Axle load and pavement design checks submitted with the bid
      - Performance security of 10%; advance payment of 15% against guarantee`,
    documentsUrl: "https://procurement.example.org/nga/fmw-2026-203",
    status: "open",
  },
  {
    tenderNumber: "FMH-NGA-2026-088",
    title: "Affordable housing in Ibadan: 640 units with services",
    description: prose`
      Design and construction of 640 two- and three-bedroom units in four-storey blocks, with roads, drains, water and a sewage
      treatment plant. Industrialised methods are welcome where the bidder shows a shorter programme. Blocks are handed over in
      groups of 80 units.`,
    category: "Construction",
    budgetMin: 28_000_000,
    budgetMax: 34_000_000,
    opens: -22,
    closes: 41,
    location: "Ibadan, Oyo State",
    country: "Nigeria",
    requirements: prose`
      - 300 housing units handed over in the last seven years
      - Structural system with test evidence for joints if precast
      - Unit price for each dwelling type and for external works
      - Defects liability of twelve months per group`,
    documentsUrl: "https://procurement.example.org/nga/fmh-2026-088",
    status: "open",
  },
  {
    tenderNumber: "LSG-NGA-2026-064",
    title: "Digital twin of the Lagos Island drainage network",
    description: prose`
      Survey of 96 km of drains, a georeferenced model with 40 level sensors, and a dashboard that warns the emergency service of
      flooding two hours ahead. The state keeps the model, the data and the source of every interface. One rainy season of operation
      is included.`,
    category: "Technology",
    budgetMin: 1_600_000,
    budgetMax: 2_300_000,
    opens: -17,
    closes: 13,
    location: "Lagos Island",
    country: "Nigeria",
    requirements: prose`
      - One drainage or water network model of 50 km or more in operation
      - Survey by laser scanning or total station, ±20 mm
      - Open formats: IFC, GeoPackage, CSV
      - Sensor batteries last two years; spares on site`,
    documentsUrl: null,
    status: "open",
  },
  {
    tenderNumber: "MPW-LBR-2026-017",
    title: "Feeder roads in Bong and Nimba counties (186 km)",
    description: prose`
      Upgrading of eleven feeder roads to all-weather laterite standard with 212 pipe culverts and nine small bridges. The roads
      serve cocoa and rubber cooperatives that today lose a third of the season. Labour-based methods are required for drainage and
      grass cutting.`,
    category: "Infrastructure",
    budgetMin: 17_000_000,
    budgetMax: 22_000_000,
    opens: -8,
    closes: 55,
    location: "Gbarnga and Sanniquellie",
    country: "Liberia",
    requirements: prose`
      - 60 km of unpaved road works completed in a high-rainfall area
      - Laterite borrow pits identified with test results
      - Culvert supply chain shown from factory to site
      - Community liaison officer in each county`,
    documentsUrl: "https://procurement.example.org/lbr/mpw-2026-017",
    status: "open",
  },
  {
    tenderNumber: "MPW-LBR-2026-019",
    title: "Framework for cement, reinforcing steel and culvert pipe deliveries",
    description: prose`
      Two-year framework to supply 15 county maintenance depots with cement, reinforcing steel and concrete culvert pipes. Orders are
      placed monthly and delivered within ten days, also in the rainy season. Prices are adjusted every quarter by a published index.`,
    category: "Services",
    budgetMin: 3_000_000,
    budgetMax: 4_500_000,
    opens: -19,
    closes: 6,
    location: "Monrovia and 14 counties",
    country: "Liberia",
    requirements: prose`
      - Stock in Monrovia of at least one month’s orders
      - Mill certificates for every steel batch; cement not older than 60 days
      - Crushing test of one pipe in each hundred
      - Delivery plan for Lofa and River Gee in the rainy season`,
    documentsUrl: "https://procurement.example.org/lbr/mpw-2026-019",
    status: "open",
  },
  {
    tenderNumber: "MIT-SEN-2026-011",
    title: "Owner’s engineer for the Thiès logistics platform",
    description: prose`
      The owner’s engineer reviews the design-build contractor’s submissions, inspects the works and reports to the owner and the
      lender each month. The platform covers 60 ha with warehouses, a rail siding and a customs hall. The assignment lasts 26 months.`,
    category: "Consulting",
    budgetMin: 700_000,
    budgetMax: 1_100_000,
    opens: -14,
    closes: 24,
    location: "Thiès",
    country: "Senegal",
    requirements: prose`
      - Owner’s engineer on one design-build contract above $30,000,000
      - Resident team of five, with a planner and a quantity surveyor
      - Monthly report with cost, time and quality in ten pages at most
      - Working language French`,
    documentsUrl: null,
    status: "open",
  },
  {
    tenderNumber: "LEC-LBR-2026-008",
    title: "Gbarnga 66/22 kV substation: design review and site supervision",
    description: prose`
      Review of the contractor’s design for a 2 × 20 MVA substation and supervision of civil, electrical and protection works.
      Factory acceptance tests of the transformers are attended by the consultant.`,
    category: "Engineering",
    budgetMin: 320_000,
    budgetMax: 480_000,
    opens: -36,
    closes: -1,
    location: "Gbarnga, Bong County",
    country: "Liberia",
    requirements: prose`
      - Protection engineer with ten years at 66 kV or above
      - Earthing and insulation coordination studies checked independently
      - Weekly site reports with photographs
      - Attendance at two factory acceptance tests`,
    documentsUrl: null,
    status: "open",
  },
  {
    tenderNumber: "MINISANTE-RWA-2026-026",
    title: "Musanze district hospital: concept and detailed design of the outpatient wing",
    description: prose`
      Concept and detailed design of an outpatient wing of 2,800 m² on a sloping site, naturally ventilated and ready for 600 patients
      a day. The wing joins an existing ward on two levels. Construction documents are due before the long rains.`,
    category: "Design",
    budgetMin: 210_000,
    budgetMax: 320_000,
    opens: -33,
    closes: -2,
    location: "Musanze, Northern Province",
    country: "Rwanda",
    requirements: prose`
      - Architect with two health buildings completed
      - Patient flow study with the hospital’s staff
      - Seismic design to the national code
      - Federated BIM model with clash report at each stage`,
    documentsUrl: "https://procurement.example.org/rwa/minisante-2026-026",
    status: "open",
  },

  // Closed tenders
  {
    tenderNumber: "MTPE-CAR-2026-009",
    title: "Routine maintenance of National Road 2, Bangui–Sibut",
    description: prose`
      Performance-based maintenance of 184 km for three years: potholes, shoulders, drains, signs and emergency repair of washouts.
      Payment is monthly against service levels that are checked jointly on two random sections.`,
    category: "Services",
    budgetMin: 2_400_000,
    budgetMax: 3_100_000,
    opens: -70,
    closes: -12,
    location: "Bangui–Sibut",
    country: "Central African Republic",
    requirements: prose`
      - Two maintenance bases along the road, staffed all year
      - Response to a road cut within 12 hours
      - Monthly self-inspection with georeferenced photographs
      - 40% of labour hired from villages along the road`,
    documentsUrl: "https://procurement.example.org/car/mtpe-2026-009",
    status: "closed",
  },
  {
    tenderNumber: "MATP-MDG-2026-004",
    title: "Supervision of dredging works, Andriantany canal",
    description: prose`
      Supervision of the dredging of 9 km of the Andriantany canal and the repair of its banks in Antananarivo. The consultant measures
      volumes before and after each pass and controls the disposal of sediment. The works contract lasts 14 months.`,
    category: "Consulting",
    budgetMin: 600_000,
    budgetMax: 850_000,
    opens: -75,
    closes: -20,
    location: "Antananarivo",
    country: "Madagascar",
    requirements: prose`
      - Bathymetric survey equipment and a licensed surveyor
      - Sediment sampling plan with an accredited laboratory
      - Resident engineer with eight years in hydraulic works
      - Complaint desk for residents along the canal`,
    documentsUrl: null,
    status: "closed",
  },
  {
    tenderNumber: "MUH-GIN-2026-013",
    title: "Master plan of the Coyah administrative district",
    description: prose`
      Master plan for 180 ha east of Conakry with ministries, courts, housing and a transport hub. The plan fixes plots, levels, main
      networks and phasing, and is delivered as drawings and as a georeferenced model.`,
    category: "Design",
    budgetMin: 350_000,
    budgetMax: 500_000,
    opens: -60,
    closes: -9,
    location: "Coyah",
    country: "Guinea",
    requirements: prose`
      - Urban planner, landscape architect, traffic and hydraulic engineers
      - Drone survey with ground control points
      - Two public exhibitions and a record of every comment
      - Cost estimate for each phase within 20%`,
    documentsUrl: "https://procurement.example.org/gin/muh-2026-013",
    status: "closed",
  },
  {
    tenderNumber: "SDTVET-KEN-2026-076",
    title: "Eldoret technical institute: workshops and hostel",
    description: prose`
      Construction of four workshops for welding, masonry, electrical and automotive training, and a hostel for 160 students. The
      institute’s trainees work on site one day a week under the contractor’s foremen.`,
    category: "Construction",
    budgetMin: 3_200_000,
    budgetMax: 4_000_000,
    opens: -90,
    closes: -30,
    location: "Eldoret, Uasin Gishu County",
    country: "Kenya",
    requirements: prose`
      - Building contracts of $2,000,000 or more, two in five years
      - Training plan for 40 trainees with insurance cover
      - Rainwater harvesting and 30 kWp of solar on the roofs
      - Programme by trade with weekly look-ahead`,
    documentsUrl: "https://procurement.example.org/ken/sdtvet-2026-076",
    status: "closed",
  },
  {
    tenderNumber: "FMP-NGA-2026-151",
    title: "132/33 kV substations in Kano and Kaduna",
    description: prose`
      Engineering, procurement and construction of two 132/33 kV substations with 2 × 60 MVA each and the loop-in of existing lines.
      Outages are limited to two weekends per site.`,
    category: "Engineering",
    budgetMin: 24_000_000,
    budgetMax: 30_000_000,
    opens: -85,
    closes: -16,
    location: "Kano and Kaduna",
    country: "Nigeria",
    requirements: prose`
      - Two substations at 132 kV or above energised in eight years
      - Outage plan agreed with the transmission operator
      - Type test reports for switchgear and transformers
      - Two years of spare parts in the price`,
    documentsUrl: null,
    status: "closed",
  },
  {
    tenderNumber: "LWSC-LBR-2026-005",
    title: "White Plains–Paynesville water transmission main",
    description: prose`
      Supply and laying of 17 km of DN 900 ductile iron pipe from the White Plains plant to the Paynesville reservoir, with three river
      crossings and a surge vessel. Night work is allowed on the Somalia Drive crossing only.`,
    category: "Infrastructure",
    budgetMin: 9_000_000,
    budgetMax: 11_000_000,
    opens: -55,
    closes: -5,
    location: "White Plains–Paynesville",
    country: "Liberia",
    requirements: prose`
      - 10 km of pipe of DN 600 or more laid and pressure tested
      - Surge analysis by an independent specialist
      - Pipe from a factory with ISO 2531 certification
      - Reinstatement of roads within 72 hours of backfilling`,
    documentsUrl: "https://procurement.example.org/lbr/lwsc-2026-005",
    status: "closed",
  },
  {
    tenderNumber: "MT-CIV-2026-033",
    title: "Weigh-in-motion stations on the Abidjan–Yamoussoukro motorway",
    description: prose`
      Supply and installation of eight weigh-in-motion stations with cameras and a central data service that reports overloaded
      vehicles to the toll plazas. The contractor operates the system for the first year.`,
    category: "Technology",
    budgetMin: 2_800_000,
    budgetMax: 3_600_000,
    opens: -100,
    closes: -40,
    location: "Abidjan–Yamoussoukro",
    country: "Côte d'Ivoire",
    requirements: prose`
      - Accuracy class B+(7) or better, certified after installation
      - Stations keep 30 days of data when the network is down
      - Installation in night closures of one lane
      - Open interface to the toll operator’s system`,
    documentsUrl: null,
    status: "closed",
  },
  {
    tenderNumber: "MTP-CMR-2026-015",
    title: "Geotechnical investigation for the Douala–Edéa road widening",
    description: prose`
      Boreholes, static penetration tests and laboratory testing along 62 km, with emphasis on the soft clays near the Wouri and Dibamba
      estuaries. The report recommends foundations for 14 structures and treatment of the embankments.`,
    category: "Services",
    budgetMin: 500_000,
    budgetMax: 750_000,
    opens: -45,
    closes: -3,
    location: "Douala–Edéa",
    country: "Cameroon",
    requirements: prose`
      - Two drilling rigs able to reach 45 m and one CPTu rig
      - Undisturbed sampling in soft clay, oedometer and triaxial tests
      - Factual report in eight weeks, interpretative report in twelve
      - AGS data files for every borehole`,
    documentsUrl: "https://procurement.example.org/cmr/mtp-2026-015",
    status: "closed",
  },

  // Awarded tenders
  {
    tenderNumber: "MTAC-CAR-2026-001",
    title: "Bangui M'Poko airport: cargo and customs hall",
    description: prose`
      A steel-framed cargo hall of 2,600 m² with customs offices, cold room and apron connection. The runway stays in operation and
      crane heights are limited during flight hours.`,
    category: "Construction",
    budgetMin: 4_200_000,
    budgetMax: 5_100_000,
    opens: -210,
    closes: -150,
    location: "Bangui",
    country: "Central African Republic",
    requirements: prose`
      - One airside or port-side building completed
      - Crane and lighting plan approved by the airport before start
      - Steel erection by certified welders, tests to ASTM
      - Handover with operation manual in French`,
    documentsUrl: "https://procurement.example.org/car/mtac-2026-001",
    status: "awarded",
  },
  {
    tenderNumber: "MEN-CAR-2026-002",
    title: "Technical design of the Bambari teacher training campus",
    description: prose`
      Design of classrooms, library, dormitories and staff housing for 420 trainees on 6 ha. Local brick and timber are preferred, and
      the design is split into three lots that local firms can build.`,
    category: "Design",
    budgetMin: 140_000,
    budgetMax: 210_000,
    opens: -150,
    closes: -95,
    location: "Bambari, Ouaka",
    country: "Central African Republic",
    requirements: prose`
      - Architect registered in a CEMAC country, or associated with one
      - Bill of quantities for each lot
      - Compressed earth block details with test values
      - Site visit before the concept`,
    documentsUrl: null,
    status: "awarded",
  },
  {
    tenderNumber: "MTP-MDG-2026-001",
    title: "RN7 Ambositra–Fianarantsoa: stabilisation of 22 slopes",
    description: prose`
      Stabilisation of 22 road slopes with drains, gabions, soil nails and planting after the landslides of the last two seasons. The
      road carries the only freight route to the south and may be closed for 30 minutes at a time.`,
    category: "Infrastructure",
    budgetMin: 7_500_000,
    budgetMax: 9_500_000,
    opens: -170,
    closes: -110,
    location: "Ambositra–Fianarantsoa",
    country: "Madagascar",
    requirements: prose`
      - Soil nailing of at least 2,000 m² completed
      - Slope monitoring before, during and one year after the works
      - Rope access crew with certificates
      - Vetiver planting by local groups`,
    documentsUrl: "https://procurement.example.org/mdg/mtp-2026-001",
    status: "awarded",
  },
  {
    tenderNumber: "MMG-GIN-2026-002",
    title: "Boké port access road: detailed design",
    description: prose`
      Detailed design of 31 km of heavy-duty road between the bauxite zone and the river port, with one bridge of 240 m. Axle loads of
      20 tonnes govern the pavement design.`,
    category: "Engineering",
    budgetMin: 800_000,
    budgetMax: 1_200_000,
    opens: -190,
    closes: -130,
    location: "Boké",
    country: "Guinea",
    requirements: prose`
      - Heavy-haul or port road design of 20 km or more
      - Traffic and axle load survey over 14 days
      - Bridge design to Eurocode with a checker from another firm
      - Tender documents in FIDIC Red Book form`,
    documentsUrl: null,
    status: "awarded",
  },
  {
    tenderNumber: "NCC-KEN-2026-019",
    title: "Third-party quality control, Nairobi western stormwater drains",
    description: prose`
      Independent QA/QC on 28 km of drains built by three contractors: concrete, pipe bedding, joints and backfill. The inspector may
      stop a pour and reports non-conformities directly to the city’s engineer.`,
    category: "Services",
    budgetMin: 300_000,
    budgetMax: 450_000,
    opens: -130,
    closes: -80,
    location: "Nairobi",
    country: "Kenya",
    requirements: prose`
      - ISO 9001 certificate with inspection in its scope
      - Three resident inspectors with concrete certification
      - Register of non-conformities, open to the client at any time
      - CCTV inspection of every finished section`,
    documentsUrl: "https://procurement.example.org/ken/ncc-2026-019",
    status: "awarded",
  },
  {
    tenderNumber: "FCT-NGA-2026-012",
    title: "Electronic building permit and plan review platform",
    description: prose`
      A platform on which architects file drawings and models, reviewers comment on them and the city issues permits. It replaces paper
      files of about 5,000 applications a year and keeps a public register of decisions.`,
    category: "Technology",
    budgetMin: 1_100_000,
    budgetMax: 1_700_000,
    opens: -125,
    closes: -70,
    location: "Abuja",
    country: "Nigeria",
    requirements: prose`
      - One permit or registry platform in public service
      - IFC and PDF viewing in the browser
      - Audit trail of every decision
      - Escrow of the source code`,
    documentsUrl: null,
    status: "awarded",
  },
  {
    tenderNumber: "NAFAA-LBR-2026-002",
    title: "Robertsport fish landing site and quay",
    description: prose`
      Quay wall of 90 m, landing hall, ice store and access road for the artisanal fleet. Work below the tide line is planned between
      November and April, when the swell is low.`,
    category: "Construction",
    budgetMin: 2_100_000,
    budgetMax: 2_700_000,
    opens: -115,
    closes: -60,
    location: "Robertsport, Grand Cape Mount County",
    country: "Liberia",
    requirements: prose`
      - One marine or river quay completed
      - Concrete cover of 65 mm and a durability plan for the splash zone
      - Landing of boats kept possible on half of the beach
      - Safety plan for work over water`,
    documentsUrl: "https://procurement.example.org/lbr/nafaa-2026-002",
    status: "awarded",
  },
  {
    tenderNumber: "GSA-LBR-2026-004",
    title: "Asset register and maintenance cost model for county public buildings",
    description: prose`
      Condition survey of 310 public buildings in six counties, a register with photographs and coordinates, and a ten-year maintenance
      cost model that county staff can update themselves.`,
    category: "Consulting",
    budgetMin: 90_000,
    budgetMax: 140_000,
    opens: -150,
    closes: -100,
    location: "Monrovia and five counties",
    country: "Liberia",
    requirements: prose`
      - Survey of 100 buildings or more with a common condition scale
      - Data in an open format, model in a spreadsheet
      - Training of two officers in each county
      - Final workshop in Monrovia`,
    documentsUrl: null,
    status: "awarded",
  },
  {
    tenderNumber: "DUR-GHA-2026-022",
    title: "Precast drains for the Tema motorway service lanes",
    description: prose`
      Supply and installation of 14 km of precast U-drains with covers, 62 catch pits and four outfalls along the service lanes. Shops
      along the lanes keep their access at all times.`,
    category: "Infrastructure",
    budgetMin: 3_400_000,
    budgetMax: 4_200_000,
    opens: -105,
    closes: -55,
    location: "Tema, Greater Accra",
    country: "Ghana",
    requirements: prose`
      - Precast plant within 80 km of the site
      - 60 m of drain laid and backfilled each day
      - Covers tested for a 40-tonne vehicle
      - Levels taken every 10 m and handed over as a file`,
    documentsUrl: "https://procurement.example.org/gha/dur-2026-022",
    status: "awarded",
  },

  // Drafts
  {
    tenderNumber: "MTFAC-CAR-2026-022",
    title: "Bangassou river port: quay and storage yard",
    description: prose`
      Quay of 70 m on the Mbomou with a hardstanding of 8,000 m², two warehouses and a mobile crane. The bill of quantities waits for
      the results of the last four boreholes.`,
    category: "Infrastructure",
    budgetMin: 11_000_000,
    budgetMax: 14_000_000,
    opens: 14,
    closes: 75,
    location: "Bangassou, Mbomou",
    country: "Central African Republic",
    requirements: prose`
      - Sheet pile or block quay of 50 m or more completed
      - Works in the river from January to May only
      - Security and camp plan
      - Crane with two years of spare parts`,
    documentsUrl: null,
    status: "draft",
  },
  {
    tenderNumber: "MEF-MDG-2026-030",
    title: "Transaction adviser for the Toamasina port bypass",
    description: prose`
      Financial, legal and technical advice for a concession of the 11 km bypass between RN2 and the port. The adviser prepares the
      business case, runs the tender and stays until financial close.`,
    category: "Consulting",
    budgetMin: 450_000,
    budgetMax: 700_000,
    opens: 10,
    closes: 60,
    location: "Toamasina",
    country: "Madagascar",
    requirements: prose`
      - Two road concessions advised to financial close
      - Traffic forecast reviewed by a second firm
      - Financial model open to the ministry
      - Fee with a part due at financial close`,
    documentsUrl: null,
    status: "draft",
  },
  {
    tenderNumber: "MOE-KEN-2026-140",
    title: "Mini-grids in Turkana: design, supply and installation for nine villages",
    description: prose`
      Nine mini-grids of 60 to 180 kWp with batteries, low-voltage networks and prepaid meters for about 4,300 connections around
      Lodwar. The village list is being confirmed with the county.`,
    category: "Engineering",
    budgetMin: 8_000_000,
    budgetMax: 10_500_000,
    opens: 21,
    closes: 90,
    location: "Lodwar, Turkana County",
    country: "Kenya",
    requirements: prose`
      - 1 MWp of mini-grids in operation
      - Dust and heat derating shown in the design
      - Remote monitoring over satellite where there is no network
      - Two technicians trained in each village`,
    documentsUrl: null,
    status: "draft",
  },
  {
    tenderNumber: "FMHW-NGA-2026-230",
    title: "Energy retrofit design for the Enugu federal secretariat",
    description: prose`
      Audit and retrofit design of a ten-storey office building from 1982: envelope, lighting, cooling, water and solar supply. The
      offices stay occupied and the works are planned two floors at a time.`,
    category: "Design",
    budgetMin: 520_000,
    budgetMax: 800_000,
    opens: 7,
    closes: 50,
    location: "Enugu",
    country: "Nigeria",
    requirements: prose`
      - Energy audit of one occupied office building of 10,000 m² or more
      - Calibrated energy model against two years of bills
      - Phasing plan for occupied floors
      - 4D sequence of the works`,
    documentsUrl: null,
    status: "draft",
  },
  {
    tenderNumber: "SLRA-SLE-2026-009",
    title: "Traffic counts and road asset inventory, Freetown",
    description: prose`
      Seven-day classified traffic counts at 24 stations and an inventory of signs, lights and drains on 130 km of city roads. The
      data feeds next year’s maintenance budget.`,
    category: "Technology",
    budgetMin: 40_000,
    budgetMax: 75_000,
    opens: 5,
    closes: 35,
    location: "Freetown",
    country: "Sierra Leone",
    requirements: prose`
      - Video or tube counters, 5% of hours checked by hand
      - Inventory by vehicle-mounted camera, position within 2 m
      - Data handed over as GeoPackage and CSV
      - Two days of training`,
    documentsUrl: null,
    status: "draft",
  },
];
