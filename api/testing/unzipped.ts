const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The files of a small ZIP whose files are not compressed, by path. Throws for any other content. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error(`not a ZIP: ${zip.toString().slice(0, 300)}`);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    if (zip.readUInt32LE(at) !== ENTRY || zip.readUInt16LE(at + 10) !== 0) throw new Error("a compressed file");
    const size = zip.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.subarray(at + 46, at + 46 + name).toString(), zip.subarray(start, start + size));
    at += 46 + name + extra + comment;
  }
  return files;
}
