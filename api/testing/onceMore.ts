// A shared machine can stall a test: there it is tried once more, after its error is printed.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
