import { isPublicAddress } from "#api/webhooks/isPublicAddress.ts";
import { readAddress, receiverAddress } from "#api/webhooks/receiverAddress.ts";

const NOT_HTTPS = "Must be a web address that starts with https://";
const UNREACHABLE = "This address cannot be reached from the internet";

test.each([
  // IPv4 addresses for loopback, private networks, link-local use, carrier-grade NAT, cloud metadata, benchmarks,
  // documentation, multicast, reserved use and broadcast, and the unspecified address. Then IPv6 addresses for the same
  // uses, and texts that are not IP addresses.
  "127.0.0.1",
  "127.255.255.254",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "168.63.129.16",
  "100.64.0.1",
  "100.127.255.255",
  "0.0.0.0",
  "0.1.2.3",
  "192.0.0.8",
  "192.0.2.1",
  "192.88.99.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.7",
  "203.0.113.7",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "fe80::1",
  "fe80::1%eth0",
  "febf::1",
  "fec0::1",
  "fc00::1",
  "fd00:ec2::254",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2001:20::1",
  "2002:7f00:1::",
  "2002:0a00:0001::1",
  "3fff::1",
  "5f00::1",
  "4000::1",
  "",
  "localhost",
  "hooks.example.org",
])("%j is no public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "8.8.8.8",
  "93.184.215.14",
  "100.63.255.255",
  "100.128.0.1",
  "172.15.0.1",
  "172.32.0.1",
  "192.167.1.1",
  "223.255.255.255",
  "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
  "2a00:1450:4001::8a",
  "2001:4860:4860::8888",
])("%s is a public address", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["http://hooks.example.org/", NOT_HTTPS],
  ["ftp://hooks.example.org/", NOT_HTTPS],
  ["javascript:alert(1)", NOT_HTTPS],
  ["file:///etc/passwd", NOT_HTTPS],
  ["https://", NOT_HTTPS],
  ["hooks.example.org", NOT_HTTPS],
  ["https://ada:secret@hooks.example.org/", "Must have no user name or password"],
  ["https://8.8.8.8@127.0.0.1/", "Must have no user name or password"],
  ["https://hooks.example.org:22/", "Must have port 443, or one from 1024 up"],
  ["https://hooks.example.org:80/", "Must have port 443, or one from 1024 up"],
  ["https://127.0.0.1/", UNREACHABLE],
  ["https://2130706433/", UNREACHABLE],
  ["https://0x7f000001/", UNREACHABLE],
  ["https://0x7f.1/", UNREACHABLE],
  ["https://0177.0.0.1/", UNREACHABLE],
  ["https://017700000001/", UNREACHABLE],
  ["https://127.1/", UNREACHABLE],
  ["https://127.0.0.1./", UNREACHABLE],
  ["https://１２７.0.0.1/", UNREACHABLE],
  ["https://%31%32%37.0.0.1/", UNREACHABLE],
  ["https://[::1]/", UNREACHABLE],
  ["https://[::ffff:127.0.0.1]/", UNREACHABLE],
  ["https://[::ffff:a9fe:a9fe]/", UNREACHABLE],
  ["https://[0:0:0:0:0:ffff:10.0.0.1]/", UNREACHABLE],
  ["https://169.254.169.254/latest/meta-data/", UNREACHABLE],
  ["https://2852039166/latest/meta-data/", UNREACHABLE],
  ["https://localhost/", UNREACHABLE],
  ["https://LOCALHOST./", UNREACHABLE],
  ["https://a.localhost/", UNREACHABLE],
  ["https://metadata.google.internal/", UNREACHABLE],
  ["https://printer.local/", UNREACHABLE],
  ["https://postgres/", UNREACHABLE],
  ["https://postgres:5432/", UNREACHABLE],
])("%s is refused before any name is looked up", (text, sentence) => {
  expect(() => readAddress(text, { allowPrivate: false })).toThrow(sentence);
});

test.each([
  ["https://hooks.example.org", "https://hooks.example.org/"],
  ["HTTPS://Hooks.Example.ORG:443/a?b=c#d", "https://hooks.example.org/a?b=c"],
  ["https://hooks.example.org:8443/", "https://hooks.example.org:8443/"],
  ["https://134744072/", "https://8.8.8.8/"],
  ["https://bücher.example.org/", "https://xn--bcher-kva.example.org/"],
])("%s is stored as %s", (text, stored) => {
  expect(readAddress(text, { allowPrivate: false }).href).toBe(stored);
});

test.each([
  [["127.0.0.1"]],
  [["93.184.215.14", "10.0.0.1"]],
  [["2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::1"]],
  [["::ffff:127.0.0.1"]],
  [["fd00:ec2::254"]],
])("a name is refused if one of its addresses is not public: %j", async (addresses) => {
  const reach = { allowPrivate: false, resolve: () => Promise.resolve(addresses) };

  await expect(receiverAddress(new URL("https://hooks.example.org"), reach)).rejects.toThrow(UNREACHABLE);
});

test.each([
  ["no address", () => Promise.resolve([])],
  ["an error", () => Promise.reject(new Error("SERVFAIL"))],
])("an unknown name is refused with the sentence of a private one: the resolver gives %s", async (_what, resolve) => {
  const url = new URL("https://hooks.example.org");

  await expect(receiverAddress(url, { allowPrivate: false, resolve })).rejects.toThrow(UNREACHABLE);
});

test("with the setting for tests http, every port and private networks are allowed, user names are not", () => {
  expect(readAddress("http://127.0.0.1:22/", { allowPrivate: true }).href).toBe("http://127.0.0.1:22/");
  expect(() => readAddress("http://ada@127.0.0.1/", { allowPrivate: true })).toThrow(
    "Must have no user name or password",
  );
  expect(() => readAddress("ftp://127.0.0.1/", { allowPrivate: true })).toThrow(NOT_HTTPS);
});
