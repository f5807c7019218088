import * as z from "zod";
import { eventExamples } from "#contract/event-examples.ts";
import { DomainEvent } from "#contract/events.ts";

const introduction = `# Events

Generated from \`contract/events.ts\` and \`contract/event-examples.ts\` by \`npm run docs\`.

All events are on the EventBridge bus \`animation-agent-<stage>-events\` (output \`EventBus\` of the service stack): source \`animation-agent\`, detail type = \`type\`, detail = the
event as shown below. [events.schema.json](../contract/events.schema.json) is its JSON Schema. Each event is first written to the outbox, in the transaction of the change that it describes. It is
published right after the commit; if that fails, a sweep publishes it within a minute.

The events \`film.*\` say that a stage of a film has ended. They are published once, without the outbox: no film waits for
one or fails with it, so a few are lost. Show progress with them; to act on the end of a film, use \`task.completed\`.

- **At least once.** The same event may arrive again: deduplicate by \`id\`.
- **Not ordered.** An event says that something happened. Read the task or the balance for the current state.
- **Versioned.** New fields may be added at any time. A changed meaning is a new \`version\`, published beside the old one.
- **No secrets.** Events contain no keys, codes or links. A consumer reads what it needs with its own permissions.

## A consumer of your own

A rule selects events by a pattern, and its target receives them. In the account of the deployment any rule on the bus
does; other accounts may put rules on it if the deployment names them (\`-c eventAccounts=111122223333\`). With the AWS CLI, version 2:

\`\`\`sh
BUS=animation-agent-prod-events
CONNECTION=$(aws events create-connection --name my-consumer --authorization-type API_KEY \\
  --auth-parameters 'ApiKeyAuthParameters={ApiKeyName=X-Consumer-Key,ApiKeyValue=a-long-random-secret}' \\
  --query ConnectionArn --output text)
DESTINATION=$(aws events create-api-destination --name my-consumer --connection-arn "$CONNECTION" \\
  --invocation-endpoint https://consumer.example/events --http-method POST --query ApiDestinationArn --output text)
aws events put-rule --name my-films --event-bus-name "$BUS" \\
  --event-pattern '{"source":["animation-agent"],"detail-type":["task.completed","task.failed"]}'
aws events put-targets --rule my-films --event-bus-name "$BUS" \\
  --targets "Id=http,Arn=$DESTINATION,InputPath=$.detail,RoleArn=arn:aws:iam::111122223333:role/may-invoke-my-consumer"
\`\`\`

The same commands work on one machine. \`operate.json\` in the data folder has the address
(\`--endpoint-url\` is \`AWS_ENDPOINT_URL_EVENTBRIDGE\`) and the name of the bus (\`EVENT_BUS\`). Each matching event is posted
to the consumer with the connection's key, and again if the answer is no success. This program is a consumer: it checks the key, takes each event once, and answers at once.

\`\`\`js
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const seen = new Set(); // a program with several instances keeps the ids in a database
createServer(async (request, response) => {
  if (request.headers["x-consumer-key"] !== process.env.CONSUMER_KEY) return response.writeHead(401).end();
  const event = JSON.parse(await text(request));
  if (!seen.has(event.id)) console.log(event.type, event.detail.taskId);
  seen.add(event.id);
  response.writeHead(204).end();
}).listen(8080);
\`\`\`
`;

/** The JSON Schema of all events. Fields that it does not name may be added at any time. */
export const eventsSchema = () => ({
  title: "Events of Animation Agent",
  ...z.toJSONSchema(DomainEvent, { io: "input" }),
});

/** The documentation page of the events. */
export const eventsPage = (): string =>
  [
    introduction,
    ...eventExamples.map(({ description, ...event }) => {
      const example = JSON.stringify(event, null, 2);
      return `## ${event.type}\n\n${description}\n\n\`\`\`json\n${example}\n\`\`\`\n`;
    }),
  ].join("\n");
