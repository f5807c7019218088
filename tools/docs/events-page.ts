import { eventExamples } from "#contract/event-examples.ts";

const introduction = `# Events

Generated from \`contract/events.ts\` and \`contract/event-examples.ts\` by \`npm run docs\`.

All events are on the EventBridge bus \`animation-agent-<stage>-events\` (output \`EventBus\` of the service stack): source \`animation-agent\`, detail type = \`type\`, detail = the
event as shown below. Each event is first written to the outbox, in the transaction of the change that it describes. It is
published right after the commit; if that fails, a sweep publishes it within a minute.

- **At least once.** The same event may arrive again: deduplicate by \`id\`.
- **Not ordered.** An event says that something happened. Read the task or the balance for the current state.
- **Versioned.** New fields may be added at any time. A changed meaning is a new \`version\`, published beside the old one.
- **No secrets.** Events contain no keys, codes or links. A consumer reads what it needs with its own permissions.
`;

/** The documentation page of the events. */
export const eventsPage = (): string =>
  [
    introduction,
    ...eventExamples.map(({ description, ...event }) => {
      const example = JSON.stringify(event, null, 2);
      return `## ${event.type}\n\n${description}\n\n\`\`\`json\n${example}\n\`\`\`\n`;
    }),
  ].join("\n");
