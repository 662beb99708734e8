const { AXION_URL = "http://localhost:3000", AXION_TOKEN = "" } = process.env;
const MOST_TRIES = 6;

interface Answer {
  data?: unknown;
  errors?: [{ message: string; extensions: { code: string; retryAfter?: number } }];
}

/**
 * Sends a GraphQL document. Retries after 429, 503 and a lost connection. After a lost connection the client cannot
 * know whether a mutation was executed. Send mutations only with a `clientMutationId`, so that a retry does nothing
 * twice.
 */
export async function askAxion<Data>(query: string, variables: object = {}): Promise<Data> {
  for (let tries = 1; ; tries++) {
    const tried = await send(query, variables).catch((lost: unknown) => ({
      refused: lost,
      retryAfter: 2 ** tries / 4,
    }));
    if ("data" in tried) return tried.data as Data;
    const { refused, retryAfter } = tried;
    if (retryAfter === undefined || tries === MOST_TRIES) throw refused;
    await new Promise((done) => setTimeout(done, retryAfter * 1000));
  }
}

async function send(
  query: string,
  variables: object,
): Promise<{ data: unknown } | { refused: unknown; retryAfter?: number }> {
  const headers = { authorization: `Bearer ${AXION_TOKEN}`, "content-type": "application/json" };
  const response = await fetch(`${AXION_URL}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const retryAfter = response.headers.get("retry-after");
  if (retryAfter !== null)
    return { refused: new Error(`The server answered ${response.status}`), retryAfter: Number(retryAfter) };
  const { data, errors } = (await response.json()) as Answer;
  if (!errors) return { data };
  const [error] = errors;
  return { refused: new Error(`${error.extensions.code}: ${error.message}`), retryAfter: error.extensions.retryAfter };
}
