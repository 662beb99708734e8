const { readFileSync } = require("node:fs");
const { dirname } = require("node:path");
const { compileFunction } = require("node:vm");

const Runtime = require("jest-runtime").default;

const { CHECKED_PROPERTIES } = require("./quickJsdom.cjs");

const IN_PACKAGE = /\/node_modules\//;
/** Packages that are evaluated for each test file: they register hooks or matchers with the file's Jest globals. */
const PER_FILE = /\/node_modules\/(@testing-library\/(react|jest-dom)|jest|jest-[^/]+|@jest\/[^/]+|expect)\//;

const PARAMETERS = ["module", "exports", "require", "__dirname", "__filename", "jest"];

/**
 * The evaluated modules of packages, by path. All use the same window, because a worker has only one (`WindowOnce`).
 */
const modules = new Map();

/** Emotion's caches of styles. */
const caches = [];

/** The runtime of the current test file. */
let current;

/**
 * The object `jest` that packages see. It forwards each access to the `jest` object of the current test file. Testing
 * Library uses it for fake timers.
 */
const jest = new Proxy({}, { get: (_, name) => current.jestGlobals.jestObjectFor(current._testPath)[name] });

/**
 * A Jest runtime that evaluates the modules of packages once per worker, for all its test files: React, Material UI and
 * Apollo are some 1,500 modules. The product's own modules are evaluated for each test file, so that no file sees
 * another file's state.
 */
module.exports = class PackagesOnce extends Runtime {
  constructor(...options) {
    super(...options);
    current = this;
  }

  /** Removes the Emotion styles of the last test file, so that each file begins without styles. */
  static forgetStyles() {
    for (const cache of caches) {
      cache.sheet.flush();
      cache.inserted = {};
      cache.registered = {};
    }
  }

  requireModule(from, name, options, isRequireActual) {
    if (!options?.isInternalModule && name && !this._resolution.isCoreModule(name)) {
      const path = this._resolution.resolveCjs(from, name);
      if (IN_PACKAGE.test(path) && !PER_FILE.test(path)) return this._environment.keepGlobalsOf(() => exportsOf(path));
    }
    return super.requireModule(from, name, options, isRequireActual);
  }
};

function exportsOf(path) {
  const known = modules.get(path);
  if (known) return known.exports;
  const module = { id: path, filename: path, path: dirname(path), exports: {}, children: [], paths: [], loaded: false };
  modules.set(path, module);
  try {
    evaluate(module);
  } catch (error) {
    modules.delete(path);
    throw error;
  }
  module.loaded = true;
  module.exports = PREPARED[path.split("/node_modules/").pop().split("/dist/")[0]]?.(module.exports) ?? module.exports;
  return module.exports;
}

function evaluate(module) {
  const { filename } = module;
  const { global } = current._environment;
  if (filename.endsWith(".json")) {
    module.exports = global.JSON.parse(readFileSync(filename, "utf8"));
    return;
  }
  const require = Object.assign((name) => requireFrom(filename, name), {
    resolve: (name) => current._resolution.resolveCjs(filename, name),
    cache: {},
  });
  module.require = require;
  const code = current.transformCache.transform(filename, { isInternalModule: false });
  const parsingContext = current._environment.getVmContext();
  const run = compileFunction(code, PARAMETERS, { filename, parsingContext });
  run.call(module.exports, module, module.exports, require, dirname(filename), filename, jest);
}

function requireFrom(path, name) {
  if (current._resolution.isCoreModule(name)) return current.coreModule.require(name);
  return exportsOf(current._resolution.resolveCjs(path, name));
}

/**
 * A Stylis plugin that drops all CSS properties that tests do not check, because jsdom matches every rule against every
 * element, which is slow.
 */
function dropUnchecked(element) {
  if (element.type !== "decl" || CHECKED_PROPERTIES.includes(String(element.props))) return;
  element.return = "";
  element.value = "";
}

function hashOnce(hash) {
  const known = new Map();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = hash(text);
    known.set(text, result);
    return result;
  };
}

/** Changes to the exports of packages, by name or file, for tests. */
const PREPARED = {
  // React's development build captures a stack trace for each of the first 10,000 elements of a second, and shows it in
  // warnings. Here React's count is always infinite, so React captures none.
  "react/cjs/react.development.js": (exports) => {
    const internals = exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: Boolean });
    return exports;
  },
  // A textarea without automatic height. jsdom has no layout, so there is no height to measure.
  "@mui/material/TextareaAutosize/TextareaAutosize.js": (exports) => {
    const { createElement, forwardRef } = exportsOf(current._resolution.resolveCjs(__filename, "react"));
    const render = ({ minRows: rows = 1, maxRows, ...props }, ref) =>
      createElement("textarea", { rows, ...props, ref });
    return { ...exports, __esModule: true, default: forwardRef(render) };
  },
  // Emotion hashes the whole text of an element's styles each time it is rendered. Here each text is hashed once.
  "@emotion/hash": ({ default: hash, ...others }) => ({ ...others, __esModule: true, default: hashOnce(hash) }),
  "@emotion/cache": ({ default: createCache, ...others }) => ({
    ...others,
    __esModule: true,
    default(options) {
      const cache = createCache({ ...options, stylisPlugins: [dropUnchecked] });
      caches.push(cache);
      return cache;
    },
  }),
};
