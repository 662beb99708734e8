type Point = readonly [x: number, y: number, z: number];

const SCALE = 76;
const STOREY = 0.72;
const COS_30 = Math.sqrt(3) / 2;
const ORIGIN = [248, 176] as const;
const [BAYS, DEPTH, STOREYS] = [3, 2, 3];
const ROWS = ["A", "B", "C"];

/** Projects a point of the model isometrically: x runs to the right, y to the left, both towards the viewer. */
const at = ([x, y, z]: Point) =>
  [ORIGIN[0] + (x - y) * COS_30 * SCALE, ORIGIN[1] + ((x + y) / 2 - z * STOREY) * SCALE].map((n) =>
    Number(n.toFixed(1)),
  );
const along = (...points: Point[]) =>
  points.map((point, index) => `${index ? "L" : "M"}${at(point).join(" ")}`).join("");
const upTo = (last: number, first = 0) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const floors = upTo(STOREYS).flatMap((z) => [
  ...upTo(DEPTH).map((y) => along([0, y, z], [BAYS, y, z])),
  ...upTo(BAYS).map((x) => along([x, 0, z], [x, DEPTH, z])),
]);
const columns = upTo(BAYS).flatMap((x) => upTo(DEPTH).map((y) => along([x, y, 0], [x, y, STOREYS])));
/** The edges of the two walls that face the viewer, and of the roof. */
const faces = [
  ...upTo(STOREYS).map((z) => along([0, DEPTH, z], [BAYS, DEPTH, z], [BAYS, 0, z])),
  ...upTo(BAYS).map((x) => along([x, DEPTH, 0], [x, DEPTH, STOREYS])),
  ...upTo(DEPTH).map((y) => along([BAYS, y, 0], [BAYS, y, STOREYS])),
  along([BAYS, 0, STOREYS], [0, 0, STOREYS], [0, DEPTH, STOREYS]),
];
const top = `${along([1, 1, 2], [2, 1, 2], [2, 2, 2], [1, 2, 2])}Z`;
const left = `${along([1, 2, 1], [2, 2, 1], [2, 2, 2], [1, 2, 2])}Z`;
const right = `${along([2, 1, 1], [2, 2, 1], [2, 2, 2], [2, 1, 2])}Z`;

function Axis({ foot, end, name }: { foot: Point; end: Point; name: string }) {
  const [x, y] = at(end);
  return (
    <>
      <path className="axis" d={along(foot, end)} />
      <circle className="bubble" cx={x} cy={y} r="13" />
      <text x={x} y={(y ?? 0) + 5.5} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

/** A building's frame as a 3D model with one room highlighted. */
export const ModelDrawing = () => (
  <svg className="drawing" viewBox="0 0 560 420">
    <path className="thin" d={[...floors, ...columns].join("")} />
    <path className="picked" d={top + left + right} />
    <path className="outline" d={faces.join("")} />
    <path className="measured" d={top + left + right} />
    {upTo(BAYS).map((x) => (
      <Axis key={x} foot={[x, DEPTH, 0]} end={[x, DEPTH + 0.62, 0]} name={String(x + 1)} />
    ))}
    {ROWS.map((name, y) => (
      <Axis key={name} foot={[BAYS, y, 0]} end={[BAYS + 0.62, y, 0]} name={name} />
    ))}
  </svg>
);
