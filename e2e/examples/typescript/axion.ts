const { AXION_URL = "http://localhost:3000", AXION_TOKEN = "" } = process.env;
const MOST_TRIES = 6;

interface Answer {
  data?: unknown;
  errors?: [{ message: string; extensions: { code: string; retryAfter?: number } }];
}

/**
 * Sends a GraphQL document, and sends it again where the server asks for it (429, 503) or the connection was lost. A lost connection
 * does not tell whether the mutation was done: send one only with a `clientMutationId`, so that it is done once.
 */
export async function askAxion<Data>(query: string, variables: object = {}): Promise<Data> {
  for (let tries = 1; ; tries++) {
    const tried = await send(query, variables).catch((lost: unknown) => ({ refused: lost, retryAfter: 2 ** tries / 4 }));
    if ("data" in tried) return tried.data as Data;
    const { refused, retryAfter } = tried;
    if (retryAfter === undefined || tries === MOST_TRIES) throw refused;
    await new Promise((done) => setTimeout(done, retryAfter * 1000));
  }
}

async function send(query: string, variables: object): Promise<{ data: unknown } | { refused: unknown; retryAfter?: number }> {
  const headers = { authorization: `Bearer ${AXION_TOKEN}`, "content-type": "application/json" };
  const response = await fetch(`${AXION_URL}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  const asked = response.headers.get("retry-after");
  if (asked !== null) return { refused: new Error(`The server answered ${response.status}`), retryAfter: Number(asked) };
  const { data, errors } = (await response.json()) as Answer;
  if (!errors) return { data };
  const [error] = errors;
  return { refused: new Error(`${error.extensions.code}: ${error.message}`), retryAfter: error.extensions.retryAfter };
}
