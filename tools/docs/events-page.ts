import { eventExamples } from "#contract/event-examples.ts";

const introduction = `# Events

Made from \`contract/events.ts\` and \`contract/event-examples.ts\` by \`npm run docs\`.

What happens is announced on the bus \`animation-agent\`: source \`animation-agent\`, detail type = \`type\`, detail = the
event as below. An event is an item of the outbox, written in the transaction of the change it tells of; it is announced
right after it and, where that failed, by the sweep each minute.

- **At least once.** The same event may arrive again: whoever acts on it remembers its \`id\`.
- **In no promised order.** Read the task or the balance for what is true now; an event says that something happened.
- **Versioned.** A new field may come at any time. A changed meaning is a new \`version\`, announced beside the old one.
- **No secrets.** Neither keys nor codes nor links: what a consumer needs it reads with its own rights.
`;

/** The page for whoever listens. */
export const eventsPage = (): string =>
  [
    introduction,
    ...eventExamples.map(({ says, ...event }) => {
      const example = JSON.stringify(event, null, 2);
      return `## ${event.type}\n\n${says}\n\n\`\`\`json\n${example}\n\`\`\`\n`;
    }),
  ].join("\n");
