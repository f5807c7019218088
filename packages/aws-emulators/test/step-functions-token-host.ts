import { startStepFunctions } from "../src/step-functions/index.ts";

const [, , folder = "", mode] = process.argv;
const arn = "arn:aws:states:us-east-1:000000000000:stateMachine:film";
const say = (line: string) => process.stdout.write(`${line}\n`);

const Wait = {
  Type: "Task",
  Resource: "arn:aws:states:::lambda:invoke.waitForTaskToken",
  Arguments: { FunctionName: "Wait", Payload: "{% $states.context.Task.Token %}" },
  TimeoutSeconds: 3600,
  Output: "{% $states.result %}",
  End: true,
};
const definition = JSON.stringify({ QueryLanguage: "JSONata", StartAt: "Wait", States: { Wait } });

const emulator = await startStepFunctions({
  folder,
  invoke: async (_, token) => say(`token ${token}`),
  putEvents: async () => ({}),
});
const call = (operation: string, body: object) =>
  fetch(emulator.endpoint, {
    method: "POST",
    headers: { "x-amz-target": `AWSStepFunctions.${operation}` },
    body: JSON.stringify(body),
  });
emulator.register({ arn, name: "film", definition });
emulator.onStatusChange(({ detail }) => {
  if (detail.status !== "RUNNING") say(`${detail.status} ${detail.output}`);
});
emulator.resume();
if (mode === "start") {
  const started = await call("StartExecution", { stateMachineArn: arn });
  const { executionArn } = (await started.json()) as { executionArn: string }; // as the API answers
  const history = async () => (await call("GetExecutionHistory", { executionArn })).text();
  while (!(await history()).includes("TaskSubmitted"));
  say("waits");
} else {
  const { status } = await call("SendTaskSuccess", { taskToken: mode, output: '"started"' });
  say(`sent ${status}`);
}
