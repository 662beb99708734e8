import { TestEnvironment } from "jest-environment-node";

/**
 * Global variables in which type-graphql and TypeORM store the metadata of decorators. They stay after a test file,
 * because the decorated classes are loaded only once per worker.
 */
const OF_PACKAGES: (string | symbol)[] = ["TypeGraphQLMetadataStorage", "typeormMetadataArgsStorage"];

/**
 * A Jest environment for `OneRealmRuntime`: the test files of a worker share one global object, instead of having a
 * realm each. Globals and environment variables that a test file adds are removed after it. Jest constructs the class
 * once per test file.
 */
export default class WorkerEnvironment extends TestEnvironment {
  private readonly before = {
    globals: Object.getOwnPropertyDescriptors(globalThis),
    exit: Object.getOwnPropertyDescriptor(process, "exit") ?? {},
    env: { ...process.env },
  };

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    const { moduleMocker, fakeTimersModern } = this;
    this.global = globalThis as unknown as typeof this.global;
    this.fakeTimers = null;
    if (moduleMocker) this.moduleMocker = new (classOf(moduleMocker))(this.global);
    if (fakeTimersModern)
      this.fakeTimersModern = new (classOf(fakeTimersModern))({ config: config.projectConfig, global: globalThis });
  }

  override async teardown() {
    await super.teardown();
    const { globals, exit, env } = this.before;
    for (const name of Reflect.ownKeys(globalThis))
      if (!(name in globals) && !OF_PACKAGES.includes(name)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperties(globalThis, globals);
    Object.defineProperty(process, "exit", exit);
    process.env = env;
  }
}

const classOf = <T extends object>(instance: T) => instance.constructor as new (options: unknown) => T;
