import { createHash, randomBytes } from "node:crypto";

import { type Client, expectStatus } from "../bench/Client.ts";
import { clamdConfiguration, EICAR, VIRUS } from "../bench/clamd.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import { aProduct } from "../bench/product.ts";
import { type Address, request } from "../bench/request.ts";
import { until } from "../bench/until.ts";
import type { FaultTest } from "../FaultTest.ts";

const TUS = { "tus-resumable": "1.0.0" };
interface Own {
  data: { uploadedFiles: { id: string; virusCheck: string; virus: string | null }[] };
}

const sha256Of = (text: string) => createHash("sha256").update(text).digest("hex");
/** More than the setting CLAMD_MAX_MB. */
const TOO_LARGE = 16 * 2 ** 20;

export const viruses: FaultTest = {
  promise:
    "Debian's ClamAV checks every uploaded file before it is handed out, also if ClamAV or the product is killed meanwhile",

  async attack({ bench, findings }) {
    const clamd = await clamdConfiguration(bench);
    const environment = { DATA_DIR: bench.aDirectory("data"), CLAMD: clamd.address, CLAMD_MAX_MB: "15" };
    let daemon = clamd.start();
    let product = await aProduct(bench, environment);
    const admin = await anAdmin(product);
    const [bidder] = await bidders(admin, product, 1);
    const [tenderId = ""] = await openTenders(admin, 1);
    const upload = (name: string, text: string) => uploaded(product, bidder!, tenderId, name, text);
    const check = async (path: string) => {
      const { text } = await bidder!.graphql(
        "query ($id: ID!) { uploadedFiles(tenderId: $id) { id virusCheck virus } }",
        {
          id: tenderId,
        },
      );
      return (JSON.parse(text) as Own).data.uploadedFiles.find(({ id }) => path.endsWith(id));
    };
    const settles = (path: string, result: string) =>
      until(`the check of a file says ${result}`, async () => (await check(path))?.virusCheck === result, 90_000);
    const status = async (path: string) => (await bidder!.send("GET", path)).status;

    const infected = await upload("Method.txt", EICAR);
    const clean = await upload("Plan.txt", "the girders are launched from the south bank");
    await settles(infected, "infected");
    await settles(clean, "clean");
    findings.expect((await check(infected))?.virus === VIRUS, `the virus is ${VIRUS}`);
    findings.expect((await status(infected)) === 404 && (await status(clean)) === 200, "the infected file is deleted");

    const large = await upload("Drawings.bin", randomBytes(TOO_LARGE / 2).toString("hex"));
    await settles(large, "notChecked");
    findings.expect((await status(large)) === 200, "a file that is too large for ClamAV is kept, and says so");

    daemon.signal("SIGSTOP");
    const waiting = await upload("Calculation.txt", "the deck weighs 210 tonnes");
    findings.expect((await status(waiting)) === 409, "a file that waits for its check is not handed out");
    product.signal("SIGKILL");
    await product.ended;
    daemon.signal("SIGKILL");
    daemon.signal("SIGCONT");
    await daemon.ended;
    product = await aProduct(bench, { ...environment, PORT: String(product.port) });
    const away = await upload("Again.txt", EICAR);
    findings.expect((await status(away)) === 409, "without ClamAV, uploads go on and wait");
    daemon = clamd.start();
    await settles(away, "infected");
    await settles(waiting, "clean");
    findings.expect((await status(away)) === 404 && (await status(waiting)) === 200, "afterwards both are checked");
  },
};

/** Uploads a file in one request. @returns its path */
async function uploaded(address: Address, { cookie }: Client, tenderId: string, filename: string, text: string) {
  const metadata = { filename, purpose: "bidDocument", tenderId, sha256: sha256Of(text) };
  const begun = await request(address, {
    method: "POST",
    path: "/files",
    body: text,
    headers: {
      ...TUS,
      cookie,
      "content-type": "application/offset+octet-stream",
      "upload-length": String(text.length),
      "upload-metadata": Object.entries(metadata)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    },
  });
  return expectStatus(begun, 201).headers.location ?? "";
}
