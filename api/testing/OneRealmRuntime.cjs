const Module = require("node:module");
const { fileURLToPath } = require("node:url");
const { compileFunction } = require("node:vm");

const Runtime = require("jest-runtime").default;

const TEST_FILE = /\.test\.tsx?$/;
const JEST_GLOBALS = "@jest/globals";

/** Makes `require()` accept file URLs, because `import()` of a file's URL is compiled to `require()`. */
const { _resolveFilename } = Module;
Module._resolveFilename = (name, ...rest) =>
  _resolveFilename(name.startsWith("file:") ? fileURLToPath(name) : name, ...rest);

/**
 * The source map of each compiled file. Source maps are stored for the life of the worker, because its test files share
 * the compiled modules.
 */
const sourceMaps = new Map();

/**
 * Replaces the AsyncLocalStorage in which Jest stores the current test. Otherwise each test file would add another
 * AsyncLocalStorage to the worker, and each promise would copy the stores of all of them. A property is enough, because
 * the tests of a file run one after another.
 */
class CurrentStore {
  run(store, callback) {
    const before = this.store;
    this.store = store;
    const restore = () => {
      this.store = before;
    };
    return callback().finally(restore);
  }

  getStore() {
    return this.store;
  }
}

/**
 * A Jest runtime that runs test files in the worker's own realm. Node.js loads packages and the product's modules once
 * per worker; only the test file itself and the files named in Jest's configuration are evaluated for each test file.
 * Jest's own runtime evaluates some 3,000 modules for each test file.
 */
module.exports = class OneRealmRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const [, , , transformer] = options;
    // Compile modules in the worker's realm. By default, Jest compiles them in the realm of the test environment.
    this.executor.compile = function (source, filename) {
      return compileFunction(source, this.injectedModuleParameters, { filename });
    };
    this.transformCache.sourceMaps = sourceMaps;
    Module._extensions[".ts"] ??= (module, filename) => {
      const { code, sourceMapPath } = transformer.transform(filename, {
        isInternalModule: false,
        supportsDynamicImport: false,
        supportsExportNamespaceFrom: false,
        supportsStaticESM: false,
        supportsTopLevelAwait: false,
      });
      if (sourceMapPath) sourceMaps.set(filename, sourceMapPath);
      module._compile(code, filename);
    };
  }

  requireInternalModule(from, name) {
    if (name === "node:async_hooks") return { AsyncLocalStorage: CurrentStore };
    return super.requireInternalModule(from, name);
  }

  requireModuleOrMock(from, name) {
    if (name === JEST_GLOBALS || TEST_FILE.test(name)) return super.requireModuleOrMock(from, name);
    return Module.createRequire(from)(name);
  }
};
