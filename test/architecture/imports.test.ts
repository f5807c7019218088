import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import laws from "#tools/imports/laws.json" with { type: "json" };
import { forbidden, options } from "#tools/imports/rules.mjs";

type Violation = readonly [from: string, to: string, rule: string];

/** A file, what it must not import, and the rule that reports it. */
const written: readonly Violation[] = [
  // Each part and what it must not reach.
  ["bin/seed.ts", "packages/studio/src/artist/index.ts", "bin-keeps-to-its-imports"],
  ["contract/seed.ts", "functions/core/errors.ts", "contract-keeps-to-its-imports"],
  ["functions/core/task/seed.ts", "functions/adapters/s3/zip-objects.ts", "functions-core-keeps-to-its-imports"],
  ["functions/adapters/s3/seed.ts", "functions/core/task/create-task.ts", "functions-adapters-keeps-to-its-imports"],
  [
    "functions/adapters/ffmpeg/seed.ts",
    "packages/studio/src/artist/index.ts",
    "functions-adapters-keeps-to-its-imports",
  ],
  [
    "functions/adapters/engines/built-in/seed.ts",
    "packages/studio/src/artist/draw.ts",
    "functions-adapters-engines-built-in-keeps-to-its-imports",
  ],
  ["functions/connect/seed.ts", "functions/core/task/create-task.ts", "functions-connect-keeps-to-its-imports"],
  ["functions/http/seed.ts", "functions/adapters/s3/zip-objects.ts", "functions-http-keeps-to-its-imports"],
  ["functions/api/tasks/seed.ts", "functions/adapters/s3/zip-objects.ts", "functions-api-keeps-to-its-imports"],
  ["functions/pipeline/seed.ts", "functions/http/handler.ts", "functions-pipeline-keeps-to-its-imports"],
  ["functions/delivery/seed.ts", "functions/http/handler.ts", "functions-delivery-keeps-to-its-imports"],
  ["functions/authorizer/seed.ts", "functions/adapters/s3/zip-objects.ts", "functions-authorizer-keeps-to-its-imports"],
  ["functions/consumers/seed.ts", "functions/adapters/s3/zip-objects.ts", "functions-consumers-keeps-to-its-imports"],
  ["state-machines/seed.ts", "infra/options.ts", "state-machines-keeps-to-its-imports"],
  ["infra/seed.ts", "functions/core/errors.ts", "infra-keeps-to-its-imports"],
  ["local/host/seed.ts", "functions/core/task/create-task.ts", "local-keeps-to-its-imports"],
  ["local/demo/seed.ts", "infra/options.ts", "local-demo-keeps-to-its-imports"],
  ["packages/studio/src/seed.ts", "contract/index.ts", "packages-studio-keeps-to-its-imports"],
  ["packages/aws-emulators/src/s3/seed.ts", "functions/core/errors.ts", "packages-aws-emulators-keeps-to-its-imports"],
  [
    "packages/aws-emulators/src/shared/seed.ts",
    "packages/fakes/src/stripe/index.ts",
    "packages-aws-emulators-keeps-to-its-imports",
  ],
  ["packages/fakes/src/stripe/seed.ts", "functions/core/errors.ts", "packages-fakes-keeps-to-its-imports"],
  [
    "packages/fakes/src/stripe/seed.ts",
    "packages/aws-emulators/src/s3/server.ts",
    "packages-fakes-keeps-to-its-imports",
  ],
  ["packages/sdk/src/seed.ts", "contract/index.ts", "packages-sdk-keeps-to-its-imports"],
  ["packages/sdk/test/seed.ts", "contract/index.ts", "packages-sdk-tests-stay-in-their-package"],
  ["packages/studio/test/seed.ts", "contract/index.ts", "packages-studio-tests-stay-in-their-package"],
  ["packages/aws-emulators/test/seed.ts", "local/local.ts", "packages-aws-emulators-tests-stay-in-their-package"],
  ["packages/fakes/test/seed.ts", "test/support/task.ts", "packages-fakes-tests-stay-in-their-package"],
  ["tools/operate/seed.ts", "functions/adapters/s3/zip-objects.ts", "tools-operate-keeps-to-its-imports"],
  ["tools/deploy/seed.ts", "functions/adapters/s3/zip-objects.ts", "tools-deploy-keeps-to-its-imports"],
  ["tools/verify/seed.ts", "functions/adapters/s3/zip-objects.ts", "tools-verify-keeps-to-its-imports"],
  ["tools/docs/seed.ts", "functions/adapters/s3/zip-objects.ts", "tools-docs-keeps-to-its-imports"],
  ["web/build/samples/seed.ts", "packages/studio/src/artist/draw.ts", "web-build-samples-keeps-to-its-imports"],
  ["web/src/lib/seed.ts", "functions/core/errors.ts", "web-src-keeps-to-its-imports"],
  ["web/build/seed.ts", "functions/core/errors.ts", "web-keeps-to-its-imports"],
  // Siblings.
  ["functions/api/tasks/seed.ts", "functions/api/admin/index.ts", "functions-api-siblings-are-separate"],
  ["web/src/features/tasks/seed.ts", "web/src/features/admin/admin-page.tsx", "web-src-features-siblings-are-separate"],
  ["web/src/lib/seed.ts", "web/src/features/tasks/tasks-page.tsx", "web-src-lib-uses-only-what-is-below"],
  ["web/src/components/seed.ts", "web/src/features/tasks/tasks-page.tsx", "web-src-components-uses-only-what-is-below"],
  ["web/src/features/tasks/seed.ts", "web/src/app/shell.tsx", "web-src-features-uses-only-what-is-below"],
  ["local/host/seed.ts", "local/demo/accounts.ts", "local-host-uses-only-what-is-below"],
  ["local/demo/seed.ts", "local/make-video/index.ts", "local-demo-uses-only-what-is-below"],
  ["functions/adapters/s3/seed.ts", "functions/adapters/kms/vault.ts", "functions-adapters-siblings-are-separate"],
  [
    "packages/aws-emulators/src/s3/seed.ts",
    "packages/aws-emulators/src/cognito/index.ts",
    "packages-aws-emulators-src-siblings-are-separate",
  ],
  [
    "packages/aws-emulators/src/shared/seed.ts",
    "packages/aws-emulators/src/s3/index.ts",
    "packages-aws-emulators-src-siblings-are-separate",
  ],
  [
    "packages/fakes/src/stripe/seed.ts",
    "packages/fakes/src/gemini/index.ts",
    "packages-fakes-src-siblings-are-separate",
  ],
  [
    "packages/studio/src/artist/seed.ts",
    "packages/studio/src/writer/index.ts",
    "packages-studio-src-siblings-are-separate",
  ],
  [
    "packages/studio/src/musician/seed.ts",
    "packages/studio/src/artist/index.ts",
    "packages-studio-src-musician-uses-only-what-is-below",
  ],
  [
    "packages/studio/src/narrator/seed.ts",
    "packages/studio/src/artist/index.ts",
    "packages-studio-src-narrator-uses-only-what-is-below",
  ],
  ["web/src/other/seed.ts", "web/src/features/tasks/tasks-page.tsx", "web-src-siblings-are-separate"],
  ["local/other/seed.ts", "local/demo/accounts.ts", "local-siblings-are-separate"],
  ["functions/core/catalogue/seed.ts", "functions/core/task/create-task.ts", "functions-core-siblings-are-separate"],
  ["functions/core/seed.ts", "functions/core/film/join-film.ts", "functions-core-root-files-join-only-ports"],
  ["functions/core/task/seed.ts", "functions/core/all-ports.ts", "functions-core-all-ports-has-few-users"],
  // Everywhere.
  ["functions/api/seed.ts", "docs/openapi.json", "docs-are-not-imported"],
  ["local/seed.ts", "test/support/task.ts", "tests-are-not-shipped"],
];

/** In a list of folders, each must not import the next one above it, nor a folder that is not in the list. */
const ofOrders = laws.siblings.flatMap(({ in: folder, order = [] }): Violation[] =>
  order
    .slice(order.length === 1 ? 1 : 0)
    .map((name, at) => [
      `${folder}/${name}/seed.ts`,
      `${folder}/${order[at + 1] ?? "other"}/file.ts`,
      `${folder.replaceAll("/", "-")}-${name}-uses-only-what-is-below`,
    ]),
);
const ofExceptions = laws.siblings.flatMap(({ in: folder, may = {} }): Violation[] =>
  Object.keys(may).map((name) => [
    `${folder}/${name}/seed.ts`,
    `${folder}/other/file.ts`,
    `${folder.replaceAll("/", "-")}-${name}-uses-only-what-is-below`,
  ]),
);
const violations = [...written, ...ofOrders, ...ofExceptions];

const folder = mkdtempSync(join(tmpdir(), "imports-"));
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const importOf = (from: string, to: string): string =>
  `import "./${relative(join(folder, dirname(from)), join(folder, to))}";\n`;

/** What is reported, as "rule: from -> to". */
const reported = new Set<string>();

beforeAll(async () => {
  for (const [at, [from, to]] of violations.entries()) {
    const seed = from.replace("seed.ts", `seed-${at}.ts`);
    write(to, "export {};\n");
    write(seed, importOf(seed, to));
  }
  write("functions/core/round.ts", importOf("functions/core/round.ts", "functions/core/trip.ts"));
  write("functions/core/trip.ts", importOf("functions/core/trip.ts", "functions/core/round.ts"));
  write("functions/core/alone.ts", "export {};\n");
  const { output } = await cruise(["."], {
    ruleSet: { forbidden },
    validate: true,
    baseDir: folder,
    ...options,
    tsConfig: undefined,
  });
  for (const { rule, from, to } of (output as ICruiseResult).summary.violations)
    reported.add(`${rule.name}: ${from} -> ${to}`);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the import rules", () => {
  it.each(violations.map(([from, to, rule], at) => [from, to, rule, at] as const))(
    "%s must not import %s",
    (from, to, rule, at) => {
      expect([...reported]).toContain(`${rule}: ${from.replace("seed.ts", `seed-${at}.ts`)} -> ${to}`);
    },
  );

  it("report a cycle and a file of the core that nothing imports", () => {
    expect([...reported]).toContain("no-cycles: functions/core/round.ts -> functions/core/trip.ts");
    expect([...reported]).toContain("no-orphans: functions/core/alone.ts -> functions/core/alone.ts");
  });

  it("have a violation here, each of them", () => {
    const seeded = new Set<string>([...violations.map(([, , rule]) => rule), "no-cycles", "no-orphans"]);

    expect(forbidden.map(({ name }) => name).filter((name) => !seeded.has(name ?? ""))).toEqual([]);
  });
});
