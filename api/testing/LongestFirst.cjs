const { existsSync, readFileSync } = require("node:fs");
const { join, relative } = require("node:path");

const Sequencer = require("@jest/test-sequencer").default;

const RECORD = join(process.cwd(), "node_modules", ".cache", "axion", "test-times.json");
/** Test files with these paths start first if no earlier run has recorded how long they take. */
const LONG = /^api\/(testing\/|database\/|server\.test)/;

/** A Jest sequencer: starts the longest test files first, so that the workers finish at about the same time. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const times = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {};
    const secondsOf = ({ path }) => {
      const file = relative(process.cwd(), path);
      return times[file]?.wall ?? (LONG.test(file) ? Infinity : 0);
    };
    return super.sort(tests).sort((one, other) => secondsOf(other) - secondsOf(one) || 0);
  }
};
