/**
 * Replaces `fetch` with a fake that answers these URLs with JSON and all others with 500. `requests` lists the
 * requested URLs in order.
 */
export function answering(answers: Record<string, unknown>) {
  const requests: string[] = [];
  globalThis.fetch = jest.fn((address: string) => {
    requests.push(address);
    const known = address in answers;
    return Promise.resolve({
      ok: known,
      status: known ? 200 : 500,
      statusText: known ? "OK" : "Internal Server Error",
      json: () => Promise.resolve(answers[address]),
      text: () => Promise.resolve(""),
    });
  }) as unknown as typeof fetch;
  return { requests, answers };
}
