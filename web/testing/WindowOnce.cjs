require("./quickJsdom.cjs");
const { TestEnvironment } = require("jest-environment-jsdom");

const PackagesOnce = require("./PackagesOnce.cjs");

/** The window's objects that test files and their setup may change. Their properties are reset after each file. */
const changedObjects = (window) => [
  window,
  window.navigator,
  window.document,
  window.performance,
  ...["Document", "Element", "HTMLElement", "HTMLFormElement", "HTMLInputElement", "Storage", "Navigator"].map(
    (name) => window[name].prototype,
  ),
];

/**
 * The duration in milliseconds from which a timer is cleared after a test file. Shorter timers belong to React, whose
 * scheduler expects them to run.
 */
const SHORT = 20;

/** The event of a listener that is not removed: React adds it once per document, and does not add it again. */
const REACT_LISTENS = "selectionchange";

let kept;

/**
 * A Jest environment for `PackagesOnce`: all test files of a worker share one window. After each file, the environment
 * resets the document, stores, address, listeners, long timers and changed properties. Jest constructs this class once
 * per file.
 */
module.exports = class WindowOnce extends TestEnvironment {
  constructor(config, context) {
    if (kept) {
      kept.console.current = context.console;
      return kept;
    }
    const console = { current: context.console };
    super(config, { ...context, console: new Proxy({}, { get: (_, name) => console.current[name] }) });
    this.console = console;
    this.listeners = listenersOf(this.global);
    this.timers = timersOf(this.global);
    this.before = changedObjects(this.global).map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
    kept = this;
  }

  /**
   * Keeps the globals that a package adds while it is evaluated, such as `CSS`, because the package is evaluated only
   * once.
   */
  keepGlobalsOf(load) {
    const known = new Set(Reflect.ownKeys(this.global));
    const result = load();
    const [[, descriptors]] = this.before;
    for (const name of Reflect.ownKeys(this.global))
      if (!known.has(name)) descriptors[name] = Object.getOwnPropertyDescriptor(this.global, name);
    return result;
  }

  teardown() {
    const { global } = this;
    this.fakeTimers?.dispose();
    this.fakeTimersModern?.dispose();
    this.timers.clear();
    this.listeners.remove();
    for (const [object, descriptors] of this.before) restore(object, descriptors);
    resetDocument(global.document);
    global.localStorage.clear();
    global.sessionStorage.clear();
    this.dom.reconfigure({ url: "http://localhost/" });
    return Promise.resolve();
  }
};

function restore(object, before) {
  for (const name of Reflect.ownKeys(object)) if (!(name in before)) Reflect.deleteProperty(object, name);
  for (const name of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(object, name);
    const { value, get, set } = before[name];
    if (now && now.value === value && now.get === get && now.set === set) continue;
    Object.defineProperty(object, name, before[name]);
  }
}

function resetDocument(document) {
  document.body.replaceChildren();
  PackagesOnce.forgetStyles();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; expires=${new Date(0).toUTCString()}`;
}

/** Records the listeners of the window and the document, to remove them after each test file. */
function listenersOf(window) {
  const { addEventListener } = window.EventTarget.prototype;
  const added = [];
  const record = (target) => {
    const add = Object.hasOwn(target, "addEventListener") ? target.addEventListener : addEventListener;
    target.addEventListener = function (...listener) {
      if (listener[0] !== REACT_LISTENS) added.push([target, listener]);
      return add.apply(this, listener);
    };
  };
  for (const target of [window, window.document]) record(target);
  return {
    remove() {
      for (const [target, listener] of added.splice(0)) target.removeEventListener(...listener);
    },
  };
}

/** Records the window's intervals, and its timeouts of at least SHORT, to clear them after each test file. */
function timersOf(window) {
  const running = new Set();
  const { setTimeout, setInterval, clearTimeout } = window;
  window.setTimeout = (act, ms, ...args) => {
    const timer = setTimeout(act, ms, ...args);
    if (ms >= SHORT) running.add(timer);
    return timer;
  };
  window.setInterval = (act, ms, ...args) => {
    const timer = setInterval(act, ms, ...args);
    running.add(timer);
    return timer;
  };
  return {
    clear() {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
