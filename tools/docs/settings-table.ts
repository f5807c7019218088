import { deploymentOptions } from "#contract/settings/options.ts";
import type { Setting } from "#contract/settings/setting.ts";
import { settingRows } from "#contract/settings/settings.ts";
import { localDefaults } from "#local/settings.ts";
import { importsTable, siblingsTable } from "./imports-table.ts";

type Rows = readonly (readonly [name: string, row: Setting])[];

const rowsOf = (settings: Readonly<Record<string, Setting>>, isShown: (row: Setting) => boolean): Rows =>
  Object.entries(settings).filter(([, row]) => isShown(row));

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const code = (text: string | undefined): string => (text === undefined ? "" : `\`${text}\``);

const settingsTable = (rows: Rows, defaults: Readonly<Record<string, string>> = {}): string =>
  table(
    ["Name", "Default", "Allowed", "What it does"],
    rows.map(([name, row]) => [
      code(name),
      code(defaults[name] ?? row.default),
      row.format.description ?? "",
      row.does,
    ]),
  );

const secretsTable = (rows: Rows): string =>
  table(
    ["Secret", "Field", "What it does", "Read by"],
    rows.map(([name, { secret, does, readBy }]) => [
      code(secret?.name),
      code(secret?.field),
      does,
      readBy.includes("functions") ? `functions, as ${code(name)}` : "CloudFormation",
    ]),
  );

/** The tables that stand between markers in pages written by hand, by the name in the marker. */
const tables: Readonly<Record<string, () => string>> = {
  "npm start": () =>
    settingsTable(
      rowsOf(settingRows, ({ readBy }) => readBy.includes("npm start")),
      localDefaults,
    ),
  imports: importsTable,
  siblings: siblingsTable,
  options: () => settingsTable(Object.entries(deploymentOptions)),
  settings: () =>
    settingsTable(rowsOf(settingRows, ({ readBy, secret }) => readBy.includes("infra") && secret === undefined)),
  secrets: () => secretsTable(rowsOf(settingRows, ({ secret }) => secret !== undefined)),
};

/** A page with what stands between `<!-- table: NAME -->` and `<!-- end -->` made again. */
export const withTables = (page: string): string =>
  page.replace(/(<!-- table: ([\w ]+) -->\n)[\s\S]*?(?=<!-- end -->)/g, (_, start: string, name: string) => {
    const made = tables[name];
    if (!made) throw new Error(`There is no table ${name}`);
    return `${start}\n${made()}\n\n`;
  });
