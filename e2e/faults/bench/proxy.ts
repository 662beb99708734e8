import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Bench, freePort } from "./Bench.ts";
import { deployed } from "./deployed.ts";
import { type Address, respondsAt } from "./request.ts";
import { until } from "./until.ts";

/** Starts nginx with the documented configuration and a test certificate, in front of two processes of the product. */
export async function aProxy(bench: Bench, [one, other]: readonly [number, number]): Promise<Address> {
  const directory = bench.aDirectory("nginx");
  const [plain, secure] = [await freePort(), await freePort()];
  const [certificate, key] = [join(directory, "axion.crt"), join(directory, "axion.key")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate, ...subject],
    { stdio: "pipe" },
  );
  const site = deployed("nginx.conf", {
    "127.0.0.1:3001": `127.0.0.1:${one}`,
    "127.0.0.1:3002": `127.0.0.1:${other}`,
    "listen 80;": `listen 127.0.0.1:${plain};`,
    "listen 443 ssl": `listen 127.0.0.1:${secure} ssl`,
    "/etc/ssl/axion.crt": certificate,
    "/etc/ssl/private/axion.key": key,
  });
  writeFileSync(join(directory, "site.conf"), site);
  writeFileSync(join(directory, "nginx.conf"), mainFile(bench, directory));
  bench.start("nginx", ["-p", directory, "-c", join(directory, "nginx.conf"), "-e", "stderr"]);
  const address = { url: `https://127.0.0.1:${secure}`, ca: readFileSync(certificate, "utf8") };
  await until("nginx answers", () => respondsAt(address));
  return address;
}

/** The text of a main nginx.conf with the parts of Debian's file that the site's configuration needs. */
const mainFile = ({ logs }: Bench, directory: string) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${directory}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log ${logs}/nginx-access.log;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${directory}/${name};`).join("\n  ")}
  include ${directory}/site.conf;
}
`;
