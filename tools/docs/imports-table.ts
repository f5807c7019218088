import laws from "#tools/imports/laws.json" with { type: "json" };

const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");

/** What each part may import, as a Markdown table. */
export const importsTable = (): string =>
  [
    row("Part", "May import", "npm packages", "Why"),
    row("---", "---", "---", "---"),
    ...laws.parts.map(({ part, may, npm = [], node = true, why }) =>
      row(`\`${part}\``, code(may), [code(npm), ...(node ? [] : ["no Node.js"])].filter(Boolean).join("; "), why),
    ),
    "",
    ...Object.entries(laws.packages).map(([name, packages]) => `\`${name}\` stands for ${code(packages)}.\n`),
  ]
    .join("\n")
    .trim();

/** Which of its neighbours a folder may import, as a Markdown table. */
export const siblingsTable = (): string =>
  [
    row("Inside", "Allowed", "Why"),
    row("---", "---", "---"),
    ...laws.siblings.map(({ in: folder, order, may, why }) =>
      row(
        `\`${folder}\``,
        order
          ? order.length === 1
            ? `all may import ${code(order)}`
            : `${code(order)}: each may import those before it`
          : Object.entries(may ?? {})
              .map(([name, others]) => `\`${name}\` may import ${code(others)}`)
              .join("; ") || "nothing",
        why,
      ),
    ),
  ].join("\n");
