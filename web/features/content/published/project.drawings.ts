interface Drawing {
  outline: string;
  /** Thin lines: extension lines, hatching, hidden parts. */
  thin?: string;
  /** A dimension line, where something is measured. */
  measured?: string;
}

/** Joins the paths that `draw` returns for the indices from 0 to `count` - 1. */
const along = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
const tick = (x: number, y: number) => `M${x - 5} ${y + 5}l10 -10`;
const level = (from: number, to: number, y: number) => `M${from} ${y}H${to}${tick(from, y)}${tick(to, y)}`;
const upright = (x: number, from: number, to: number) => `M${x} ${from}V${to}${tick(x, from)}${tick(x, to)}`;
const hatch = (from: number, to: number, y: number) =>
  along(Math.floor((to - from) / 16) + 1, (at) => `M${from + at * 16} ${y}l-7 9`);

/** A bridge, with a dimension line for the clear span between its banks. */
const BRIDGE: Drawing = {
  outline:
    "M8 146H48V158L84 200H236L272 158V146H312M40 146H280L240 90H80ZM80 90V146M120 90V146M160 90V146M200 90V146M240 90V146" +
    "M80 146 120 90 160 146 200 90 240 146M40 146h8M272 146h8",
  thin: `M48 140V50M272 140V50M75 190H245M150 190l10 0M148 180h12l-6 10z${hatch(20, 36, 146)}${hatch(288, 304, 146)}${hatch(96, 232, 200)}`,
  measured: level(48, 272, 58),
};

const HALL: Drawing = {
  outline:
    "M60 172V92M260 172V92M46 98 160 46 274 98M60 94H260M110 94V69M160 94V46M210 94V69M110 69 160 94 210 69M100 172V128H140V172M8 172H312",
  thin: `${hatch(16, 304, 172)}M60 188V218M260 188V218`,
  measured: level(60, 260, 210),
};

const FRAME: Drawing = {
  outline:
    "M104 196V52H264V196M104 88H264M104 124H264M104 160H264M144 52V196M184 52V196M224 52V196M96 52H272M144 196 184 160M184 196 144 160M8 196H312",
  thin: `${hatch(16, 304, 196)}M88 52H52`,
  measured: upright(60, 52, 196),
};

/** A pipe on its bed, with the layers of the backfill. */
const TRENCH: Drawing = {
  outline:
    "M8 48H76L100 204H220L244 48H312M204 142A44 44 0 1 1 116 142A44 44 0 1 1 204 142M196 142A36 36 0 1 1 124 142A36 36 0 1 1 196 142",
  thin: `M97 186H223M83 92h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14M160 88V114M160 148V196${hatch(16, 64, 48)}${hatch(264, 304, 48)}${along(13, (at) => `M${104 + at * 9} ${at % 2 ? 192 : 198}h1`)}`,
  measured: `${level(124, 196, 142)}M166 126A6 6 0 1 1 154 126A6 6 0 1 1 166 126M153 133l14 -14`,
};

/** A section of a culvert, with its plan at the right. */
const BOX: Drawing = {
  outline: "M64 72H224V192H64ZM96 90H192L206 104V160L192 174H96L82 160V104ZM64 72 104 40H264L224 72M264 40V160L224 192",
  thin: "M82 160l40 -32M96 174l40 -32M122 90V128L136 142H206M64 200V224M224 200V224",
  measured: level(64, 224, 216),
};

const sheet = (x: number, y: number) => `M${x} ${y}h72v92h-72zM${x + 32} ${y + 92}v-20h40`;
/** A set of drawing sheets: plan, elevation and list, without dimensions. */
const SHEETS: Drawing = {
  outline: `${sheet(24, 40)}${sheet(124, 108)}${sheet(224, 40)}M96 62H224M96 108H110V150H124M196 150H210V108H224`,
  thin:
    "M36 54h48v34h-48zM60 54v16M36 72h24" +
    "M136 160h48M142 160v-28M178 160v-28M136 132l24 -12 24 12z" +
    along(5, (at) => `M236 ${54 + at * 9}h48`),
};

const EMPTY: Drawing = { outline: "M20 20H300V220H20ZM172 220V164H300M172 182H300M172 201H300M248 182V220" };

const BY_INDUSTRY = new Map([
  ["infrastructure", BRIDGE],
  ["architecture", HALL],
  ["construction", FRAME],
  ["engineering", TRENCH],
  ["manufacturing", BOX],
  ["technology", SHEETS],
]);

/** The drawing of an industry. The industry is free text (spec §3), so an unknown one gets an empty sheet. */
export const drawingOf = (industry: string | null) => BY_INDUSTRY.get(industry?.trim().toLowerCase() ?? "") ?? EMPTY;
