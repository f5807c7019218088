import { configDefaults, defineConfig } from "vitest/config";

/** A machine that has other work too is no reason to fail. */
const expect = { poll: { timeout: 60_000 } };
const slow = { testTimeout: 1_200_000, hookTimeout: 1_200_000, expect };
/**
 * V8 grows the part of the heap for new objects slowly, and spends a tenth of a test on collecting them. The writer's patterns
 * are compiled only where they are used often, as in `packages/studio/src/writer/lean-patterns.ts`: the machine code of all of
 * them is more than a process can hold.
 */
const roomy = { execArgv: ["--max-semi-space-size=64", "--max-old-space-size=6144", "--regexp-tier-up-ticks=1000"] };
/** What a file has loaded is there for the next one: nothing of it has a state that a test changes. */
const shared = { isolate: false, ...roomy };

/** Files that need new modules for each test: these must be theirs alone. */
const ownModules = ["test/unit/connect/content-credentials.test.ts"];

/** Suites of others, fetched when they run: `npm run test:public`. */
const publicSuites = {
  test: { name: "public", include: ["test/public/**/*.test.ts"], testTimeout: 1_200_000, hookTimeout: 120_000, expect },
};

export default defineConfig({
  test: {
    // More files at a time than cores: much of a journey is waiting.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/{unit,architecture,state-machine}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...ownModules],
          ...slow,
          ...shared,
        },
      },
      { test: { name: "infra", include: ["test/infra/**/*.test.ts"], ...slow, ...shared } },
      {
        test: {
          name: "studio",
          include: ["packages/studio/test/**/*.test.ts", "test/film/**/*.test.ts"],
          ...slow,
          ...shared,
        },
      },
      {
        test: {
          name: "integration",
          include: ["packages/{aws-emulators,fakes,sdk}/test/**/*.test.ts", "test/integration/**/*.test.ts"],
          globalSetup: "test/support/build-once.ts",
          ...slow,
          ...shared,
        },
      },
      ...(process.env["PUBLIC"] ? [publicSuites] : []),
      { test: { name: "modules", include: ownModules, ...slow } },
      { test: { name: "site", include: ["test/site/**/*.test.ts"], ...slow } },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          globalSetup: ["test/support/build-once.ts", "test/browser/unpack-once.ts"],
          ...slow,
          ...shared,
        },
      },
    ],
  },
});
