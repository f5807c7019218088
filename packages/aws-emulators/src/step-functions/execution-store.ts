import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { appendLine, mendLines, readLines, replaceFile } from "../shared/files.ts";
import type { Execution } from "./execution.ts";
import { type Checkpoint, type Journal, journal } from "./journal.ts";

export interface HistoryEvent {
  readonly at: number;
  readonly type: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Where executions lie on disk: a folder each, with what is known of it, its history and, while it runs, its journal. */
export interface Shelf {
  readonly all: () => readonly Execution[];
  readonly save: (execution: Execution) => void;
  /** The journal of a running execution, with what it held before a crash. */
  readonly journal: (arn: string) => Journal;
  readonly closeJournal: (arn: string) => void;
  readonly note: (arn: string, event: HistoryEvent) => void;
  readonly history: (arn: string) => readonly HistoryEvent[];
}

export const shelf = (folder: string): Shelf => {
  const of = (arn: string, file = "") =>
    join(folder, createHash("sha256").update(arn).digest("hex").slice(0, 32), file);
  mkdirSync(folder, { recursive: true });
  return {
    all: () => readdirSync(folder).flatMap((entry) => readExecution(join(folder, entry, "execution.json"))),
    save: (execution) => {
      mkdirSync(of(execution.arn), { recursive: true });
      replaceFile(of(execution.arn, "execution.json"), JSON.stringify(execution));
    },
    journal: (arn) => {
      const file = of(arn, "journal.jsonl");
      mendLines(file);
      mendLines(of(arn, "history.jsonl"));
      const kept = readLines(file) as readonly (readonly [string, Checkpoint])[]; // written below
      return journal(kept, (scope, checkpoint) => appendLine(file, [scope, checkpoint]));
    },
    closeJournal: (arn) => rmSync(of(arn, "journal.jsonl"), { force: true }),
    note: (arn, event) => appendLine(of(arn, "history.jsonl"), event),
    history: (arn) => readLines(of(arn, "history.jsonl")) as readonly HistoryEvent[], // written above
  };
};

/** A crash may leave a folder in which nothing was written yet. */
const readExecution = (file: string): readonly Execution[] =>
  existsSync(file) ? [JSON.parse(readFileSync(file, "utf8"))] : [];
