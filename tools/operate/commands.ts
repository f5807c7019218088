import { readFileSync } from "node:fs";
import { costParts } from "#contract/schema/task-record.ts";
import { readChoice, writeEntry } from "#contract/settings/engine-choice.ts";
import { refundTask } from "#functions/core/admin/refund-task.ts";
import { endStuckTask, startExecution } from "#functions/core/operate/end-stuck-task.ts";
import { pauseProvider, resumeProvider } from "#functions/core/operate/pause-provider.ts";
import { replayEvent } from "#functions/core/operate/replay-event.ts";
import { stuckTasks } from "#functions/core/operate/stuck-tasks.ts";
import { attemptOf } from "#functions/core/task/attempt-of.ts";
import { findTask } from "#functions/core/task/find-task.ts";
import type { Options } from "./options.ts";
import type { OperatorPorts } from "./ports.ts";

export const usage = `npm run operate -- <command> [--outputs cdk-outputs.json | --local [--data .local]] [--by NAME]

  stuck [--minutes 30]                    lists tasks of all users that make no progress
  task USER TASK                          shows a task and the status of its execution
  start USER TASK --reason WHY            starts the execution of a waiting task that has none
  end USER TASK --reason WHY              ends a task as failed and refunds its credits
  refund USER TASK --reason WHY           refunds the price of a task
  pauses                                  lists the paused providers
  pause PROVIDER --reason WHY             stops all calls to a provider: gemini, built-in
  resume PROVIDER --reason WHY            allows calls to a provider again
  engines check                           asks the engines of WRITER, ILLUSTRATOR and NARRATOR whether they can work
  certificate NAME ORGANIZATION COUNTRY   prints a request for a certificate of the key that signs films
  replay FILE --reason WHY                publishes an event again, from a message of the dead-letter queue

USER is a user id or an e-mail address.`;

type Command = Pick<Options, "command" | "args" | "reason" | "by" | "minutes">;

/** Runs one command and returns the lines to print. */
export const runCommand = async (deps: OperatorPorts, options: Command): Promise<readonly string[]> => {
  const { command, args, by, minutes } = options;
  const task = async () => ({
    userId: await findUserId(deps, requireArgument(args, 0, "USER")),
    taskId: requireArgument(args, 1, "TASK"),
  });
  switch (command) {
    case "stuck": {
      const found = await stuckTasks(deps, minutes);
      const lines = found.map(({ task, execution }) =>
        [
          task.user_id,
          task.task_id,
          task.process_status,
          task.stage ?? "waiting",
          `execution ${execution}`,
          task.deadline,
        ].join("  "),
      );
      return lines.length > 0 ? lines : [`No task is stuck: each made progress in the last ${minutes} minutes`];
    }
    case "task": {
      const { userId, taskId } = await task();
      return formatTask(await findTask(deps, userId, taskId), await executionStatus(deps, userId, taskId));
    }
    case "start":
      return [
        `The execution is ${await startExecution(deps, by, { ...(await task()), reason: requireReason(options) })}`,
      ];
    case "end":
      await endStuckTask(deps, by, { ...(await task()), reason: requireReason(options) });
      return ["The task was ended as failed, and its credits were refunded"];
    case "refund":
      return [(await refundTask(deps, by, { ...(await task()), reason: requireReason(options) })).message];
    case "pauses": {
      const all = await deps.providerPauses.all();
      return all.length > 0
        ? all.map(({ provider, since, reason }) => `${provider}  since ${since}  ${reason}`)
        : ["No provider is paused"];
    }
    case "pause":
      await pauseProvider(deps, by, { provider: requireArgument(args, 0, "PROVIDER"), reason: requireReason(options) });
      return ["Paused. New films wait; films in progress retry for 50 minutes and then fail"];
    case "resume":
      await resumeProvider(deps, by, {
        provider: requireArgument(args, 0, "PROVIDER"),
        reason: requireReason(options),
      });
      return ["Resumed. Waiting films continue automatically"];
    case "engines":
      return checkEngines(deps);
    case "certificate": {
      const subject = {
        name: requireArgument(args, 0, "NAME"),
        organization: requireArgument(args, 1, "ORGANIZATION"),
        country: requireArgument(args, 2, "COUNTRY"),
      };
      return [await deps.requestCertificate(subject)];
    }
    case "replay": {
      const message: unknown = JSON.parse(readFileSync(requireArgument(args, 0, "FILE"), "utf8"));
      const event = await replayEvent(deps, by, { message, reason: requireReason(options) });
      return [`Published again: ${event.type} ${event.id}`];
    }
    default:
      throw new Error(`Unknown command ${command}.\n\n${usage}`);
  }
};

/** A line for each engine of the lists in this environment: that it answers, or the provider's own words. */
const checkEngines = async ({ engines, engineChecks }: OperatorPorts): Promise<readonly string[]> => {
  const lines = Object.entries(engines).map(async ([role, list]) => {
    const unavailable = await engineChecks.unavailable(list);
    return readChoice(list).map((entry) => {
      const found = unavailable.find(({ engine, model }) => engine === entry.engine && model === entry.model);
      return `${role.padEnd(12)} ${writeEntry(entry)}  ${found ? `not available: ${found.reason}` : "available"}`;
    });
  });
  return (await Promise.all(lines)).flat();
};

const requireArgument = (args: readonly string[], at: number, name: string): string => {
  const found = args[at];
  if (!found) throw new Error(`${name} is missing.\n\n${usage}`);
  return found;
};

/** Every change needs a reason: the audit log stores it. */
const requireReason = ({ reason }: Command): string => {
  if (!reason.trim()) throw new Error("Please give a reason: --reason WHY");
  return reason;
};

const findUserId = async (deps: OperatorPorts, nameOrId: string): Promise<string> => {
  if (!nameOrId.includes("@")) return nameOrId;
  const found = await deps.accounts.byEmail(nameOrId);
  if (!found) throw new Error(`No user has the e-mail address ${nameOrId}`);
  return found.userId;
};

const executionStatus = async (deps: OperatorPorts, userId: string, taskId: string) =>
  deps.executions.status(attemptOf(await findTask(deps, userId, taskId)));

/** By list prices. */
const costOf = ({ cost_usd: total = 0, ...task }: Awaited<ReturnType<typeof findTask>>): string => {
  const parts = Object.entries(costParts).map(([part, name]) => `${part} ${(task[name] ?? 0).toFixed(4)}`);
  return `${total.toFixed(4)} US dollars (${parts.join(", ")})`;
};

const formatTask = (task: Awaited<ReturnType<typeof findTask>>, execution: string): readonly string[] =>
  Object.entries({
    task: task.task_id,
    owner: task.user_id,
    status: task.process_status,
    stage: task.stage ?? "",
    since: task.stage_since ?? task.task_updated_at,
    attempt: task.attempt,
    execution,
    price: task.credit_cost,
    cost: costOf(task),
    models: Object.values(task.models ?? {}).join(" "),
    due: task.deadline ?? "",
    error: task.error_message ?? "",
  }).map(([name, value]) => `${name.padEnd(9)} ${value}`);
