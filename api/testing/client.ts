import { expectDocumented } from "#api/testing/expectDocumented.ts";

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/* oxlint-disable typescript/no-explicit-any, typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- tests read answers of any shape */
interface GraphqlAnswer {
  status: number;
  headers: Headers;
  data: any;
  errors?: {
    message: string;
    path?: string[];
    extensions: {
      code: string;
      fields?: Record<string, string>;
      retryAfter?: number;
      createdId?: string;
      /** The scopes that the token lacks. */
      scopes?: string[];
    };
  }[];
}

/** An HTTP client with a cookie jar, like a browser's. */
export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answer<any>>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<any>>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<any>>;
  delete(path: string, headers?: Record<string, string>): Promise<Answer<any>>;
  /** Sends the body as is, without JSON encoding. */
  send(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Answer<any>>;
  sendBytes(method: string, path: string, body: Buffer, headers?: Record<string, string>): Promise<Answer<any>>;
  /** The bytes of an answer. */
  download(path: string, headers?: Record<string, string>): Promise<Answer<Buffer>>;
  graphql(query: string, variables?: object): Promise<GraphqlAnswer>;
  /** Signs in immediately, with the password; returns the answer of POST /api/login. */
  signIn(): Promise<Answer<any>>;
  /** Opens the client's session immediately, as its first request would otherwise do. */
  openSession(): Promise<void>;
  cookie: string;
}

const JSON_BODY = { "content-type": "application/json" };

interface Account {
  username: string;
  password: string;
  /** If given, opens the session in place of a sign-in with the password, and returns the session's cookie. */
  openSession?: () => Promise<string>;
}

/**
 * Creates a client. If `account` is given, the client opens its session before its first request.
 * @param always Headers that every request contains
 */
export function client(url: string, account?: Account, always: Record<string, string> = {}): Client {
  let signingIn: Promise<unknown> | undefined;

  const self: Client = {
    cookie: "",
    get: (path, headers) => send("GET", path, undefined, headers),
    post: (path, body, headers) => send("POST", path, body, headers),
    patch: (path, body, headers) => send("PATCH", path, body, headers),
    delete: (path, headers) => send("DELETE", path, undefined, headers),
    async send(method, path, body, headers) {
      await signedIn();
      return request(method, path, body, headers);
    },
    async sendBytes(method, path, body, headers) {
      await signedIn();
      return request(method, path, body, headers);
    },
    async download(path, headers) {
      await signedIn();
      const response = await fetch(url + path, { headers: { ...always, ...headers, cookie: self.cookie } });
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
    },
    async graphql(query, variables) {
      const { status, headers, body } = await self.post("/graphql", { query, variables });
      return { status, headers, data: body.data, errors: body.errors };
    },
    signIn: () => {
      const { username, password } = account ?? {};
      const answer = request("POST", "/api/login", JSON.stringify({ username, password }), JSON_BODY);
      signingIn = answer;
      return answer;
    },
    async openSession() {
      const opened = account?.openSession?.().then((cookie) => {
        self.cookie = cookie;
      });
      signingIn = opened;
      await (opened ?? self.signIn());
    },
  };
  return self;

  async function signedIn() {
    if (account) await (signingIn ?? self.openSession());
  }

  async function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    await signedIn();
    const json = body === undefined ? {} : JSON_BODY;
    return request(method, path, body === undefined ? undefined : JSON.stringify(body), { ...json, ...headers });
  }

  async function request(method: string, path: string, body?: string | Buffer, headers: Record<string, string> = {}) {
    const sent = body as BodyInit | undefined;
    const response = await fetch(url + path, {
      method,
      body: sent,
      headers: { ...always, ...headers, cookie: self.cookie },
    });
    // If the answer clears one cookie and sets another one, the client stores the one that is set.
    const cookies = response.headers.getSetCookie();
    const cookie = cookies.find((each) => !/^[^=]*=;/.test(each)) ?? cookies[0];
    if (cookie) self.cookie = cookie.split(";")[0] ?? "";
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    const answer = {
      status: response.status,
      headers: response.headers,
      body: isJson && method !== "HEAD" ? JSON.parse(text) : text,
    };
    expectDocumented({ method, path, ...answer });
    return answer;
  }
}
