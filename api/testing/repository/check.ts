import { spawn } from "node:child_process";

import { overBudget } from "#api/testing/repository/testBudgets.ts";

/**
 * The steps of `npm run check`; `npm run check -- lint types` runs only the named steps. Two steps run at a time. The
 * program prints how long each step took, and the output of the steps that failed.
 */
const STEPS = {
  lint: "oxlint",
  build: "tsx api/commands/buildIfStale.ts && size-limit",
  types: "tsc",
  house: "jest --config api/jest.house.config.js --runInBand --coverage=false",
  generate: "tsx api/commands/generate.ts --check",
  knip: "knip --cache --cache-location node_modules/.cache/knip",
  format: "prettier --check --cache --cache-location node_modules/.cache/prettier/check --log-level warn .",
  words: "tsx api/testing/words/lintWords.ts",
  audit: "tsx api/testing/repository/npmAudit.ts",
};

const AT_A_TIME = 2;

type Name = keyof typeof STEPS;

const isName = (name: string): name is Name => name in STEPS;

/**
 * The command, measured by Bash: standard error gets only the processor time of the command and its child processes.
 */
const measured = (command: string) => `TIMEFORMAT='%U %S'; time { ${command}; } 2>&1`;

interface Outcome {
  code: number;
  output: string;
  processor: number;
}

function run(command: string) {
  return new Promise<Outcome>((resolve, reject) => {
    const child = spawn("bash", ["-c", measured(command)], { stdio: ["ignore", "pipe", "pipe"] });
    let [output, times] = ["", ""];
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (times += String(chunk)));
    child.on("error", reject);
    child.on("close", (code) => {
      const [user = 0, system = 0] = times.trim().split(" ").map(Number);
      resolve({ code: code ?? 1, output, processor: user + system });
    });
  });
}

const seconds = (value: number) => `${value.toFixed(1).padStart(6)} s`;

async function runStep(name: Name) {
  const began = performance.now();
  const { code, output, processor } = await run(STEPS[name]);
  const failed = code !== 0;
  const time = seconds((performance.now() - began) / 1000);
  process.stdout.write(`${name.padEnd(9)}${time}, processor ${seconds(processor)}${failed ? "  FAILED" : ""}\n`);
  if (failed) process.stdout.write(`\n${output.trim()}\n\n`);
  else for (const warning of output.match(/^Warning: .*$/gm) ?? []) process.stdout.write(`${warning}\n`);
  return failed;
}

const args = process.argv.slice(2);
const unknown = args.filter((name) => !isName(name));
if (unknown.length > 0) throw new Error(`No step ${unknown.join(", ")}. Steps: ${Object.keys(STEPS).join(", ")}`);

const left = Object.keys(STEPS)
  .filter(isName)
  .filter((name) => args.length === 0 || args.includes(name));
const failures: Name[] = [];
async function runFromList() {
  for (let name = left.shift(); name; name = left.shift()) if (await runStep(name)) failures.push(name);
}
await Promise.all(Array.from({ length: AT_A_TIME }, runFromList));

for (const line of overBudget()) process.stdout.write(`${line}\n`);
if (failures.length > 0) {
  process.stdout.write(`Failed: ${failures.join(", ")}\n`);
  process.exitCode = 1;
}
