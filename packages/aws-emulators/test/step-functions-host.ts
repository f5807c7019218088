import { startStepFunctions } from "../src/step-functions/index.ts";

const [, , folder = "", mode] = process.argv;
const arn = "arn:aws:states:us-east-1:000000000000:stateMachine:film";
const say = (line: string) => process.stdout.write(`${line}\n`);

const task = (name: string, next: object) => ({
  Type: "Task",
  Resource: "arn:aws:states:::lambda:invoke",
  Arguments: { FunctionName: name, Payload: "{% $states.input %}" },
  Output: "{% $states.result.Payload %}",
  ...next,
});
const States = {
  Voice: task("Voice", { Next: "Draw" }),
  Draw: task("Draw", { Next: "Render" }),
  Render: task("Render", { End: true }),
};
const Scenes = { Type: "Map", MaxConcurrency: 2, ItemProcessor: { StartAt: "Voice", States }, End: true };
const definition = JSON.stringify({ QueryLanguage: "JSONata", StartAt: "Scenes", States: { Scenes } });

const emulator = await startStepFunctions({
  folder,
  invoke: async (stage, scene) => {
    const stuck = mode === "stuck" && stage === "Draw" && Number(scene) >= 2;
    say(`${stage} ${scene}${stuck ? " stuck" : ""}`);
    return stuck ? new Promise(() => {}) : scene;
  },
  putEvents: async () => ({}),
});
emulator.register({ arn, name: "film", definition });
emulator.onStatusChange(({ detail }) => {
  if (detail.status !== "RUNNING") say(`${detail.status} ${detail.output}`);
});
emulator.resume();
if (mode === "stuck") {
  await fetch(emulator.endpoint, {
    method: "POST",
    headers: { "x-amz-target": "AWSStepFunctions.StartExecution" },
    body: JSON.stringify({ stateMachineArn: arn, input: "[0,1,2,3,4]" }),
  });
}
