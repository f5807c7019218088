import { App } from "aws-cdk-lib";
import { DataStack } from "#infra/stacks/data-stack.ts";
import { ServiceStack } from "#infra/stacks/service-stack.ts";

const app = new App();
const stage: string = app.node.tryGetContext("stage") ?? "dev";
const siteUrl: string = app.node.tryGetContext("siteUrl") ?? "https://animation-agent.example";
const mailFrom: string = app.node.tryGetContext("mailFrom") ?? "Animation Agent <no-reply@animation-agent.example>";

/** What is kept (users, records, files) is deployed apart from what may be replaced on any day. */
const data = new DataStack(app, `animation-agent-${stage}-data`, { siteUrl });
new ServiceStack(app, `animation-agent-${stage}-service`, { data, siteUrl, mailFrom });
app.synth();
