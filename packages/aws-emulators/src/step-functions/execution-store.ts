import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { appendJsonLine, dropPartialLine, readJsonLines, readStored, writeFileAtomic } from "../shared/files.ts";
import type { Execution } from "./execution.ts";
import { type Checkpoint, createJournal, type Journal } from "./journal.ts";

export interface HistoryEvent {
  readonly at: number;
  readonly type: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Executions on disk: a folder each, with the execution, its history and, while it runs, its journal. */
export interface ExecutionStore {
  readonly all: () => readonly Execution[];
  readonly save: (execution: Execution) => void;
  /** The journal of a running execution, including the entries from before a restart. */
  readonly journal: (arn: string) => Journal;
  readonly closeJournal: (arn: string) => void;
  readonly recordEvent: (arn: string, event: HistoryEvent) => void;
  readonly history: (arn: string) => readonly HistoryEvent[];
}

export const openExecutionStore = (folder: string): ExecutionStore => {
  const pathOf = (arn: string, file = "") =>
    join(folder, createHash("sha256").update(arn).digest("hex").slice(0, 32), file);
  mkdirSync(folder, { recursive: true });
  return {
    all: () => readdirSync(folder).flatMap((entry) => readExecution(join(folder, entry, "execution.json"))),
    save: (execution) => {
      mkdirSync(pathOf(execution.arn), { recursive: true });
      writeFileAtomic(pathOf(execution.arn, "execution.json"), JSON.stringify(execution));
    },
    journal: (arn) => {
      const file = pathOf(arn, "journal.jsonl");
      dropPartialLine(file);
      dropPartialLine(pathOf(arn, "history.jsonl"));
      const entries = readJsonLines(file) as readonly (readonly [string, Checkpoint])[]; // written below
      return createJournal(entries, (scope, checkpoint) => appendJsonLine(file, [scope, checkpoint]));
    },
    closeJournal: (arn) => rmSync(pathOf(arn, "journal.jsonl"), { force: true }),
    recordEvent: (arn, event) => appendJsonLine(pathOf(arn, "history.jsonl"), event),
    history: (arn) => readJsonLines(pathOf(arn, "history.jsonl")) as readonly HistoryEvent[], // written above
  };
};

/** A crash can leave an empty folder. */
const readExecution = (file: string): readonly Execution[] =>
  existsSync(file) ? [readStored(file, (content) => JSON.parse(content) as Execution)] : [];
