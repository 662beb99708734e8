const { createRequire } = require("node:module");
const { fileURLToPath } = require("node:url");
const { compileFunction } = require("node:vm");

const Runtime = require("jest-runtime").default;

const PACKAGE = /^(?!@jest\/globals$)[@a-z]/i;

/**
 * Runs test files with the worker's own globals. Node loads each package once per worker; only the product's modules are
 * evaluated anew for each test file. Jest's own runtime evaluates some 2,000 modules of packages for each.
 */
module.exports = class OneRealmRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    // Jest compiles modules in the environment's realm.
    this.executor.compile = function (source, filename) {
      return compileFunction(source, this.injectedModuleParameters, { filename });
    };
  }

  requireModuleOrMock(from, name) {
    if (!PACKAGE.test(name)) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name.startsWith("file:") ? fileURLToPath(name) : name);
  }
};
