import type { CompanyProfileFields } from "#api/company-profiles/companyProfile.rules.ts";
import { onDay } from "#api/demonstration/onDay.ts";
import { prose } from "#api/demonstration/prose.ts";
import type { NewUser } from "#api/users/user.rules.ts";
import type { UserStatus } from "#api/users/userWords.rules.ts";

type Address = Pick<NewUser, "addressStreet" | "addressCity" | "addressState" | "addressPostalCode" | "addressCountry">;
type Account = Omit<NewUser, "password" | "isAdmin" | "companyName" | keyof Address>;
type Profile = Omit<CompanyProfileFields, "companyName" | keyof Address>;

interface DemonstrationCompany {
  /** When the account was created, in days after the day of the server's first start; negative for days before. */
  joined: number;
  status?: UserStatus;
  name: string;
  address: Address;
  account: Account;
  /** Absent if the partner has no company profile yet. */
  profile?: Profile;
}

/**
 * The demonstration's partners, each with an account and a company profile or null. fillDemonstration sets the same
 * password for all accounts.
 */
export const companies = (now: Date) =>
  COMPANIES.map(({ joined, status = "active", name, address, account, profile }) => ({
    account: {
      ...account,
      ...address,
      companyName: name,
      isAdmin: false,
      status,
      createdAt: onDay(now, joined, "08:30:00.000"),
    },
    profile: profile ? { ...profile, ...address, companyName: name } : null,
  }));

const COMPANIES: DemonstrationCompany[] = [
  {
    joined: -320,
    name: "Oubangui Travaux",
    address: {
      addressStreet: "14 Avenue Barthélemy Boganda",
      addressCity: "Bangui",
      addressState: "Bangui",
      addressPostalCode: null,
      addressCountry: "Central African Republic",
    },
    account: {
      username: "oubangui",
      email: "a.ngbokoli@oubangui-travaux.example.com",
      firstName: "Arsène",
      lastName: "Ngbokoli",
      companyTypology: "contractor",
      vatNumber: "CF-NIF-204417",
      cardId: "AX-0103",
      role: "execution",
    },
    profile: {
      registrationNumber: "RCCM CA/BG/2011 B 417",
      industry: "Infrastructure",
      employeeCount: 86,
      phone: "+236 00 61 04 17",
      website: "https://oubangui-travaux.example.com",
      description: prose`
        Road and building contractor in Bangui with its own crushing plant at Damara. Works on laterite roads, surface dressing,
        culverts and public buildings; keeps two maintenance crews on the road all year.`,
    },
  },
  {
    joined: -300,
    name: "Ravinala Architectes",
    address: {
      addressStreet: "Lot II M 35, Andraharo",
      addressCity: "Antananarivo",
      addressState: "Analamanga",
      addressPostalCode: "101",
      addressCountry: "Madagascar",
    },
    account: {
      username: "ravinala",
      email: "h.rakotomalala@ravinala.example.com",
      firstName: "Hanitra",
      lastName: "Rakotomalala",
      companyTypology: "architectural",
      vatNumber: "MG-NIF-300518",
      cardId: "AX-0107",
      role: "architecture",
    },
    profile: {
      registrationNumber: "RCS Antananarivo 2014 B 00518",
      industry: "Architecture",
      employeeCount: 19,
      phone: "+261 00 05 518 00",
      website: "https://ravinala.example.com",
      description: prose`
        Studio for schools, health buildings and public spaces. Designs with local brick, timber and bamboo, models in IFC from the
        first sketch, and follows each building on site to its handover.`,
    },
  },
  {
    joined: -285,
    name: "Kaloum Ingénierie",
    address: {
      addressStreet: "Immeuble Fouta, Boulevard du Commerce",
      addressCity: "Conakry",
      addressState: "Kaloum",
      addressPostalCode: null,
      addressCountry: "Guinea",
    },
    account: {
      username: "kaloum",
      email: "m.camara@kaloum-ingenierie.example.com",
      firstName: "Mamadouba",
      lastName: "Camara",
      companyTypology: "engineer",
      vatNumber: "GN-NIF-770312",
      cardId: "AX-0112",
      role: "architecture",
    },
    profile: {
      registrationNumber: "RCCM GC/KAL/2009 A 0312",
      industry: "Engineering",
      employeeCount: 44,
      phone: "+224 000 31 20 09",
      website: "https://kaloum-ingenierie.example.com",
      description: prose`
        Civil engineering consultants for roads, drainage, geotechnics and environmental studies, with a soils laboratory in Dubréka.
        Reports in French and English.`,
    },
  },
  {
    joined: -270,
    name: "Athi Structures Ltd",
    address: {
      addressStreet: "Kirinyaga Court, Mombasa Road",
      addressCity: "Nairobi",
      addressState: "Nairobi County",
      addressPostalCode: "00100",
      addressCountry: "Kenya",
    },
    account: {
      username: "athi",
      email: "w.mutiso@athi-structures.example.com",
      firstName: "Wanza",
      lastName: "Mutiso",
      companyTypology: "engineer",
      vatNumber: "KE-P051200614",
      cardId: "AX-0115",
      role: "architecture",
    },
    profile: {
      registrationNumber: "PVT-2012-00614",
      industry: "Engineering",
      employeeCount: 58,
      phone: "+254 20 000 0614",
      website: "https://athi-structures.example.com",
      description: prose`
        Structural and civil engineers with an accredited materials laboratory. Design, design review, inspection and third-party
        quality control for buildings, roads and substations in East Africa.`,
    },
  },
  {
    joined: -255,
    name: "Osun Civil Works",
    address: {
      addressStreet: "27 Adeniyi Crescent, Ikeja",
      addressCity: "Lagos",
      addressState: "Lagos State",
      addressPostalCode: "100271",
      addressCountry: "Nigeria",
    },
    account: {
      username: "osun",
      email: "b.adeyinka@osun-civil.example.com",
      firstName: "Bukola",
      lastName: "Adeyinka",
      companyTypology: "contractor",
      vatNumber: "NG-TIN-10883-0001",
      cardId: "AX-0121",
      role: "execution",
    },
    profile: {
      registrationNumber: "RC 310883",
      industry: "Construction",
      employeeCount: 195,
      phone: "+234 1 000 0883",
      website: "https://osun-civil.example.com",
      description: prose`
        General contractor for roads, bridges, pipelines and housing. Owns paving, piling and lifting equipment, and works as lead or
        partner of joint ventures in West Africa and Madagascar.`,
    },
  },
  {
    joined: -240,
    name: "Mesurado Building Supplies",
    address: {
      addressStreet: "Freeport Road, Bushrod Island",
      addressCity: "Monrovia",
      addressState: "Montserrado County",
      addressPostalCode: "1000",
      addressCountry: "Liberia",
    },
    account: {
      username: "mesurado",
      email: "t.kollie@mesurado.example.com",
      firstName: "Tenneh",
      lastName: "Kollie",
      companyTypology: "materials_supplier",
      vatNumber: "LR-TIN-500027719",
      cardId: "AX-0126",
      role: "supplier",
    },
    profile: {
      registrationNumber: "LBR-051-27719",
      industry: "Manufacturing",
      employeeCount: 37,
      phone: "+231 00 002 7719",
      website: "https://mesurado.example.com",
      description: prose`
        Cement, reinforcing steel and concrete pipes from a yard beside the Freeport. Runs twelve trucks, a pipe plant and small works
        crews for laying what it delivers.`,
    },
  },
  {
    joined: -200,
    name: "Teranga Données",
    address: {
      addressStreet: "Rue 12, Point E",
      addressCity: "Dakar",
      addressState: "Dakar",
      addressPostalCode: "10700",
      addressCountry: "Senegal",
    },
    account: {
      username: "teranga",
      email: "i.sarr@teranga-donnees.example.org",
      firstName: "Ibrahima",
      lastName: "Sarr",
      companyTypology: "consultant",
      vatNumber: "SN-NINEA-0061940",
      cardId: "AX-0133",
      role: "other",
    },
    profile: {
      registrationNumber: "RCCM SN DKR 2016 B 1940",
      industry: "Technology",
      employeeCount: 26,
      phone: "+221 00 000 19 40",
      website: "https://teranga-donnees.example.org",
      description: prose`
        Digital consultants for public works: common data environments, asset registers, sensor networks and permit platforms. Open
        formats, hosting in the client’s country, training until the client’s team runs it alone.`,
    },
  },
  {
    joined: -235,
    name: "Volta Precast Products",
    address: {
      addressStreet: "Plot 48, Heavy Industrial Area",
      addressCity: "Tema",
      addressState: "Greater Accra",
      addressPostalCode: "GT-020",
      addressCountry: "Ghana",
    },
    account: {
      username: "volta",
      email: "e.agbeko@volta-precast.example.com",
      firstName: "Edem",
      lastName: "Agbeko",
      companyTypology: "manufacturer",
      vatNumber: "GH-C0004482201",
      cardId: "AX-0138",
      role: "supplier",
    },
    profile: {
      registrationNumber: "CS482201015",
      industry: "Manufacturing",
      employeeCount: 124,
      phone: "+233 30 000 4822",
      website: "https://volta-precast.example.com",
      description: prose`
        Precast beams, drains, wall panels and gabion units from a plant in Tema with a 25-tonne gantry. Designs the element, casts,
        ships and sets it, with its own erection crews.`,
    },
  },
  {
    joined: -6,
    name: "Lofa Valley Builders",
    address: {
      addressStreet: null,
      addressCity: "Voinjama",
      addressState: "Lofa County",
      addressPostalCode: null,
      addressCountry: "Liberia",
    },
    account: {
      username: "partner",
      email: "s.zubah@lofa-valley.example.com",
      firstName: "Saah",
      lastName: "Zubah",
      companyTypology: "contractor",
      vatNumber: null,
      cardId: null,
      role: "execution",
    },
  },
  {
    joined: -150,
    status: "blocked",
    name: "Bandama Forages",
    address: {
      addressStreet: "Zone 4C, Rue Pierre et Marie Curie",
      addressCity: "Abidjan",
      addressState: "Abidjan",
      addressPostalCode: null,
      addressCountry: "Côte d'Ivoire",
    },
    account: {
      username: "bandama",
      email: "k.brou@bandama-forages.example.com",
      firstName: "Kouamé",
      lastName: "Brou",
      companyTypology: "Drilling Company",
      vatNumber: "CI-NCC-1520733",
      cardId: "AX-0141",
      role: "execution",
    },
  },
];
