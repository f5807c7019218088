/** Runs `work` with these environment variables, and puts back those before: other programs start with them. */
export const withEnvironment = async <T>(
  environment: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> => {
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, environment);
  try {
    return await work();
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
};
