import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A TCP proxy in front of a database server. It can stop forwarding, refuse connections, and work again.
 * @param passed Changes the bytes that the database server sends.
 */
export async function networkTo(url: string, passed = (bytes: Buffer) => bytes) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let state: "open" | "frozen" | "cut" = "open";

  const proxy = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes: Buffer) => state === "open" && to.write(from === far ? passed(bytes) : bytes));
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => proxy.once("listening", listening));
  const near = new URL(url);
  near.hostname = "127.0.0.1";
  near.port = String((proxy.address() as AddressInfo).port);

  const cut = () => {
    state = "cut";
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: near.href,
    freeze: () => void (state = "frozen"),
    cut,
    mend: () => void (state = "open"),
    close() {
      cut();
      return new Promise((closed) => proxy.close(closed));
    },
  };
}
