/** How many statements of one kind are under way at a time; the keys that come meanwhile share the next one. */
const MOST_UNDER_WAY = 2;
/** A statement that takes longer, in milliseconds, holds up no other one. */
const SLOW_MS = 50;

interface Waiting<Row> {
  promise: Promise<Row | undefined>;
  answer: (row: Row | undefined) => void;
  fail: (error: unknown) => void;
}

/**
 * Reads rows by key, at once if few statements are under way, else together with others in the next one. A read never shares a
 * statement that was sent before it: it sees whatever was committed before it began.
 */
export function readTogether<Row>(read: (keys: string[]) => Promise<Map<string, Row>>) {
  let waiting = new Map<string, Waiting<Row>>();
  let underWay = 0;

  function send() {
    if (waiting.size === 0 || underWay >= MOST_UNDER_WAY) return;
    const sent = waiting;
    waiting = new Map();
    underWay++;
    let isCounted = true;
    const next = () => {
      if (!isCounted) return;
      isCounted = false;
      underWay--;
      clearTimeout(slow);
      send();
    };
    const slow = setTimeout(next, SLOW_MS);
    read([...sent.keys()]).then(
      (rows) => {
        next();
        for (const [key, { answer }] of sent) answer(rows.get(key));
      },
      (error: unknown) => {
        next();
        for (const { fail } of sent.values()) fail(error);
      },
    );
  }

  return (key: string): Promise<Row | undefined> => {
    const same = waiting.get(key);
    if (same) return same.promise;
    const added = withSettlers<Row>();
    waiting.set(key, added);
    send();
    return added.promise;
  };
}

function withSettlers<Row>(): Waiting<Row> {
  let answer!: Waiting<Row>["answer"];
  let fail!: Waiting<Row>["fail"];
  const promise = new Promise<Row | undefined>((resolved, rejected) => {
    answer = resolved;
    fail = rejected;
  });
  return { promise, answer, fail };
}
