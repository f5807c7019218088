import { App, Tags, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { optionsIn } from "#infra/options.ts";
import { contextWarnings } from "#infra/settings.ts";
import { DataStack } from "#infra/stacks/data-stack.ts";
import { ServiceStack } from "#infra/stacks/service-stack.ts";
import { runSynth } from "#infra/synth-error.ts";

const synth = (): void => {
  // CloudFormation's own rules take two thirds of the time. The tests check them, and CloudFormation does before it deploys.
  const app = new App({ builtinCloudFormationValidation: false });
  for (const warning of contextWarnings(app.node)) console.warn(`Warning: -c ${warning}`);
  const options = optionsIn(app.node);
  const { environmentName, region } = options;
  const props = { options, env: { region } };
  const name = `animation-agent-${environmentName}`;

  /** Users, records and files are kept. The other stack may be replaced at any time. */
  const data = new DataStack(app, `${name}-data`, {
    ...props,
    description: "Animation Agent: users, records and files",
  });
  new ServiceStack(app, `${name}-service`, {
    ...props,
    data,
    description: "Animation Agent: API, site and film pipeline",
  });

  // Tags of dashboards are new in CloudFormation: not every tool that reads a template knows them.
  const excludeResourceTypes = ["AWS::CloudWatch::Dashboard"];
  for (const [tag, value] of Object.entries({ product: "animation-agent", stage: environmentName }))
    Tags.of(app).add(tag, value, { excludeResourceTypes });
  if (data.bundlingRequired) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  app.synth();
};

runSynth(synth);
