import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serveAwsJson } from "../shared/aws-json.ts";
import type { Clock } from "../shared/clock.ts";
import { type DeadLetter, type Deliver, reportDeadLetter, send, systemPause } from "./deliveries.ts";
import { destinationOperations } from "./destination-operations.ts";
import { account, busName, createEvent, type Event, type NewEvent } from "./event.ts";
import { sendToHttp } from "./http-target.ts";
import { matches } from "./matches.ts";
import { openOutbox } from "./outbox.ts";
import { type Entry, type PutEventsBody, putEvents } from "./put-events.ts";
import { checkRule, type Rule, ruleArn, ruleKey } from "./rule.ts";
import { ruleOperations } from "./rule-operations.ts";
import { openRuleStore } from "./rule-store.ts";
import { createScheduler } from "./scheduler.ts";

interface Settings {
  readonly folder: string;
  readonly port?: number;
  readonly region?: string;
  /** Passes the payload to a Lambda function or a state machine. Throws if the target failed. */
  readonly deliver: Deliver;
  /** Receives what could not be delivered after all attempts. By default it is logged. */
  readonly deadLetter?: DeadLetter;
  readonly clock?: Partial<Clock>;
}

/** Starts the emulator. Events reach their targets at least once, also after a crash: see `resume`. */
export const startEventBridge = async (settings: Settings) => {
  const { folder, port, region = "us-east-1", deliver, deadLetter = reportDeadLetter, clock = {} } = settings;
  const { pause = systemPause, now = () => new Date() } = clock;
  mkdirSync(folder, { recursive: true });
  const rules = new Map<string, Rule>();
  const outbox = openOutbox(join(folder, "outbox"));
  const stopping = new AbortController();
  const store = openRuleStore(join(folder, "rules.json"));
  const deliverAnywhere: Deliver = async (arn, payload) => {
    const destination = store.destinations.all().find((each) => each.arn === arn);
    if (!destination) return deliver(arn, payload);
    const connection = store.connections.all().find((each) => each.arn === destination.connection);
    if (!connection) throw new Error(`${arn} has lost its connection`);
    return sendToHttp(destination, connection, payload);
  };
  const deps = { outbox, deliver: deliverAnywhere, deadLetter, pause, signal: stopping.signal };

  const sendToTargets = (rule: Rule, event: Event) => {
    for (const target of rule.targets) send(outbox.add({ rule: rule.name, target, event }), deps);
  };
  const put = (newEvent: NewEvent): Event => {
    const event = createEvent(newEvent, region);
    for (const rule of [...rules.values(), ...store.rules.all()]) {
      if (!rule.enabled || !rule.pattern || busName(rule.bus) !== busName(newEvent.bus)) continue;
      if (matches(rule.pattern, event)) sendToTargets(rule, event);
    }
    return event;
  };
  const runSchedule = (key: string) => {
    const rule = rules.get(key);
    if (!rule?.enabled) return;
    const resources = [ruleArn(rule, region, account)];
    sendToTargets(
      rule,
      createEvent({ source: "aws.events", "detail-type": "Scheduled Event", detail: {}, resources }, region),
    );
  };
  const scheduler = createScheduler(join(folder, "schedules.json"), runSchedule, () => now().getTime());
  const server = await serveAwsJson({
    name: "EventBridge",
    version: "1.1",
    operations: {
      putEvents: ({ Entries = [] }: PutEventsBody) => putEvents(Entries, put),
      ...ruleOperations({ store, ownRules: rules, region }),
      ...destinationOperations(store, region),
    },
    ...(port !== undefined && { port }),
  });

  return {
    endpoint: server.endpoint,
    stop: async () => {
      stopping.abort();
      scheduler.stop();
      await server.stop();
    },
    addRule: (rule: Rule) => {
      checkRule(rule);
      rules.set(ruleKey(rule), rule);
    },
    put: (newEvent: NewEvent) => void put(newEvent),
    /** The PutEvents operation without HTTP, for a local Step Functions. */
    putEvents: async (entries: readonly Entry[]) => putEvents(entries, put),
    /** Delivers what was pending when the process last ended, and starts the schedules. Call it after `addRule`. */
    resume: () => {
      for (const delivery of outbox.pending) send(delivery, deps);
      for (const [key, { schedule }] of rules) if (schedule) scheduler.start(key, schedule);
    },
  };
};
