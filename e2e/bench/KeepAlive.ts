import { connect, type Socket } from "node:net";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The number of bytes received: head and body. */
  bytes: number;
}

const END_OF_HEAD = "\r\n\r\n";

/**
 * An HTTP client with one keep-alive connection, which sends one request at a time. It uses little processor time, so
 * that the benchmark measures the server and not the client.
 */
export class KeepAlive {
  private parts: Buffer[] = [];
  private size = 0;
  /** The answer is not complete before this number of bytes. */
  private expected = 0;
  private answered?: (answer: Answer) => void;
  private failed?: (error: Error) => void;

  private constructor(
    private readonly socket: Socket,
    readonly host: string,
  ) {
    socket.setNoDelay(true);
    socket.on("data", (chunk: Buffer) => this.take(chunk));
    socket.on("error", (error) => this.failed?.(error));
    socket.on("close", () => this.failed?.(new Error("The server closed the connection")));
  }

  static async to(url: string) {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    await new Promise((connected, failed) => socket.once("connect", connected).once("error", failed));
    return new KeepAlive(socket, host);
  }

  send(method: string, path: string, headers: Record<string, string> = {}, body = ""): Promise<Answer> {
    const all = {
      host: this.host,
      ...headers,
      ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return new Promise((answered, failed) => {
      if (!this.socket.writable) throw new Error("The server has closed the connection");
      this.answered = answered;
      this.failed = failed;
      this.socket.write([`${method} ${path} HTTP/1.1`, ...head, "", body].join("\r\n"));
    });
  }

  close() {
    this.failed = undefined;
    this.socket.destroy();
  }

  private take(chunk: Buffer) {
    this.parts.push(chunk);
    this.size += chunk.length;
    if (this.size < this.expected) return;
    const received = this.parts.length === 1 ? chunk : Buffer.concat(this.parts);
    this.parts = [received];
    const headLength = received.indexOf(END_OF_HEAD);
    if (headLength < 0) return;
    const [first = "", ...lines] = received.toString("latin1", 0, headLength).split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
    );
    const status = Number(first.split(" ")[1]);
    const start = headLength + END_OF_HEAD.length;
    const found =
      status === 304 || status === 204 ? { body: Buffer.alloc(0), end: start } : bodyAt(received, start, headers);
    if (!found) {
      this.expected = start + Number(headers["content-length"] ?? 0);
      return;
    }
    [this.parts, this.size, this.expected] = [[], 0, 0];
    this.answered?.({ status, headers, body: found.body, bytes: found.end });
  }
}

/** The body, and the offset at which the body ends; null until it is received completely. */
function bodyAt(received: Buffer, start: number, headers: Record<string, string>) {
  if (headers["transfer-encoding"] !== "chunked") {
    const end = start + Number(headers["content-length"] ?? 0);
    return received.length < end ? null : { body: received.subarray(start, end), end };
  }
  const parts: Buffer[] = [];
  for (let at = start; ;) {
    const line = received.indexOf("\r\n", at);
    if (line < 0) return null;
    const size = parseInt(received.toString("latin1", at, line), 16);
    const end = line + 2 + size + 2;
    if (received.length < end) return null;
    if (size === 0) return { body: Buffer.concat(parts), end };
    parts.push(received.subarray(line + 2, line + 2 + size));
    at = end;
  }
}
