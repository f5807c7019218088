import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serveAwsJson } from "../shared/aws-json.ts";
import type { Clock } from "../shared/clock.ts";
import { type DeadLetter, type Deliver, reportDeadLetter, send, systemPause } from "./deliveries.ts";
import { type Announcement, account, busName, type Event, eventOf } from "./event.ts";
import { matches } from "./matches.ts";
import { outbox } from "./outbox.ts";
import { type Entry, type PutEventsBody, putEvents } from "./put-events.ts";
import { checkRule, type Rule, ruleArn } from "./rule.ts";
import { timetable } from "./scheduler.ts";

interface Settings {
  readonly folder: string;
  readonly port?: number;
  readonly region?: string;
  /** Runs a function or starts a state machine with the payload; throws where that did not work. */
  readonly deliver: Deliver;
  /** Hears of what could not be delivered after all attempts. */
  readonly deadLetter?: DeadLetter;
  readonly clock?: Partial<Clock>;
}

/** An EventBridge on this machine. An event that was taken reaches its targets at least once, also after a crash. */
export const startEventBridge = async (settings: Settings) => {
  const { folder, port, region = "us-east-1", deliver, deadLetter = reportDeadLetter, clock = {} } = settings;
  const { pause = systemPause, now = () => new Date() } = clock;
  mkdirSync(folder, { recursive: true });
  const rules = new Map<string, Rule>();
  const waiting = outbox(join(folder, "outbox"));
  const ending = new AbortController();
  const use = { outbox: waiting, deliver, deadLetter, pause, signal: ending.signal };

  const toTargets = (rule: Rule, event: Event) => {
    for (const target of rule.targets) send(waiting.add({ rule: rule.name, target, event }), use);
  };
  const put = (announced: Announcement): Event => {
    const event = eventOf(announced, region);
    for (const rule of rules.values()) {
      if (!rule.enabled || !rule.pattern || busName(rule.bus) !== busName(announced.bus)) continue;
      if (matches(rule.pattern, event)) toTargets(rule, event);
    }
    return event;
  };
  const ring = (key: string) => {
    const rule = rules.get(key);
    if (!rule?.enabled) return;
    const resources = [ruleArn(rule, region, account)];
    toTargets(rule, eventOf({ source: "aws.events", "detail-type": "Scheduled Event", detail: {}, resources }, region));
  };
  const times = timetable(join(folder, "schedules.json"), ring, () => now().getTime());
  const server = await serveAwsJson({
    name: "EventBridge",
    version: "1.1",
    operations: { putEvents: ({ Entries = [] }: PutEventsBody) => putEvents(Entries, put) },
    ...(port !== undefined && { port }),
  });

  return {
    endpoint: server.endpoint,
    stop: async () => {
      ending.abort();
      times.stop();
      await server.stop();
    },
    addRule: (rule: Rule) => {
      checkRule(rule);
      rules.set(`${busName(rule.bus)}/${rule.name}`, rule);
    },
    put: (announced: Announcement) => void put(announced),
    /** Answers as PutEvents does: for the state machines of this machine. */
    putEvents: async (entries: readonly Entry[]) => putEvents(entries, put),
    /** Goes on with what was not delivered when the process last ended, and begins the schedules. */
    resume: () => {
      for (const delivery of waiting.left) send(delivery, use);
      for (const [key, { schedule }] of rules) if (schedule) times.begin(key, schedule);
    },
  };
};
