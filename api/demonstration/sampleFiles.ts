import { buffer } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";

import { ZipFile } from "yazl";

/** The creation time that the files contain. It is constant, so that the bytes of the files are always the same. */
const MADE_AT = new Date("2026-01-05T08:00:00Z");

const escapedPdf = (text: string) => text.replace(/[\\()]/g, "\\$&");

/** Creates a PDF of one page, with a title and lines of text in Latin letters. */
export function samplePdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F2 20 Tf 56 780 Td (${escapedPdf(title)}) Tj ET`,
    ...lines.map((line, place) => `BT /F1 11 Tf 56 ${744 - place * 18} Td (${escapedPdf(line)}) Tj ET`),
  ].join("\n");
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(text, "latin1")} >>\nstream\n${text}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, place) => {
    const at = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

const [WIDTH, HEIGHT] = [640, 400];
/** Colours of the picture: paper, grid, road, river. */
const COLOURS = ["f4f1e8", "d9d4c3", "3c3f46", "7fa8c9"];

/** Returns the index in COLOURS for a pixel of the site plan. */
function colourAt(x: number, y: number) {
  const road = 250 - 0.2 * x + 40 * Math.sin(x / 90);
  const river = 330 + 60 * Math.sin(y / 70);
  if (Math.abs(y - road) < 7) return 2;
  if (Math.abs(x - river) < 18) return 3;
  return x % 40 === 0 || y % 40 === 0 ? 1 : 0;
}

/** Creates a PNG picture: a site plan with a road that crosses a river. */
export function samplePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits per pixel, each an index in the palette.
  header.set([8, 3], 8);
  const rows = Buffer.concat(
    Array.from({ length: HEIGHT }, (_, y) =>
      Buffer.from([0, ...Array.from({ length: WIDTH }, (__, x) => colourAt(x, y))]),
    ),
  );
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(COLOURS.join(""), "hex")),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

type Cell = string | number;

const escapedXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Creates an XLSX workbook of one sheet. */
export async function sampleXlsx(sheet: string, rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const cell = (value: Cell) =>
    typeof value === "number" ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escapedXml(value)}</t></is></c>`;
  const parts = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapedXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${rows.map((row) => `<row>${row.map(cell).join("")}</row>`).join("")}</sheetData></worksheet>`,
  };
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(XML + text), path, { mtime: MADE_AT, mode: 0o100644, compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
