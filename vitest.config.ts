import { defineConfig } from "vitest/config";

const slow = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Two files at a time: much of a journey is waiting.
    maxWorkers: 2,
    projects: [
      { test: { name: "unit", include: ["test/{unit,architecture,state-machine}/**/*.test.ts"] } },
      { test: { name: "infra", include: ["test/infra/**/*.test.ts"], ...slow } },
      { test: { name: "studio", include: ["test/studio/**/*.test.ts"], ...slow } },
      { test: { name: "integration", include: ["test/integration/**/*.test.ts"], ...slow } },
      { test: { name: "site", include: ["test/site/**/*.test.ts"], ...slow } },
      { test: { name: "browser", include: ["test/browser/**/*.test.ts"], ...slow } },
    ],
  },
});
